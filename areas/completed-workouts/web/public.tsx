export { TodayScreen } from './today/TodayScreen.tsx';
