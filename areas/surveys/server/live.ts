import { emitToClientsAndProfessionals, professionalsOfAccount } from '#areas/clients/server/public.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { checkInChanged } from '../contract/check-ins.ts';
import { surveyChanged } from '../contract.ts';
import { findVersion } from './store/surveys.ts';

/** The open apps of the professionals follow. `savedVersion` is the version that is being saved. */
export async function emitSurveyChanged(
  scope: Scope,
  surveyId: string,
  savedVersion: Promise<number | undefined> = findVersion(scope, surveyId),
): Promise<void> {
  const [membershipIds, version] = await Promise.all([professionalsOfAccount(scope), savedVersion]);
  emitLiveEvent(scope, surveyChanged, { membershipIds, data: { surveyId, version: found(version) } });
}

/** The open apps of the clients and of the professionals who see them follow, with one event for all of them. */
export async function emitCheckInsChanged(
  scope: Pick<Scope, 'db' | 'live'>,
  clientIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(clientIds)];
  const [only] = ids;
  const clientId = only !== undefined && ids.length === 1 ? only : null;
  await emitToClientsAndProfessionals(scope, checkInChanged, { clientIds: ids, data: { clientId } });
}
