export { OwnDataSection, ReadyArchive } from './OwnDataSection.tsx';
