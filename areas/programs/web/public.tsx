export { ProgramSettingsSection } from './settings/ProgramSettingsSection.tsx';
