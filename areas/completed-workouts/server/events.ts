import { defineEvent } from '#shell/server/events.ts';
import type { SkipReason } from '../contract/set.ts';

export interface WorkoutEvent {
  completedWorkoutId: string;
  clientId: string;
}

/** The client has finished the workout. Not published when a professional logs it, nor for an import. */
export const workoutFinished = defineEvent<WorkoutEvent>('workout finished');

/** A professional has changed, added or removed sets of a finished workout of the client. */
export const workoutCorrected = defineEvent<WorkoutEvent>('workout corrected');

/** The client has skipped the whole workout, and not because of pain, which is published as `painReported`. */
export const workoutSkipped = defineEvent<WorkoutEvent & { reason: SkipReason }>('workout skipped');

/** A workout is not skipped any more for the reason of `workoutSkipped`: it is to do again, done, or skipped for another reason. */
export const workoutSkipWithdrawn = defineEvent<WorkoutEvent>('workout skip withdrawn');

/** The client has skipped rows of the workout because of pain, or reported pain at its end (`isAtEnd`). */
export const painReported = defineEvent<WorkoutEvent & { rowIds: readonly string[]; isAtEnd: boolean }>(
  'pain reported',
);

/** Texts of the client in the workout name a symptom and did not before. `parts` identifies them in the workout, at least one. */
export const symptomReported = defineEvent<WorkoutEvent & { parts: readonly string[] }>('symptom reported');

/** No text of the client in the workout names a symptom any more. */
export const symptomWithdrawn = defineEvent<WorkoutEvent>('symptom withdrawn');

/** No row of the workout is skipped because of pain any more, and none is reported at its end. */
export const painWithdrawn = defineEvent<WorkoutEvent>('pain withdrawn');

/** Published before the client deletes a workout; the row still exists. */
export const workoutDeleted = defineEvent<WorkoutEvent>('workout deleted');

/** The caller has opened the workout and read the messages about it and the feedback. */
export const workoutRead = defineEvent<WorkoutEvent>('workout read');
