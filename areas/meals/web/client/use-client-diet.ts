import { useEffect, useState } from 'react';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { forSubject } from '#shell/web/api/subject.ts';
import { clientMealRoutes, type Diet, type DietDay, type MealEntry, mealRoutes } from '../../contract.ts';
import { adherenceOn } from '../../rules/adherence.ts';

/** Seven days of a client from a date on. */
export function useClientDiet(clientId: string, from: string) {
  return useApiQuery(...forSubject({ clientId }, mealRoutes.days, { from, days: 7 }));
}

interface OpenedWeek {
  clientId: string;
  /** The last date that is shown. */
  until: string;
  entries: readonly MealEntry[];
  /** Whether the week was loaded since it was opened. */
  isLoaded: boolean;
}

/**
 * Marks what the client reported up to a date as read, once it is opened. What arrives while it is open may be out of sight: it stays
 * unread until `markRead` is called, or the week is opened again. `arrived` is its number.
 */
export function useMarkRead({ clientId, until, entries, isLoaded }: OpenedWeek) {
  const { mutate } = useApiMutation(clientMealRoutes.markRead, { skipGlobalErrorHandler: true });
  const week = `${clientId} ${until}`;
  const newIds = newIdsIn(entries);
  const [shown, setShown] = useState<{ week: string; ids: readonly string[] }>();
  const ofWeek = shown?.week === week ? shown : undefined;
  if (isLoaded && !ofWeek) setShown({ week, ids: newIds });

  // Synchronises with the server.
  useEffect(() => {
    if (ofWeek && ofWeek.ids.length > 0) mutate({ clientId, until });
  }, [mutate, clientId, until, ofWeek]);

  return {
    arrived: ofWeek ? newIds.filter((id) => !ofWeek.ids.includes(id)).length : 0,
    markRead: () => setShown({ week, ids: newIds }),
  };
}

/** Ids of the entries that were unread when the week was opened. Opening it marks them as read, but they stay marked as new. */
export function useNewIds({ entries }: Diet): ReadonlySet<string> {
  const [openedIds] = useState(() => new Set(newIdsIn(entries)));
  return new Set([...openedIds, ...newIdsIn(entries)]);
}

function newIdsIn(entries: readonly MealEntry[]): string[] {
  return entries.filter(({ isNew }) => isNew).map(({ id }) => id);
}

export function adherenceIn(diet: Diet) {
  return adherenceOn(diet, diet.today);
}

export function entriesOn(entries: readonly MealEntry[], date: DietDay['date']): MealEntry[] {
  return entries.filter((entry) => entry.date === date);
}
