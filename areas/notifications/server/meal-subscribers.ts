import { nameIn } from '#areas/aliments/rules/names.ts';
import { dietaryProfileChanged } from '#areas/dietary-profiles/server/public.ts';
import { findConcerned } from '#areas/clients/server/public.ts';
import { mealPlanConflictsFound } from '#areas/meal-plans/server/public.ts';
import { mealsRead, mealsReported } from '#areas/meals/server/public.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type DomainEvent, subscribe } from '#shell/server/events.ts';
import { markSubjectRead } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';

type PayloadOf<Event> = Event extends DomainEvent<infer Payload, unknown> ? Payload : never;

/** A phone without network sends reports later; those about older days are no news any more. */
const newsDays = 2;

/** Names of foods in one notification. */
const maxNames = 3;

const kinds = ['meals_noted', 'meals_reported'] as const;

/** Once a day for each client: of what is to be read, otherwise of the reports. */
async function notifyOfMeals(
  scope: Scope,
  { clientId, dates, isToRead }: PayloadOf<typeof mealsReported>,
): Promise<void> {
  const today = todayIn(scope.caller.timeZone);
  const date =
    dates
      .filter((one) => one <= today)
      .toSorted()
      .at(-1) ?? today;
  const latest = dates.toSorted().at(-1) ?? today;
  if (latest < addDays(today, -newsDays)) return;
  const { professionalIds = [], name = '' } = (await findConcerned(scope, [clientId])).get(clientId) ?? {};
  const [noted, reported] = kinds;
  await notify(scope, scope.caller.accountId, [
    {
      kind: isToRead ? noted : reported,
      membershipIds: professionalIds,
      subjectId: clientId,
      occurrence: `${clientId} ${today}`,
      clientId,
      params: { who: name, date },
    },
  ]);
}

/** The dietary profile was changed: foods of the published meal plan must not be eaten any more. */
async function notifyOfConflicts(
  scope: Scope,
  { clientId, foods }: PayloadOf<typeof mealPlanConflictsFound>,
): Promise<void> {
  const { professionalIds = [], name = '' } = (await findConcerned(scope, [clientId])).get(clientId) ?? {};
  const params = {
    who: name,
    count: foods.length,
    foods: listed(foods.map((food) => nameIn(scope.language, food))),
  };
  await notify(scope, scope.caller.accountId, [
    {
      kind: 'diet_conflicts',
      membershipIds: professionalIds,
      subjectId: clientId,
      occurrence: newId(),
      clientId,
      params,
    },
  ]);
}

/** A client changed allergies, exclusions or the way they eat: once a day. */
async function notifyOfProfile(scope: Scope, { clientId }: PayloadOf<typeof dietaryProfileChanged>): Promise<void> {
  if (scope.caller.clientId !== clientId) return;
  const { professionalIds = [], name = '' } = (await findConcerned(scope, [clientId])).get(clientId) ?? {};
  const occurrence = `${clientId} ${todayIn(scope.caller.timeZone)}`;
  const about = { subjectId: clientId, occurrence, clientId, params: { who: name } };
  await notify(scope, scope.caller.accountId, [
    { ...about, kind: 'diet_profile_changed', membershipIds: professionalIds },
  ]);
}

function listed(names: readonly string[]): string {
  return names.slice(0, maxNames).join(', ') + (names.length > maxNames ? '…' : '');
}

export const mealSubscribers = [
  subscribe(mealsReported, notifyOfMeals),
  subscribe(mealsRead, (scope, { clientId }) => markSubjectRead(scope, { subjectId: clientId, kinds })),
  subscribe(mealPlanConflictsFound, notifyOfConflicts),
  subscribe(dietaryProfileChanged, notifyOfProfile),
];
