import { defineEvent } from '#shell/server/events.ts';

interface WorkoutEvent {
  completedWorkoutId: string;
  clientId: string;
}

/** The client has finished the workout. Not published when a professional logs it, nor for an import. */
export const workoutFinished = defineEvent<WorkoutEvent>('workout finished');

/** The client has skipped rows of the workout because of pain. */
export const painReported = defineEvent<WorkoutEvent & { rowIds: readonly string[] }>('pain reported');

export const commentCreated = defineEvent<
  WorkoutEvent & { commentId: string; text: string; authorName: string; isByClient: boolean }
>('comment created');

export const commentDeleted = defineEvent<{ commentId: string }>('comment deleted');

/** The caller has opened the workout and read its comments and feedback. */
export const workoutRead = defineEvent<WorkoutEvent>('workout read');
