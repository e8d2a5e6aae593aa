import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/pages.css'
import App from './App.svelte'
import { followTheme } from '$lib/prefs.svelte'
import { start } from '$lib/router.svelte'

followTheme()
start()
const place = document.getElementById('app')
if (place) mount(App, { target: place })
