export type { ReadNextLoads } from './editor/next-loads/provide.ts';
export { ProgramSettingsSection } from './settings/ProgramSettingsSection.tsx';
