export { openChat } from './chat-box.ts';
export { useWriteAboutAction } from './write-about.ts';
export { WriteAboutButton } from './WriteAboutButton.tsx';
