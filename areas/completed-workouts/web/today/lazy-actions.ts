import { lazy } from 'react';

const load = async () => (await import('./workout-actions.ts')).workoutActions;

/** Few clients open the app before the start of their program. */
export const EarlyStart = lazy(async () => ({ default: (await load()).EarlyStart }));
export const MoveSheet = lazy(async () => ({ default: (await load()).MoveSheet }));
export const SkipSheet = lazy(async () => ({ default: (await load()).SkipSheet }));
