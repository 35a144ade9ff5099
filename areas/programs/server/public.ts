export { readProgramSettings } from './operations/settings.ts';
export { isInState } from './store/states.ts';
export { isVisibleProgram } from './store/visibility.ts';
