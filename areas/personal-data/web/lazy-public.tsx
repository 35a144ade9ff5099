export { OwnDataSection } from './OwnDataSection.tsx';
