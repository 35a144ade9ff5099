import type { SharedKind } from '#areas/sharing/server/public.ts';
import { emitProgramsChanged } from './live.ts';
import { isEditableProgram, isEditableTemplate, isVisibleProgram, isVisibleTemplate } from './store/visibility.ts';

/** Templates, which their authors share with the team. */
export const sharedTemplates: SharedKind = {
  table: 'programs',
  isVisible: isVisibleTemplate,
  isEditable: isEditableTemplate,
  emitChanged: emitProgramsChanged,
};

/** Templates and copies. */
export const editablePrograms: SharedKind = {
  ...sharedTemplates,
  isVisible: isVisibleProgram,
  isEditable: isEditableProgram,
};
