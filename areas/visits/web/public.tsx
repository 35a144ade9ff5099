export { ClientVisitsPanel } from './client/ClientVisitsPanel.tsx';
