import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import type { PrescribedRow, RowChange, SetValues } from '#areas/completed-workouts/contract/set.ts';
import type { ExerciseHistory, WorkoutSync } from '#areas/completed-workouts/contract/training.ts';
import { syncWorkout } from '#areas/completed-workouts/server/operations/sync.ts';
import { openWorkout } from '#areas/completed-workouts/server/operations/training.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type LoggedValues = Pick<SetValues, 'rowId' | 'setNumber' | 'loggedAt'> & Partial<SetValues>;

export interface Completion {
  workoutId: string;
  startedAt: string;
  /** Returns the sets to log for the prescribed rows. Without it no set is logged. */
  setsOf?: (rows: PrescribedRow[], history: ExerciseHistory[]) => LoggedValues[];
  changesOf?: (rows: PrescribedRow[]) => RowChange[];
  finish?: WorkoutSync['finish'];
  /** The client, when a professional logs the workout in person. */
  clientId?: string;
}

interface Completed {
  id: string;
  rows: PrescribedRow[];
  setIds: string[];
}

/** Opens a workout and syncs its sets in one request, as a phone does. */
export async function completeWorkout(
  scope: Scope,
  { workoutId, startedAt, setsOf, changesOf, finish = null, clientId }: Completion,
): Promise<Completed> {
  const subject = clientId ? clientSubject(scope, clientId) : ownSubject(scope);
  const { prescription, signature, history } = await openWorkout(scope, subject, { workoutId });
  const { rows } = prescription;
  const request: WorkoutSync = {
    sentAt: new Date().toISOString(),
    signed: { prescription, signature },
    startedAt,
    sets: setsOf?.(rows, history).map(toSyncedSet) ?? [],
    rowChanges: changesOf?.(rows) ?? [],
    finish,
  };
  const { completedWorkoutId, sets } = await syncWorkout(scope, subject, { ...request, completedWorkoutId: newId() });
  return { id: completedWorkoutId, rows, setIds: sets.map((set) => set.id) };
}

function toSyncedSet(values: LoggedValues): WorkoutSync['sets'][number] {
  const emptyValues = { weightKg: null, reps: null, rir: null, rpe: null, seconds: null, metres: null };
  return { id: newId(), note: '', isWarmUp: false, isRemoved: false, ...emptyValues, ...values };
}
