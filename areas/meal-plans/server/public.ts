export { type ClientDay, findDaysOn } from './operations/days.ts';
export { readMealPlanSettings } from './operations/settings.ts';
export { findPublishedOf } from './store/published-contents.ts';
export { mealPlanDeleted, mealPlanPublished } from './events.ts';
