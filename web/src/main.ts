import { mount } from 'svelte';
import './look';
import './shell.css';
import App from './App.svelte';
import { startRouter } from './router';
import { startTheme } from './theme';

startTheme();
startRouter();
const target = document.getElementById('app');
if (target) mount(App, { target });
