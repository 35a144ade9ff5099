export { mealsRead, mealsReported } from './events.ts';
export { reportPastMeals } from './operations/past-meals.ts';
