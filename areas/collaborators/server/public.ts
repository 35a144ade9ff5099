export { collaboratorJoined, ownershipAnswered, ownershipOffered } from './events.ts';
export { type HandOver, type HandOverLine, type HandOverOwner, handOverLines } from './hand-over.ts';
export { handOverOfRows, isOf as isOfOwner, type RemovableOptions, removableRows } from './store/created-rows.ts';
export { removeRecords, restoreRecords } from './store/removed-records.ts';
export { findAdmins, findClientIds } from './store/team.ts';
