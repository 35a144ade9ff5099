export { prefetchTraining } from './queries.ts';
export { TodayScreen } from './today/TodayScreen.tsx';
