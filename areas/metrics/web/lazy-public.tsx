export { TodayWeight } from './record/TodayWeight.tsx';
