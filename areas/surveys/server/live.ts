import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { surveyChanged } from '../contract.ts';
import { findVersion } from './store/surveys.ts';

/** The open apps of the professionals follow. */
export async function emitSurveyChanged(scope: Scope, surveyId: string): Promise<void> {
  const [membershipIds, version] = await Promise.all([professionalsOfAccount(scope), findVersion(scope, surveyId)]);
  emitLiveEvent(scope, surveyChanged, { membershipIds, data: { surveyId, version: found(version) } });
}
