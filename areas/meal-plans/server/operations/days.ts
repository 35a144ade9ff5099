import { findTrainingDates } from '#areas/completed-workouts/server/public.ts';
import type { MealPlanContent, StoredDay } from '../../contract/document.ts';
import { isEmptyMeal } from '../../rules/content.ts';
import { publicationOn } from '../../rules/publication.ts';
import { dayOn } from '../../rules/schedule.ts';
import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { type ClientVersion, findContents, findVersionsOf } from '../store/published.ts';
import type { PublishedOf } from '../store/published-contents.ts';

/** What a client follows on a date. */
export interface ClientDay extends PublishedOf {
  date: string;
  /** Null when the meal plan has no day for the date, such as an unbound weekday. */
  day: StoredDay | null;
}

interface Period {
  clientId: string;
  from: string;
  until: string;
}

/**
 * The published days of a client in a period, both dates included. Dates without a meal plan are left out, and so are meals that
 * were left empty: there is nothing to eat, to report or to count.
 */
export async function findDaysOn(scope: Transaction, { clientId, from, until }: Period): Promise<ClientDay[]> {
  const versions = await findVersionsOf(scope, { clientId, from, until });
  const followed = datesOf(from, until).flatMap((date) => {
    const version = publicationOn(versions, date);
    return version ? [{ date, version }] : [];
  });
  const contents = await findContents(scope, [...new Set(followed.map(({ version }) => version.contentId))]);
  const trainingDates = await findTrainingDatesOf(scope, { clientId, until }, { followed, contents });
  return followed.flatMap(({ date, version: { publishedId, mealPlanId, contentId, firstDayOn, note } }) => {
    const content = contents.get(contentId);
    if (!content) throw new Error(`findDaysOn: no content ${contentId}`);
    const day = dayOn({ mealPlan: content, startsOn: firstDayOn, trainingDates }, date);
    const meals = day?.meals.filter((meal) => !isEmptyMeal(meal)) ?? [];
    return [{ date, publishedId, mealPlanId, content, note, day: day && { ...day, meals } }];
  });
}

/** The first day after `date` on which a client, who follows no meal plan on `date`, follows one; undefined without one. */
export async function findNextDayOn(
  scope: Transaction,
  { clientId, date }: { clientId: string; date: string },
): Promise<string | undefined> {
  const versions = await findVersionsOf(scope, { clientId, from: addDays(date, 1), until: 'infinity' });
  const starts = versions.map(({ startsOn, firstDayOn }) => (startsOn > firstDayOn ? startsOn : firstDayOn));
  return starts.toSorted().find((start) => start > date && publicationOn(versions, start));
}

interface Followed {
  followed: readonly { version: ClientVersion }[];
  contents: ReadonlyMap<string, MealPlanContent>;
}

/** The dates with a workout since the start of the meal plans that are bound to them; empty when none is. */
async function findTrainingDatesOf(
  scope: Transaction,
  { clientId, until }: { clientId: string; until: string },
  { followed, contents }: Followed,
): Promise<ReadonlySet<string>> {
  const starts = followed
    .filter(({ version }) => contents.get(version.contentId)?.schedule === 'training')
    .map(({ version }) => version.firstDayOn)
    .toSorted();
  const [from] = starts;
  return from === undefined ? new Set() : findTrainingDates(scope, { clientId, from, until });
}

function datesOf(from: string, until: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index));
}
