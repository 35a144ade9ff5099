export { prefetchTraining as readTrainingAhead } from './queries.ts';
export { TodayScreen } from './today/TodayScreen.tsx';
