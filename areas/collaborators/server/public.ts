export { collaboratorJoined, ownershipAnswered, ownershipOffered } from './events.ts';
export { type HandOver, type HandOverLine, type HandOverOwner, handOverLines } from './hand-over.ts';
export { handOverOfRows, isOf as isOfOwner } from './store/created-rows.ts';
