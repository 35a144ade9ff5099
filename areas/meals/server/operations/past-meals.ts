import type { Subject } from '#areas/clients/server/public.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import type { MealState } from '../../contract.ts';
import { hasSomethingToRead } from '../../rules/reports.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { saveDrinks } from '../store/day-parts.ts';
import { type CheckedReport, saveEntries } from '../store/entries.ts';

interface PastReport {
  /** At a swapped meal the first food with an alternative was replaced by it; a meal without one was eaten as planned. */
  state: MealState;
  note?: string;
}

interface PastMeals {
  /** The dates, both included. */
  from: string;
  until: string;
  /** Returns the report of a meal; `number` counts back from the last one, which has number 1. Null: nothing is reported. */
  reportOf: (number: number) => PastReport | null;
}

/** Stores what a client reported of past days, without telling anybody. Only the last report with something to read is new. */
export async function reportPastMeals(
  scope: Scope,
  subject: Subject,
  { from, until, reportOf }: PastMeals,
): Promise<void> {
  const { clientId } = subject;
  const { timeZone } = scope.caller;
  const days = await findDaysOn(scope, { clientId, from, until });
  const meals = days.flatMap(({ date, publishedId, content, day }) =>
    (day?.meals ?? []).map((meal) => ({ date, publishedId, content, meal })),
  );
  const reports = meals.flatMap(
    ({ date, publishedId, content, meal }, index): Omit<CheckedReport, 'isNew' | 'isAgainstProfile'>[] => {
      const report = reportOf(meals.length - index);
      if (!report) return [];
      const loggedAt = instantInZone(`${date}T20:30`, timeZone).toISOString();
      const swaps = report.state === 'swapped' ? firstSwap(meal, content.aliments) : [];
      const state = report.state === 'swapped' && swaps.length === 0 ? 'as_planned' : report.state;
      const { note = '' } = report;
      const times = { loggedAt, hasState: true, notedAt: note === '' ? null : loggedAt };
      return [{ date, publishedId, mealId: meal.id, note, state, swaps, ...times }];
    },
  );
  const lastToRead = reports.findLast(hasSomethingToRead);
  await saveEntries(
    scope,
    subject,
    reports.map((report) => ({ ...report, isNew: report === lastToRead, isAgainstProfile: false })),
  );
  const drinks = days.flatMap(({ date }) =>
    ['09:00', '13:00', '18:00'].map((time) => ({
      id: newId(),
      date,
      ml: 500,
      loggedAt: instantInZone(`${date}T${time}`, timeZone).toISOString(),
    })),
  );
  await saveDrinks(scope, clientId, drinks);
}

/** The first food of the meal that has an alternative, replaced by it. */
function firstSwap({ mealComponents }: StoredMeal, aliments: readonly UsedAliment[]): CheckedReport['swaps'] {
  for (const { uuid: componentId, alternatives } of mealComponents.flatMap(({ components }) => components)) {
    const [first] = alternatives;
    const aliment = aliments.find(({ id }) => id === first?.alimentId);
    if (!(first && aliment)) continue;
    const { uuid: alternativeId, alimentId, quantity, portion } = first;
    return [{ componentId, alternativeId, alimentId, quantity, portion, aliment }];
  }
  return [];
}
