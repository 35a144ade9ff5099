export { ClientDataPanel } from './ClientDataPanel.tsx';
export { OwnArchive, OwnDataSection, ReadyArchive } from './OwnDataSection.tsx';
