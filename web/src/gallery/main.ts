// A development page: any fixture scene on the real table.
//     /gallery.html                       the list
//     /gallery.html?scene=NAME&theme=dark&language=fr&readonly=1
import { mount } from 'svelte'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/pages.css'
import Gallery from './Gallery.svelte'

const place = document.getElementById('app')
if (place) mount(Gallery, { target: place })
