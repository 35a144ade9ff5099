export { assignProgram } from './operations/assignment.ts';
export { createOutlinedTemplate } from './operations/outlined-template.ts';
export { deleteTemplateForever, getProgram } from './operations/programs.ts';
export {
  programAssigned,
  programChanged,
  programsEdited,
  programEndChosen,
  programPauseChanged,
  programRemoved,
  programRestored,
  programsDeleted,
} from './events.ts';
export { readProgramSettings } from './operations/settings.ts';
export { findExpiring } from './store/assigned.ts';
export { assignedOn, movedDate, prescribedDate } from './store/columns.ts';
export { isInProgress, isLastProgram, isNextMissing } from './store/states.ts';
export { isVisibleProgram } from './store/visibility.ts';
