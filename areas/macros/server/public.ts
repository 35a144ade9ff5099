export { numbersHidden } from './hidden.ts';
