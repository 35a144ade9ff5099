import type { Subject } from '#areas/clients/server/public.ts';
import type { PrescribedRow, RowChange, SetValues } from '../../contract/set.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import { newId } from '#shell/common/ids.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findPrescriptions } from '../store/prescriptions.ts';
import { signPrescription } from './signed-prescription.ts';
import { syncWorkout } from './sync.ts';

type LoggedValues = Pick<SetValues, 'rowId' | 'setNumber' | 'loggedAt'> & Partial<SetValues>;

/** What is logged of a workout. */
export interface Completion {
  startedAt: string;
  /** Returns the sets to log for the prescribed rows. Without it no set is logged. */
  setsOf?: (rows: PrescribedRow[]) => LoggedValues[];
  changesOf?: (rows: PrescribedRow[]) => RowChange[];
  finish?: WorkoutSync['finish'];
}

interface Completed {
  id: string;
  rows: PrescribedRow[];
  setIds: string[];
}

export async function completeWorkout(
  scope: Scope,
  subject: Subject,
  { workoutId, ...completion }: Completion & { workoutId: string },
): Promise<Completed> {
  const [prescription] = await findPrescriptions(scope, subject.clientId, [workoutId]);
  return completePrescribed(scope, subject, { prescription: found(prescription), ...completion });
}

/** Syncs the prescription and its sets in one request, as a phone does. */
export async function completePrescribed(
  scope: Scope,
  subject: Subject,
  { prescription, startedAt, setsOf, changesOf, finish = null }: Completion & { prescription: Prescription },
): Promise<Completed> {
  const { rows } = prescription;
  const request: WorkoutSync = {
    sentAt: new Date().toISOString(),
    signed: signPrescription(scope, subject.clientId, prescription),
    startedAt,
    sets: setsOf?.(rows).map(toSyncedSet) ?? [],
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
