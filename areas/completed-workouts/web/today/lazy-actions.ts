import { lazy } from 'react';

const load = async () => (await import('./workout-actions.ts')).workoutActions;

/** Most clients open the app before they train, and few before the start or after the last workout of their program. */
export const AllDone = lazy(async () => ({ default: (await load()).AllDone }));
export const DoneToday = lazy(async () => ({ default: (await load()).DoneToday }));
export const EarlyStart = lazy(async () => ({ default: (await load()).EarlyStart }));
export const FreeWorkoutSheet = lazy(async () => ({ default: (await load()).FreeWorkoutSheet }));
export const MoveSheet = lazy(async () => ({ default: (await load()).MoveSheet }));
export const RefusedSkips = lazy(async () => ({ default: (await load()).RefusedSkips }));
export const SkipSheet = lazy(async () => ({ default: (await load()).SkipSheet }));
