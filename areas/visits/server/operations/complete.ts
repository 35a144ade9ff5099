import { findDeclaredStates, readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import { assertPossible } from '#areas/metrics/server/public.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { visitProblems } from '../../contract.ts';
import type { VisitContent, VisitRecord } from '../../contract/document.ts';
import type { visitRoutes } from '../../contract/routes.ts';
import { profileState } from '../../rules/maternal-state.ts';
import { todayIn } from '#shell/common/dates.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/documents/document.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { visitDocument } from '../document.ts';
import { emitVisitChanged } from '../live.ts';
import * as store from '../store/visits.ts';
import { recordVisit } from './record.ts';
import { getVisit } from './visits.ts';

/** Completes a draft. Completing it again after it was reopened replaces the values that it wrote before. */
export async function completeVisit(
  scope: Scope,
  { id, version }: ParsedRequest<typeof visitRoutes.complete>,
): Promise<{ visit: VisitRecord }> {
  const content = await lockVersion(scope, { id, version });
  const { visit } = await getVisit(scope, { id });
  if (visit.state === 'completed') return { visit };
  assertComplete(scope, content);
  if (content.maternalState === null) await assertNoState(scope, visit);

  const person = found(await store.findClientOfVisit(scope, id));
  const { clientId } = visit;
  const visitOfClient = { id, clientId, authorId: scope.caller.membershipId, content, person };
  await store.setCompleted(scope, id, await recordVisit(scope, visitOfClient));
  await emitVisitChanged(scope, id);
  return getVisit(scope, { id });
}

/** The values that the visit wrote stay until it is completed again. */
export async function reopenVisit(
  scope: Scope,
  { id, version, reason }: ParsedRequest<typeof visitRoutes.reopen>,
): Promise<{ visit: VisitRecord }> {
  await lockVersion(scope, { id, version });
  if (!(await store.isCompleted(scope, id))) throw new Problem(visitProblems.not_completed);
  await store.setReopened(scope, id, reason);
  await emitVisitChanged(scope, id);
  return getVisit(scope, { id });
}

async function lockVersion(scope: Scope, { id, version }: { id: string; version: number }): Promise<VisitContent> {
  const document = found(await lockDocument<VisitContent>(scope, visitDocument, id));
  if (document.version !== version) throw versionConflict(document);
  return visitDocument.schema.parse(document.content);
}

/** A visit that does not say what holds is not completed while the profile or an undecided declaration has a pregnancy or breastfeeding. */
async function assertNoState(scope: Scope, { clientId }: Pick<VisitRecord, 'clientId'>): Promise<void> {
  if (profileState(await readDietaryProfile(scope, clientId)))
    throw new Problem(visitProblems.maternal_state_required, { field: 'maternalState' });
  const declared = (await findDeclaredStates(scope, [clientId])).get(clientId) ?? [];
  const undecided = declared.filter(({ isUndecided }) => isUndecided);
  if (undecided.length === 0) return;
  const t = textsIn(scope.language);
  const statements = undecided.map(({ text, question, visitState }) => {
    return t('visits:complete.quoted', {
      text: visitState ? t(`dietary-profiles:states.${visitState}`) : text || question,
    });
  });
  const values = { statements: new Intl.ListFormat(scope.language).format(statements) };
  throw new Problem(visitProblems.maternal_state_declared, { field: 'maternalState', values });
}

function assertComplete({ caller }: Scope, content: VisitContent): void {
  const has = (metric: TypeCode) => content.measures.some((measure) => measure.metric === metric);
  if (content.takenOn > todayIn(caller.timeZone)) throw new Problem(visitProblems.in_future, { field: 'takenOn' });
  if (content.nextVisitOn && content.nextVisitOn <= content.takenOn)
    throw new Problem(visitProblems.next_not_later, { field: 'nextVisitOn' });
  if (!has('weight')) throw new Problem(visitProblems.weight_required, { field: 'weight' });
  if (!has('height')) throw new Problem(visitProblems.height_required, { field: 'height' });
  for (const { metric, takes } of content.measures)
    for (const take of takes) assertPossible({ metric, value: take, field: metric });
}
