import { type ClientDay, findPublishedOf, type PublishedOf } from '#areas/meal-plans/server/public.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import type { DietDay } from '../../contract.ts';
import { applicableReports, hasRemark, type Reported } from '../../rules/days.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

type Entry = Reported & { date: string; swaps: readonly { componentId: string }[]; isAboutEaten: boolean };

interface DietDays<E> {
  days: DietDay[];
  /** The entries as they apply to the meals of the days. */
  entries: E[];
  /** The published versions of the days and of the reports. */
  versions: ReadonlyMap<string, PublishedOf>;
}

interface Found<E> {
  clientId: string;
  /** The dates to return. */
  dates: readonly string[];
  planned: readonly ClientDay[];
  entries: readonly E[];
}

/**
 * The dates with their planned days and with the meals that were reported as another version had them. One query reads the versions
 * that are not followed on any of the dates; there is none when every report is about the version of its date.
 */
export async function findDietDays<E extends Entry>(
  scope: Transaction,
  { clientId, dates, planned, entries }: Found<E>,
): Promise<DietDays<E>> {
  const followed = new Map<string, PublishedOf>(planned.map((one) => [one.publishedId, one]));
  const named = entries.filter((entry) => entry.state !== 'planned' || hasRemark(entry));
  const publishedIds = [...new Set(named.flatMap(({ publishedId }) => publishedId ?? []))];
  const others = await findPublishedOf(scope, {
    clientId,
    publishedIds: publishedIds.filter((id) => !followed.has(id)),
  });
  const versions = new Map([...others, ...followed]);
  const byDate = new Map(planned.map((one) => [one.date, one]));
  const entriesByDate = Map.groupBy(named, ({ date }) => date);
  const days = dates.map((date) => {
    const { publishedId = null, day = null } = byDate.get(date) ?? {};
    const reported = (entriesByDate.get(date) ?? []).flatMap((entry) => {
      const isInDay = day?.meals.some(({ id }) => id === entry.mealId) ?? false;
      if (isInDay && entry.publishedId === publishedId) return [];
      if (!entry.isAboutEaten && (isInDay || !hasRemark(entry))) return [];
      const version = versions.get(entry.publishedId ?? '');
      const meal = version && findMeal(version.content, entry.mealId);
      const isOfOtherPlan = version?.mealPlanId !== versions.get(publishedId ?? '')?.mealPlanId;
      return version && meal
        ? [{ publishedId: version.publishedId, meal, ...(isOfOtherPlan && { isOfOtherPlan }) }]
        : [];
    });
    return { date, publishedId, day, reported };
  });
  return { days, entries: applicableReports(days, entries), versions };
}
