export { areChosenKnown, isChosen } from './store.ts';
