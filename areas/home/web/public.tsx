export { ClientProgramsPanel } from './of-client/ClientProgramsPanel.tsx';
export { ClientWorkoutsPanel } from './of-client/ClientWorkoutsPanel.tsx';
