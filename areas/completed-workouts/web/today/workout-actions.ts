import { SkipSheet } from '../runner/screens/SkipSheet.tsx';
import { EarlyStart } from './EarlyStart.tsx';
import { MoveSheet } from './MoveSheet.tsx';

/** What Today shows before or after a choice: one chunk, which its first view does not load. */
export const workoutActions = { EarlyStart, MoveSheet, SkipSheet };
