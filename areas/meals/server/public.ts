export { mealsRead, mealsReported } from './events.ts';
