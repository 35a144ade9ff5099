export { openChat } from './chat-box.ts';
export { useUnreadConversations } from './unread.ts';
export { useWriteAboutAction } from './write-about.ts';
export { WriteAboutButton } from './WriteAboutButton.tsx';
