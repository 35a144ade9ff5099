import { findConcerned } from '#areas/clients/server/public.ts';
import { mealPlanEnded, mealPlanPublished } from '#areas/meal-plans/server/public.ts';
import { programAssigned, programEdited, programEndChosen, programRemoved } from '#areas/programs/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { clientsByProfessional } from './clients-by-professional.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import type { StoredParams } from './store/present-params.ts';
import { findFollowedMealPlan, findFollowedProgram, findSender } from './store/subjects.ts';

interface CareChange {
  kind: 'client_meal_plan' | 'client_program';
  clientIds: readonly string[];
  params: StoredParams;
  /** Identifies a change that is told once; without it each one is told. */
  occurrence?: string;
  /** Notifies only those in charge of the training. */
  isOfTraining?: boolean;
}

/**
 * Notifies those in charge of the clients that somebody else of the account has changed what they follow: each of them once, with the name
 * of a single client or the number of several.
 */
async function notifyInCharge(scope: Scope, change: CareChange): Promise<void> {
  const { kind, clientIds, params, occurrence, isOfTraining = false } = change;
  if (scope.caller.clientId) return;
  const [clients, sender] = await Promise.all([
    findConcerned(scope, clientIds),
    findSender(scope, scope.caller.membershipId),
  ]);
  const pairs = [...clients.values()].flatMap(({ clientId, inChargeIds, trainerIds }) =>
    (isOfTraining ? trainerIds : inChargeIds).map((membershipId) => ({ clientId, membershipId })),
  );
  const news = [...clientsByProfessional(pairs)].map(([membershipId, [first = '', ...others]]): NewNotification => {
    const about = { kind, membershipIds: [membershipId], occurrence: occurrence ?? newId() };
    const count = others.length + 1;
    if (count > 1)
      return {
        ...{ ...about, subjectId: membershipId, clientId: null },
        params: { ...sender, ...params, count, context: 'many' },
      };
    const client = clients.get(first)?.name ?? '';
    return { ...about, subjectId: first, clientId: first, params: { ...sender, ...params, client } };
  });
  await notify(scope, scope.caller.accountId, news);
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
  subscribe(programEdited, async (scope, { programId }) => {
    const copy = await findFollowedProgram(scope, programId);
    if (!copy) return;
    const params = { program: copy.title, context: 'changed' };
    const about = { occurrence: `${programId} edited ${todayIn(scope.caller.timeZone)}`, isOfTraining: true };
    await notifyInCharge(scope, { kind: 'client_program', clientIds: [copy.clientId], params, ...about });
  }),
  subscribe(programEndChosen, async (scope, { programId, endsOn }) => {
    const copy = await findFollowedProgram(scope, programId);
    const params = { program: copy?.title ?? '', context: 'ending', endsOn };
    if (copy) await notifyInCharge(scope, { kind: 'client_program', clientIds: [copy.clientId], params });
  }),
  subscribe(programRemoved, async (scope, { programId }) => {
    const copy = await findFollowedProgram(scope, programId);
    const params = { program: copy?.title ?? '', context: 'ended' };
    if (copy) await notifyInCharge(scope, { kind: 'client_program', clientIds: [copy.clientId], params });
  }),
];
