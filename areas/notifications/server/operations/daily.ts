import { findConcerned, findExpiringSubscriptions, readLimit } from '#areas/clients/server/public.ts';
import { findAdmins } from '#areas/collaborators/server/public.ts';
import { findIdleClients } from '#areas/completed-workouts/server/public.ts';
import { findExpiring as findExpiringMealPlans } from '#areas/meal-plans/server/public.ts';
import { findExpiring, readProgramSettings } from '#areas/programs/server/public.ts';
import { planLimitState } from '../../rules/plan-limit.ts';
import { addDays, daysBetween, todayIn } from '#shell/common/dates.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { deleteOldNotifications, findAllAccounts } from '../store/accounts.ts';
import { type NewNotification, notify } from './notify.ts';

export const dailyJob = 'notifications: every night';
export const dailyAccountJob = 'notifications: every night for an account';

/** A client is notified of the end of their subscription from this many days before. */
const ownSubscriptionDays = 7;

export async function enqueueDaily(scope: JobScope): Promise<void> {
  const accountIds = await findAllAccounts(scope);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(dailyAccountJob, { accountId })));
}

/**
 * Notifies of what happens by the passing of time: idle clients, programs, meal plans and subscriptions that end, the limit of the payment
 * plan. Each is notified once; the occurrence contains the date after which it would be notified again.
 */
export async function notifyDaily(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  await deleteOldNotifications(scope);
  const admins = await findAdmins(scope);
  const [first] = admins;
  if (!first) return;
  const { timeZone, userId, membershipId } = first;
  // The lists are those of an admin, who sees every client. The job has no caller, whose own actions would not be notified.
  const caller = { userId, accountId, membershipId, clientId: null, role: 'admin', timeZone } as const;
  const asAdmin: ReadScope = { ...scope, caller };
  for (const find of [notifyOfIdle, notifyOfPrograms, notifyOfMealPlans, notifyOfSubscriptions])
    await everyPage(async (page) => {
      const { news, nextPage } = await find(asAdmin, page);
      await notify(scope, accountId, news);
      return nextPage;
    });
  await notify(
    scope,
    accountId,
    await planLimitNews(
      asAdmin,
      accountId,
      admins.map((one) => one.membershipId),
    ),
  );
}

type News = Promise<{ news: NewNotification[]; nextPage: number }>;

async function notifyOfIdle(scope: ReadScope, page: number): News {
  const { idleDays } = await readProgramSettings(scope);
  const { clients, nextPage } = await findIdleClients(scope, { days: undefined, accountDays: idleDays, page });
  const concerned = await findConcerned(
    scope,
    clients.map(({ clientId }) => clientId),
  );
  const today = todayIn(scope.caller.timeZone);
  const news = clients.map(({ clientId, clientName, lastTrainedOn, days }): NewNotification => {
    // After a pause, the day from which idle days count is later than the last workout, so the client is notified again.
    const idleFrom = addDays(today, -days);
    return {
      kind: 'client_idle',
      membershipIds: concerned.get(clientId)?.professionalIds ?? [],
      subjectId: clientId,
      clientId,
      occurrence: `${clientId} ${idleFrom}`,
      params: { who: clientName, since: lastTrainedOn ?? idleFrom, context: 'since' },
    };
  });
  return { news, nextPage };
}

async function notifyOfPrograms(scope: ReadScope, page: number): News {
  const { rows, nextPage } = await findExpiring(scope, page);
  const concerned = await findConcerned(
    scope,
    rows.map(({ clientId }) => clientId),
  );
  const news = rows.map(
    ({ id, clientId, clientName, title, endsOn }): NewNotification => ({
      kind: 'program_expiring',
      membershipIds: concerned.get(clientId)?.professionalIds ?? [],
      subjectId: id,
      clientId,
      occurrence: `${id} ${endsOn}`,
      params: { who: clientName, program: title, endsOn },
    }),
  );
  return { news, nextPage };
}

async function notifyOfMealPlans(scope: ReadScope, page: number): News {
  const { rows, nextPage } = await findExpiringMealPlans(scope, page);
  const concerned = await findConcerned(
    scope,
    rows.map(({ clientId }) => clientId),
  );
  const news = rows.map(
    ({ id, clientId, clientName, title, endsOn }): NewNotification => ({
      kind: 'meal_plan_expiring',
      membershipIds: concerned.get(clientId)?.professionalIds ?? [],
      subjectId: id,
      clientId,
      occurrence: `${id} ${endsOn}`,
      params: { who: clientName, mealPlan: title, endsOn },
    }),
  );
  return { news, nextPage };
}

async function notifyOfSubscriptions(scope: ReadScope, page: number): News {
  const today = todayIn(scope.caller.timeZone);
  const { clients, nextPage } = await findExpiringSubscriptions(scope, { page });
  const concerned = await findConcerned(
    scope,
    clients.map(({ id }) => id),
  );
  const [admin] = await findAdmins(scope);
  const news = clients.flatMap(({ id, name, subscriptionEnd }): NewNotification[] => {
    const { professionalIds = [], membershipId = null } = concerned.get(id) ?? {};
    if (!subscriptionEnd || subscriptionEnd < today) return [];
    const about = { subjectId: id, clientId: id, occurrence: `${id} ${subscriptionEnd}` };
    const isSoon = daysBetween(today, subscriptionEnd) <= ownSubscriptionDays;
    return [
      {
        ...about,
        kind: 'subscription_ending',
        membershipIds: professionalIds,
        params: { who: name, endsOn: subscriptionEnd },
      },
      {
        ...about,
        kind: 'own_subscription_ending',
        membershipIds: membershipId && isSoon ? [membershipId] : [],
        params: { who: admin?.name ?? '', endsOn: subscriptionEnd },
      },
    ];
  });
  return { news, nextPage };
}

async function planLimitNews(scope: ReadScope, accountId: string, membershipIds: string[]): Promise<NewNotification[]> {
  const limit = await readLimit(scope);
  const state = planLimitState(limit);
  const { activeClients, max_clients: max } = limit;
  if (!state || max === null) return [];
  const params = { who: '', active: activeClients, max, ...(state === 'reached' && { context: state }) };
  return [
    {
      kind: 'plan_limit_near',
      membershipIds,
      subjectId: accountId,
      clientId: null,
      occurrence: `${max} ${state}`,
      params,
    },
  ];
}

async function everyPage(read: (page: number) => Promise<number>): Promise<void> {
  let page = 1;
  while (page > 0) page = await read(page);
}
