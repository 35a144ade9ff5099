import { FreeWorkoutSheet } from '../free/FreeWorkoutSheet.tsx';
import { SkipSheet } from '../runner/screens/SkipSheet.tsx';
import { AllDone, DoneToday } from './DoneCards.tsx';
import { EarlyStart } from './EarlyStart.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { RefusedSkips } from './skips/RefusedSkips.tsx';

/** What Today shows after training, and before or after a choice: one chunk, which its first view does not load. */
export const workoutActions = { AllDone, DoneToday, EarlyStart, FreeWorkoutSheet, MoveSheet, RefusedSkips, SkipSheet };
