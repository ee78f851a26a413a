import { mount } from 'svelte';
import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/cinzel/latin-400.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
