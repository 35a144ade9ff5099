export { numbersHidden } from './hidden.ts';
export { createMacro } from './operations/macros.ts';
