import { createHash } from 'node:crypto';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { findConcerned } from '#areas/clients/server/public.ts';
import { dietaryProfileChanged } from '#areas/dietary-profiles/server/public.ts';
import { statePermissions } from '#areas/dietary-profiles/rules/safety-part.ts';
import { conflictTexts } from '#areas/dietary-profiles/rules/conflict-text.ts';
import { mealPlanConflictsFound } from '#areas/meal-plans/server/public.ts';
import { mealsRead, mealsReported, mealSymptomsWithdrawn } from '#areas/meals/server/public.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { paramInBothLanguages } from '../rules/params.ts';
import { concernedWith } from './concerned-with.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';
import { withoutMeals } from './store/meal-symptoms.ts';

/** A phone without network sends reports later; those about older days are no news any more. */
const newsDays = 2;

/** Names of foods in one notification. */
const maxNames = 3;

const kinds = ['meals_forbidden', 'meals_symptom', 'meals_noted', 'meals_reported'] as const;

/**
 * Of symptoms in the notes of meals, once for each text and together for those of a day, of whatever day. Otherwise once a day for each client: of the same foods that were eaten against
 * the profile, of what else is to be read, or else of the reports.
 */
async function notifyOfMeals(
  scope: Scope,
  { clientId, dates, isToRead, symptoms, conflicts }: PayloadOf<typeof mealsReported>,
): Promise<void> {
  const today = todayIn(scope.caller.timeZone);
  const date =
    dates
      .filter((one) => one <= today)
      .toSorted()
      .at(-1) ?? today;
  const latest = dates.toSorted().at(-1) ?? today;
  const isNews = latest >= addDays(today, -newsDays);
  if (!isNews && symptoms.length === 0) return;
  const { professionalIds, name } = await concernedWith(scope, clientId);
  const occurrence = `${clientId} ${today}`;
  const about = { membershipIds: professionalIds, subjectId: clientId, occurrence, clientId };
  const params = { who: name, date };
  const [forbidden, symptom, noted, reported] = kinds;
  const foods = foodsParam((language) => conflicts.map((one) => eatenText(one, language)), '; ');
  await notify(scope, scope.caller.accountId, [
    ...(isNews && conflicts.length > 0
      ? [
          {
            ...about,
            kind: forbidden,
            occurrence: `${occurrence} ${hashOf(conflicts.map(({ alimentId }) => alimentId))}`,
            params: { ...params, ...foods, count: conflicts.length },
          },
        ]
      : []),
    ...symptomsByDay(clientId, symptoms).map(({ occurrence: ofDay, ...ofSymptoms }) => ({
      ...about,
      kind: symptom,
      occurrence: ofDay,
      params: { ...params, ...ofSymptoms },
    })),
    ...(isNews && (isToRead ? symptoms.length === 0 : conflicts.length === 0)
      ? [{ ...about, kind: isToRead ? noted : reported, params }]
      : []),
  ]);
}

type Meals = PayloadOf<typeof mealsReported>['symptoms'];

/** What distinguishes the notification of the symptoms of each day, and its params. */
function symptomsByDay(clientId: string, symptoms: Meals) {
  return [...Map.groupBy(symptoms, ({ date }) => date)].map(([date, meals]) => {
    const mealIds = meals.map(({ mealId }) => mealId);
    return {
      occurrence: `${clientId} ${date} ${hashOf(meals.map(({ mealId, note }) => `${mealId} ${note}`))}`,
      date,
      meals: mealIds.join(' '),
      count: mealIds.length,
    };
  });
}

function mealKey({ date, mealId }: Pick<Meals[number], 'date' | 'mealId'>): string {
  return `${date} ${mealId}`;
}

/** Withdraws the notification of a symptom; that of several stays while one of them is still written. */
async function withdrawSymptoms(
  scope: Scope,
  { clientId, meals }: PayloadOf<typeof mealSymptomsWithdrawn>,
): Promise<void> {
  const keys = meals.map(mealKey);
  const emptied = await withoutMeals(scope, clientId, keys);
  const occurrences = [...keys.map((key) => `${clientId} ${key}`), ...emptied];
  await withdraw(scope, { occurrences, kinds: ['meals_symptom', 'meals_noted'] });
}

