import { linkOptions } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';

export function completedWorkoutLink({ clientId }: Subject, completedWorkoutId: string): LinkProps {
  return clientId === null
    ? linkOptions({ to: '/my/completed-workouts/$completedWorkoutId', params: { completedWorkoutId } })
    : linkOptions({
        to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
        params: { id: clientId, completedWorkoutId },
      });
}

interface CorrectedWorkout {
  completedWorkoutId: string;
  /** The set whose form is open. */
  setId?: string;
}

/** The screen on which a finished workout is corrected. */
export function correctionLink({ clientId }: Subject, { completedWorkoutId, setId }: CorrectedWorkout): LinkProps {
  const search = setId ? { set: setId } : {};
  return clientId === null
    ? linkOptions({
        to: '/my/completed-workouts/$completedWorkoutId/correction',
        params: { completedWorkoutId },
        search,
      })
    : linkOptions({
        to: '/clients/$id/completed_workouts/$completedWorkoutId/correction',
        params: { id: clientId, completedWorkoutId },
        search,
      });
}

export function exerciseLink({ clientId }: Subject, exerciseId: string): LinkProps {
  return clientId === null
    ? linkOptions({ to: '/my/exercises/$exerciseId', params: { exerciseId } })
    : linkOptions({
        to: '/clients/$id/completed_workouts/exercises/$exerciseId',
        params: { id: clientId, exerciseId },
      });
}

/** Returns the paths of the tabs of the history. */
export function historyPaths({ clientId }: Subject) {
  if (clientId === null)
    return { calendar: '/my/completed-workouts', exercises: '/my/exercises', records: '/my/records' };
  const base = `/clients/${clientId}/completed_workouts`;
  return { calendar: base, exercises: `${base}/exercises`, records: `${base}/records` };
}
