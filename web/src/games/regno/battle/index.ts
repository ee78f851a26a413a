/** Battles of Regno: the one that is fought, and those that were. */
export { default as Battle } from './Battle.svelte';
export { default as BattleList } from './BattleList.svelte';
export { default as BattleWatch } from './BattleWatch.svelte';
export { closeBattle, isFighting, openBattle, shownBattle } from './view.svelte';
