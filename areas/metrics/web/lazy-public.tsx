export { TodayWeight } from './record/TodayWeight.tsx';
export { EarlierWeight } from './record/EarlierWeight.tsx';
export { ClientWeightPanel } from './ClientWeightPanel.tsx';
export { precacheMetrics } from './queries.ts';
export { UnreadSymptomNotes } from './symptoms/UnreadSymptomNotes.tsx';
