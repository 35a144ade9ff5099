import type { WorkoutSync } from '../../contract/training.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findBegun, insertWorkout, type LockedWorkout, lockClient, lockWorkout } from '../store/begin.ts';
import { verifyPrescription } from './signed-prescription.ts';

type Beginning = Pick<WorkoutSync, 'signed' | 'startedAt' | 'sets'> & { id: string; clientId: string };

/** A workout nobody has begun under that id: the one begun elsewhere, or a new one as the device was shown it. */
export async function lockOrBeginWorkout(
  scope: Scope,
  { id, clientId, signed, startedAt, sets }: Beginning,
): Promise<LockedWorkout> {
  const prescription = found(signed && verifyPrescription(scope, clientId, signed));
  await lockClient(scope, clientId);
  const beginning = { id, clientId, startedAt, workoutId: prescription.workoutId };
  const begun = await findBegun(scope, { ...beginning, sets });
  if (!begun) await insertWorkout(scope, { ...beginning, prescription });
  return found(await lockWorkout(scope, { id: begun ?? id, clientId }));
}
