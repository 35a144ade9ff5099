export { ClientDietPanel } from './client/ClientDietPanel.tsx';
export { UnreadSymptoms } from './client/UnreadSymptoms.tsx';
