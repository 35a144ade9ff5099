import { linkOptions } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';

/** Where a workout is shown: to the client, or to who looks after them. */
export function workoutLink(id: string, clientId: string | undefined): LinkProps {
  if (!clientId) return linkOptions({ to: '/my/completed-workouts/$id', params: { id } });
  return linkOptions({
    to: '/clients/$id/completed_workouts/$workoutId/details',
    params: { id: clientId, workoutId: id },
  });
}

export function exerciseLink(exerciseId: string, clientId: string | undefined): LinkProps {
  if (!clientId) return linkOptions({ to: '/my/exercises/$id', params: { id: exerciseId } });
  return linkOptions({
    to: '/clients/$id/completed_workouts/exercises/$exerciseId',
    params: { id: clientId, exerciseId },
  });
}
