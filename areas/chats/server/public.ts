export { conversationAssigned, conversationRead, messageDeleted, messageSent, messageUnsent } from './events.ts';
export { readMessagesAbout } from './operations/conversations.ts';
export { sendMessage } from './operations/send.ts';
export { type FoundReference, type RecordPart, referenceKinds } from './references.ts';
export { messagesAbout, unreadAbout } from './store/unread.ts';
