/** Whose workout it is: one's own, or a client's who stands beside the professional. */
export interface RunnerPlace {
  client: { id: string; name: string } | null;
}

export const ownPlace: RunnerPlace = { client: null };

/** The address of a finished workout. */
export function resultPath({ client }: RunnerPlace, completedWorkoutId: string): string {
  if (!client) return `/my/completed-workouts/${completedWorkoutId}`;
  return `/clients/${client.id}/completed_workouts/${completedWorkoutId}/details`;
}
