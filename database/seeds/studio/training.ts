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
  /** What is done of the rows; without it the workout is only begun. */
  setsOf?: (rows: PrescribedRow[], past: ExerciseHistory[]) => LoggedValues[];
  changesOf?: (rows: PrescribedRow[]) => RowChange[];
  finish?: WorkoutSync['finish'];
  /** Of whom, when a professional writes it down. */
  clientId?: string;
}

interface Completed {
  id: string;
  rows: PrescribedRow[];
  setIds: string[];
}

/** A workout as a phone opens it and sends what was done, in one call. */
export async function completeWorkout(
  scope: Scope,
  { workoutId, startedAt, setsOf, changesOf, finish = null, clientId }: Completion,
): Promise<Completed> {
  const { prescription, signature, history } = clientId
    ? await openOfClient(scope, { id: clientId, workoutId })
    : await openWorkout(scope, { id: workoutId });
  const { rows } = prescription;
  const known: WorkoutSync = {
    sentAt: new Date().toISOString(),
    signed: { prescription, signature },
    startedAt,
    sets: setsOf?.(rows, history).map(asSent) ?? [],
    rowChanges: changesOf?.(rows) ?? [],
    finish,
  };
  const id = newId();
  const { completedWorkoutId, sets }: WorkoutSyncResult = clientId
    ? await syncOfClient(scope, { ...known, id: clientId, workoutId: id })
    : await sync(scope, { ...known, id });
  return { id: completedWorkoutId, rows, setIds: sets.map((set) => set.id) };
}

function asSent(values: LoggedValues): WorkoutSync['sets'][number] {
  const nothing = { weightKg: null, reps: null, rir: null, rpe: null, seconds: null, metres: null };
  return { id: newId(), note: '', isWarmUp: false, isRemoved: false, ...nothing, ...values };
}