/** The same for the same texts in any order. A hash, because an occurrence has at most 120 characters. */
function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.toSorted().join(' ')).digest('base64url');
}

/** `Latte intero – Contiene: Latte (intolleranza)` */
function eatenText(
  { name, name_en, category, reasons }: PayloadOf<typeof mealsReported>['conflicts'][number],
  language: Language,
): string {
  const t = textsIn(language);
  const texts = conflictTexts(reasons, category, (key, values) => t(key, { ...values }));
  return `${nameIn(language, { name, name_en })} – ${texts.join(', ')}`;
}

/** Foods of the published meal plan must not be eaten any more. */
async function notifyOfConflicts(
  scope: ActingScope,
  { cause, clients }: PayloadOf<typeof mealPlanConflictsFound>,
): Promise<void> {
  const concerned = await findConcerned(
    scope,
    clients.map(({ clientId }) => clientId),
  );
  await notify(
    scope,
    scope.caller.accountId,
    clients.flatMap(byReaders).map(({ clientId, foods, permissions }) => ({
      kind: 'diet_conflicts',
      ...(permissions && { permissions }),
      membershipIds: concerned.get(clientId)?.professionalIds ?? [],
      subjectId: clientId,
      occurrence: newId(),
      // Who corrects a food or a date of birth does not see which meal plans conflict with it.
      includesCaller: cause !== 'profile',
      clientId,
      params: {
        who: concerned.get(clientId)?.name ?? '',
        count: foods.length,
        ...foodsParam((language) => foods.map((food) => nameIn(language, food)), ', '),
      },
    })),
  );
}

type ConflictsOfClient = PayloadOf<typeof mealPlanConflictsFound>['clients'][number];

/** Foods that only pregnancy or breastfeeding excludes are a notification of their own, for readers with the permission for these. */
function byReaders({ clientId, foods }: ConflictsOfClient) {
  const ofState = foods.filter(({ isOfState }) => isOfState);
  const others = foods.filter(({ isOfState }) => !isOfState);
  return [
    ...(others.length > 0 ? [{ clientId, foods: others, permissions: undefined }] : []),
    ...(ofState.length > 0 ? [{ clientId, foods: ofState, permissions: statePermissions }] : []),
  ];
}

/** A client changed allergies, exclusions or the way they eat: once a day. */
async function notifyOfProfile(
  scope: Scope,
  { clientId, before, profile }: PayloadOf<typeof dietaryProfileChanged>,
): Promise<void> {
  // A date of birth changes no statement of the profile.
  if (scope.caller.clientId !== clientId || before.isMinor !== profile.isMinor) return;
  const { professionalIds, name } = await concernedWith(scope, clientId);
  const occurrence = `${clientId} ${todayIn(scope.caller.timeZone)}`;
  const about = { subjectId: clientId, occurrence, clientId, params: { who: name } };
  await notify(scope, scope.caller.accountId, [
    { ...about, kind: 'diet_profile_changed', membershipIds: professionalIds },
  ]);
}

/** The first foods of a list. */
function foodsParam(textsOf: (language: Language) => readonly string[], separator: string): Record<string, string> {
  return paramInBothLanguages('foods', (language) => {
    const texts = textsOf(language);
    return texts.slice(0, maxNames).join(separator) + (texts.length > maxNames ? '…' : '');
  });
}

export const mealSubscribers = [
  subscribe(mealsReported, notifyOfMeals),
  subscribe(mealSymptomsWithdrawn, withdrawSymptoms),
  subscribe(mealsRead, (scope, { clientId }) => markSubjectRead(scope, { subjectId: clientId, kinds })),
  subscribe(mealPlanConflictsFound, notifyOfConflicts),
  subscribe(dietaryProfileChanged, notifyOfProfile),
];
