export { type ClientDay, findDayOn, findDaysOn } from './operations/days.ts';
export { mealPlanDeleted, mealPlanPublished, mealPlanSaved } from './events.ts';
