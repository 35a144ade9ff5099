export { ClientProgramsPanel } from './client-panels/ClientProgramsPanel.tsx';
export { ClientWorkoutsPanel } from './client-panels/ClientWorkoutsPanel.tsx';
