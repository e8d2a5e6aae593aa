import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/pages.css'
import App from './App.svelte'
import { followTheme } from '$lib/prefs.svelte'
import { start } from '$lib/router.svelte'

/** A part of the pages cannot be loaded: most likely there is a newer version of all of them, which names it otherwise. So
 *  everything is loaded anew; once, in case something else is wrong. */
const RELOADED = 'pioche.reloaded'
const ONCE_IN = 10_000
addEventListener('vite:preloadError', event => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  event.preventDefault()
  location.reload()
})

followTheme()
start()
const place = document.getElementById('app')
if (place) mount(App, { target: place })
