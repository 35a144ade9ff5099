import type { Subject } from '#areas/clients/server/public.ts';
import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import type { MealState } from '../../contract.ts';
import { hasSomethingToRead } from '../../rules/reports.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { saveDrinks } from '../store/day-parts.ts';
import { saveEntries } from '../store/entries.ts';

interface PastReport {
  state: Exclude<MealState, 'swapped'>;
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
  const meals = days.flatMap(({ date, publishedId, day }) =>
    (day?.meals ?? []).map(({ id }) => ({ date, publishedId, mealId: id })),
  );
  const reports = meals.flatMap((meal, index) => {
    const report = reportOf(meals.length - index);
    const loggedAt = instantInZone(`${meal.date}T20:30`, timeZone).toISOString();
    return report ? [{ ...meal, swaps: [], note: '', ...report, loggedAt }] : [];
  });
  const lastToRead = reports.findLast(hasSomethingToRead);
  await saveEntries(
    scope,
    subject,
    reports.map((report) => ({ ...report, isNew: report === lastToRead })),
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
