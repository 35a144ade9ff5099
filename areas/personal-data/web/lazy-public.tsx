export { OwnArchive, OwnDataSection, ReadyArchive } from './OwnDataSection.tsx';
