export { mealsRead, mealsReported, mealSymptomsWithdrawn } from './events.ts';
export { reportPastMeals } from './operations/past-meals.ts';
