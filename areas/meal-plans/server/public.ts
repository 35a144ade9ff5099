export { findCurrentConfirmations } from './operations/allergy-confirmations.ts';
export { type ClientDay, findDaysOn, findNextDayOn } from './operations/days.ts';
export type { MealPlanOutline } from './operations/outlined-content.ts';
export { insertPastMealPlan } from './operations/past-meal-plan.ts';
export { readMealPlanSettings } from './operations/settings.ts';
export { findConfirmedFoods } from './store/allergy-confirmations.ts';
export { findQualification } from './store/qualifications.ts';
export { findExpiring, isInProgress, isLastMealPlan, isNextMissing } from './store/assigned.ts';
export { findCandidates } from './store/candidates.ts';
export { findPublishedMeals, findPublishedOf, type PublishedOf } from './store/published-contents.ts';
export {
  mealPlanConflictsFound,
  mealPlanEnded,
  mealPlanPublished,
  mealPlanSaved,
  mealPlansDeleted,
  mealPlanVersionsDeleted,
} from './events.ts';
export { publishedReports } from './store/copies.ts';
export { isVisibleMealPlan } from './store/visibility.ts';
