export { mealsRead, mealsReported } from './events.ts';
export { readAdherence } from './operations/adherence.ts';
export { reportPastMeals } from './operations/past-meals.ts';
