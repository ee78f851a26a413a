/** Plans and history of Lords, from studies: each draws itself without props. */
export { default as Annals } from './AnnalsList.svelte';
export { default as Deals } from './Deals.svelte';
export { default as Families } from './Families.svelte';
export { default as Forecast } from './Forecast.svelte';
export { default as Planner } from './Planner.svelte';
export { default as Prisoners } from './Prisoners.svelte';
export { useRibbons } from './ribbons.svelte';
