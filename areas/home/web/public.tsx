export { ClientTrendPanel } from './client-panels/ClientTrendPanel.tsx';
export { ClientMealPlansPanel } from './client-panels/ClientMealPlansPanel.tsx';
export { ClientProgramsPanel } from './client-panels/ClientProgramsPanel.tsx';
export { ClientWorkoutsPanel } from './client-panels/ClientWorkoutsPanel.tsx';
