export { NotificationDefaultsSection, NotificationSettingsSection } from './settings/NotificationSettingsSection.tsx';
