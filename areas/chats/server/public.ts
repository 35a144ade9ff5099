export { messageDeleted, messageSent } from './events.ts';
export { sendMessage } from './operations/send.ts';
export { type FoundReference, referenceKinds } from './references.ts';
