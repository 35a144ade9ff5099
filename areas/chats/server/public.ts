export { conversationAssigned, conversationRead, messageDeleted, messageSent, messageUnsent } from './events.ts';
export { type FoundReference, referenceKinds } from './references.ts';
