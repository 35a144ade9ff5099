export { logPastWorkouts } from './operations/past-workouts.ts';
export { isUnread } from './store/lists.ts';
