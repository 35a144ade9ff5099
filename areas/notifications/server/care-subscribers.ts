import { findConcerned } from '#areas/clients/server/public.ts';
import { mealPlanEnded, mealPlanPublished } from '#areas/meal-plans/server/public.ts';
import {
  programAssigned,
  programsEdited,
  programEndChosen,
  programPauseChanged,
  programRemoved,
  programRestored,
} from '#areas/programs/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { clientsByProfessional } from './clients-by-professional.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import { pauseParams } from './program-subscribers.ts';
import type { StoredParams } from './store/present-params.ts';
import { findFollowedMealPlan, findFollowedProgram, findSender, findUntoldEdits } from './store/subjects.ts';

interface CareChange {
  kind: 'client_meal_plan' | 'client_program';
  clientIds: readonly string[];
  params: StoredParams;
  /** The context of the text with the number of several clients. */
  manyContext?: 'many' | 'changed_many';
  /** Identifies a change that is told once; without it each one is told. */
  occurrence?: string | undefined;
  /** Who is notified of each client: those in charge of anything, or of the training only. */
  recipients?: 'inChargeIds' | 'trainerIds';
}

/**
 * Notifies those in charge of the clients that somebody else of the account has changed what they follow: each of them once, with the name
 * of a single client or the number of several.
 */
async function notifyInCharge(scope: Scope, change: CareChange): Promise<void> {
  const { kind, clientIds, params, occurrence, recipients = 'inChargeIds', manyContext = 'many' } = change;
  if (scope.caller.clientId) return;
  const [clients, sender] = await Promise.all([
    findConcerned(scope, clientIds),
    findSender(scope, scope.caller.membershipId),
  ]);
  const pairs = [...clients.values()].flatMap((client) =>
    client[recipients].map((membershipId) => ({ clientId: client.clientId, membershipId })),
  );
  const news = [...clientsByProfessional(pairs)].map(([membershipId, [first = '', ...others]]): NewNotification => {
    const about = { kind, membershipIds: [membershipId], occurrence: occurrence ?? newId() };
    const count = others.length + 1;
    if (count > 1)
      return {
        ...{ ...about, subjectId: membershipId, clientId: null },
        params: { ...sender, ...params, count, context: manyContext },
      };
    const client = clients.get(first)?.name ?? '';
    return { ...about, subjectId: first, clientId: first, params: { ...sender, ...params, client } };
  });
  await notify(scope, scope.caller.accountId, news);
}

async function notifyOfProgram(
  scope: Scope,
  programId: string,
  change: Pick<CareChange, 'params' | 'recipients'>,
): Promise<void> {
  const copy = await findFollowedProgram(scope, programId);
  const params = { program: copy?.title ?? '', ...change.params };
  if (copy) await notifyInCharge(scope, { ...change, kind: 'client_program', clientIds: [copy.clientId], params });
}

export const careSubscribers = [
  subscribe(mealPlanPublished, (scope, { title, startsOn, isFirst, copies }) => {
    const clientIds = copies.map(({ clientId }) => clientId);
    const params = { mealPlan: title, startsOn, ...(!isFirst && { context: 'changed' }) };
    return notifyInCharge(scope, { kind: 'client_meal_plan', clientIds, params });
  }),
  subscribe(mealPlanEnded, async (scope, { mealPlanId }) => {
    const copy = await findFollowedMealPlan(scope, mealPlanId);
    const params = { mealPlan: copy?.title ?? '', context: 'ended' };
    if (copy) await notifyInCharge(scope, { kind: 'client_meal_plan', clientIds: [copy.clientId], params });
  }),
  subscribe(programAssigned, (scope, { title, startsOn, copies }) => {
    const clientIds = copies.map(({ clientId }) => clientId);
    return notifyInCharge(scope, { kind: 'client_program', clientIds, params: { program: title, startsOn } });
  }),
  subscribe(programsEdited, async (scope, { programIds, templateTitle }) => {
    const [programId = '', ...others] = programIds;
    const occurrence = others.length > 0 ? undefined : `${programId} edited ${todayIn(scope.caller.timeZone)}`;
    const copies = await findUntoldEdits(scope, programIds, occurrence);
    if (copies.length === 0) return;
    await notifyInCharge(scope, {
      ...{ kind: 'client_program', recipients: 'trainerIds', manyContext: 'changed_many', occurrence },
      clientIds: copies.map(({ clientId }) => clientId),
      params: { program: templateTitle ?? copies[0]?.title ?? '', context: 'changed' },
    });
  }),
  subscribe(programPauseChanged, (scope, { programId, pause }) =>
    notifyOfProgram(scope, programId, { params: pauseParams(pause), recipients: 'trainerIds' }),
  ),
  subscribe(programEndChosen, (scope, { programId, endsOn }) =>
    notifyOfProgram(scope, programId, { params: { context: 'ending', endsOn } }),
  ),
  subscribe(programRemoved, (scope, { programId }) =>
    notifyOfProgram(scope, programId, { params: { context: 'ended' } }),
  ),
  subscribe(programRestored, (scope, { programId }) =>
    notifyOfProgram(scope, programId, { params: { context: 'restored' } }),
  ),
];
