export { ClientDietPanel } from './client/ClientDietPanel.tsx';
