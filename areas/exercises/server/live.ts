import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseChanged } from '../contract.ts';

/** To all professionals, because programs also show them exercises that are not shared. The event does not name the exercise. */
export async function emitExercisesChanged(scope: Scope): Promise<void> {
  emitLiveEvent(scope, exerciseChanged, { membershipIds: await professionalsOfAccount(scope), data: {} });
}
