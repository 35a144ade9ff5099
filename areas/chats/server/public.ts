export { conversationAssigned, conversationRead, messageDeleted, messageSent, messageUnsent } from './events.ts';
export { readMessagesAbout } from './operations/conversations.ts';
export { sendMessageAbout } from './operations/message-about.ts';
export { assertProfessional } from './operations/queue.ts';
export { getSavedFile } from './operations/saved-file.ts';
export { sendMessage } from './operations/send.ts';
export { type FoundReference, type RecordPart, referenceKinds } from './references.ts';
export { attachmentOfFile, fileJson, SavedFile } from './store/saved-file.ts';
export { lastReplyAbout, messagesAbout, unreadAbout } from './store/unread.ts';
