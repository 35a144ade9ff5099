export { openChat } from './chat-box.ts';
export { ChatSettingsSection } from './settings/ChatSettingsSection.tsx';
