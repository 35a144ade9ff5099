import type { Diet, MealEntry } from '../../contract.ts';
import { applicableReports } from '../../rules/days.ts';
import type { LocalDiet, LocalReport } from './diet-store.ts';

/** What is known about a meal of a date: stored by the server, or still on this device. */
export interface ShownEntry extends Omit<MealEntry, 'id'> {
  /** Null until the server has the entry. */
  id: string | null;
  isPending: boolean;
  /** Why the server refused the last report about the meal. */
  rejection?: string;
}

export interface ShownDiet extends Omit<Diet, 'entries'> {
  entries: ShownEntry[];
}

/** The response with what this device has not sent yet. A refused report changes nothing but says why it was refused. */
export function withLocal(diet: Diet, local: LocalDiet): ShownDiet {
  const shownDates = new Set(diet.days.map(({ date }) => date));
  const reports = local.reports.filter(({ report }) => shownDates.has(report.date));
  const keyOf = ({ date, mealId }: { date: string; mealId: string }) => `${date} ${mealId}`;
  const stored = new Map(diet.entries.map((entry) => [keyOf(entry), entry]));
  const changed = new Map(reports.map((one) => [keyOf(one.report), entryOf(one, stored.get(keyOf(one.report)))]));
  const unchanged = diet.entries.filter((entry) => !changed.has(keyOf(entry)));
  return {
    ...diet,
    entries: applicableReports(diet.days, [
      ...unchanged.map((entry) => ({ ...entry, isPending: false })),
      ...changed.values(),
    ]),
    drinks: withLaterParts(
      diet.drinks,
      local.drinks
        .filter(({ state, drink }) => state === 'pending' && shownDates.has(drink.date))
        .map(({ drink }) => drink),
      ({ id }) => id,
    ),
    shopping: local.shopping ?? diet.shopping,
    // Another choice of days begins with nothing bought.
    ticks: withLaterParts(local.shopping ? [] : diet.ticks, local.ticks, ({ alimentId }) => alimentId),
  };
}

function entryOf(local: LocalReport, stored: MealEntry | undefined): ShownEntry {
  const { report, aliments, state, rejection } = local;
  if (state === 'rejected')
    return {
      ...(stored ?? emptyEntry({ ...report, state: 'planned', note: '' })),
      isPending: false,
      rejection: rejection ?? '',
    };
  const swaps = report.swaps.flatMap((swap) => {
    const aliment = aliments.find(({ id }) => id === swap.alimentId);
    return aliment ? [{ ...swap, aliment }] : [];
  });
  return { ...(stored ?? emptyEntry(report)), ...report, swaps, isPending: true };
}

function emptyEntry(report: LocalReport['report']): Omit<ShownEntry, 'isPending'> {
  return { ...report, swaps: [], id: null, pictures: [], isByProfessional: false, isNew: false };
}

function withLaterParts<Part>(stored: readonly Part[], local: readonly Part[], keyOf: (part: Part) => string): Part[] {
  const changed = new Map(local.map((part) => [keyOf(part), part]));
  return [...stored.filter((part) => !changed.has(keyOf(part))), ...local];
}
