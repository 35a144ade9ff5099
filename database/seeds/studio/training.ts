import type { PrescribedRow, RowChange, SetValues } from '#areas/completed-workouts/contract/set.ts';
import type { ExerciseHistory, WorkoutSyncResult, WorkoutSync } from '#areas/completed-workouts/contract/training.ts';
import { sync, syncOfClient } from '#areas/completed-workouts/server/operations/sync.ts';
import { openOfClient, openWorkout } from '#areas/completed-workouts/server/operations/training.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type LoggedValues = Pick<SetValues, 'rowId' | 'setNumber' | 'loggedAt'> & Partial<SetValues>;

export interface Completion {
  workoutId: string;
  startedAt: string;
  /** Sets that are logged; without it the workout is only started. */
  setsOf?: (rows: PrescribedRow[], past: ExerciseHistory[]) => LoggedValues[];
  changesOf?: (rows: PrescribedRow[]) => RowChange[];
  finish?: WorkoutSync['finish'];
  /** The client, when a professional logs the workout. */
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
  const { prescription, signature, history } = clientId
    ? await openOfClient(scope, { id: clientId, workoutId })
    : await openWorkout(scope, { id: workoutId });
  const { rows } = prescription;
  const request: WorkoutSync = {
    sentAt: new Date().toISOString(),
    signed: { prescription, signature },
    startedAt,
    sets: setsOf?.(rows, history).map(toSyncedSet) ?? [],
    rowChanges: changesOf?.(rows) ?? [],
    finish,
  };
  const id = newId();
  const { completedWorkoutId, sets }: WorkoutSyncResult = clientId
    ? await syncOfClient(scope, { ...request, id: clientId, workoutId: id })
    : await sync(scope, { ...request, id });
  return { id: completedWorkoutId, rows, setIds: sets.map((set) => set.id) };
}

function toSyncedSet(values: LoggedValues): WorkoutSync['sets'][number] {
  const emptyValues = { weightKg: null, reps: null, rir: null, rpe: null, seconds: null, metres: null };
  return { id: newId(), note: '', isWarmUp: false, isRemoved: false, ...emptyValues, ...values };
}
