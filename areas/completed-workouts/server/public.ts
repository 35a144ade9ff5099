export { logPastWorkouts } from './operations/past-workouts.ts';
export { findTrainingDates } from './operations/training-dates.ts';
export {
  painReported,
  painWithdrawn,
  symptomReported,
  symptomWithdrawn,
  workoutCorrected,
  workoutDeleted,
  workoutFinished,
  workoutRead,
  workoutSkipped,
  workoutSkipWithdrawn,
} from './events.ts';
export { findIdleClients } from './store/idle.ts';
export { isFinishedBetween } from './store/finished-between.ts';
export { isUnread } from './store/lists.ts';
export { referenceKind as workoutReferenceKind } from './store/comments.ts';
export { findRecords } from './store/records.ts';
export { prescribedSets } from './store/sets.ts';
export { nextVisitOfClients, otherCareOfClients } from './other-care.ts';
export { workoutNameIn } from './workout-name.ts';
