/** Whose workout it is: one's own, or a client's who stands beside the professional. */
export interface Subject {
  client: { id: string; name: string } | null;
}

export const ownSubject: Subject = { client: null };

/** The address of a finished workout. */
export function finishedWorkoutPath({ client }: Subject, completedWorkoutId: string): string {
  if (!client) return `/my/completed-workouts/${completedWorkoutId}`;
  return `/clients/${client.id}/completed_workouts/${completedWorkoutId}/details`;
}
