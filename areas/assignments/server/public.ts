export { type Copy, endOverlappingCopies, findAssigned, findOverlap, releaseReplaced } from './store/overlap.ts';
export { findAssignableClients } from './store/assignable-clients.ts';
export { findNotes } from './store/notes.ts';
export { findNamedClients, findRecipients, requireRecipients } from './recipients.ts';
export { secondHalfDays } from './store/second-half.ts';
export { TemplateCopy, templateCopyStore } from './store/template-copies.ts';
export { batchesOf, lockTemplateWithCopies } from './template-copies.ts';
