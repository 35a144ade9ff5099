import { useEffect } from 'react';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { forSubject } from '#shell/web/api/subject.ts';
import { clientMealRoutes, type Diet, type DietDay, type MealEntry, mealRoutes } from '../../contract.ts';
import { adherenceOf } from '../../rules/adherence.ts';

/** Seven days of a client from a date on. */
export function useClientDiet(clientId: string, from: string) {
  return useApiQuery(...forSubject({ clientId }, mealRoutes.days, { from, days: 7 }));
}

/** Marks what the client reported up to a date as read, once it is shown. */
export function useMarkRead({ clientId, until, hasNew }: { clientId: string; until: string; hasNew: boolean }): void {
  const { mutate } = useApiMutation(clientMealRoutes.markRead);

  // Synchronises with the server. The badges of this visit stay until the days are fetched again.
  useEffect(() => {
    if (hasNew) mutate({ clientId, until });
  }, [mutate, clientId, until, hasNew]);
}

export function adherenceIn({ days, entries, today }: Diet) {
  const ofDays = days.map(({ date, day }) => ({ date, meals: day?.meals ?? [], reports: entriesOn(entries, date) }));
  return adherenceOf(ofDays, today);
}

export function entriesOn(entries: readonly MealEntry[], date: DietDay['date']): MealEntry[] {
  return entries.filter((entry) => entry.date === date);
}
