export { type HandOver, type HandOverLine, type HandOverOwner, handOverLines } from './hand-over.ts';
