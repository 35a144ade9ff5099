export { conversationRead, messageDeleted, messageSent } from './events.ts';
export { type FoundReference, referenceKinds } from './references.ts';
