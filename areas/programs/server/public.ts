export { programAssigned, programChanged, programDeleted } from './events.ts';
export { readProgramSettings } from './operations/settings.ts';
export { findExpiring } from './store/assigned.ts';
export { isInState } from './store/states.ts';
export { isVisibleProgram } from './store/visibility.ts';
