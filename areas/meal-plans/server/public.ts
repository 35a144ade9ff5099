export { type ClientDay, findDaysOn } from './operations/days.ts';
export type { MealPlanOutline } from './operations/outlined-content.ts';
export { insertPastMealPlan } from './operations/past-meal-plan.ts';
export { readMealPlanSettings } from './operations/settings.ts';
export { findQualification } from './store/qualifications.ts';
export { findExpiring } from './store/assigned.ts';
export { findCandidates } from './store/candidates.ts';
export { findPublishedMeals, findPublishedOf } from './store/published-contents.ts';
export { mealPlanConflictsFound, mealPlansDeleted, mealPlanPublished } from './events.ts';
