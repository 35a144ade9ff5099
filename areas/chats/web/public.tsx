export { openChat } from './chat-box.ts';
