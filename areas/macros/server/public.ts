export { numbersHidden } from './hidden.ts';
export { findTargetOn } from './operations/assignment.ts';
