export { logPastWorkouts } from './operations/past-workouts.ts';
export { commentCreated, commentDeleted, painReported, workoutFinished, workoutRead } from './events.ts';
export { findIdleClients } from './store/idle.ts';
export { isUnread } from './store/lists.ts';
export { findRecords } from './store/records.ts';
