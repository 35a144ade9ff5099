import type { Diet, MealEntry } from '../../contract.ts';
import { applicableReports } from '../../rules/days.ts';
import type { LocalDiet, LocalReport, OtherVersion } from './diet-store.ts';

/** What is known about a meal of a date: stored by the server, or still on this device. */
export interface ShownEntry extends Omit<MealEntry, 'id'> {
  /** Null until the server has the entry. */
  id: string | null;
  isPending: boolean;
  /** Why the server refused the last report about the meal. */
  rejection?: string;
  /** What gave way to the stored report, on this device or by it. */
  otherVersion?: OtherVersion;
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
  const others = new Map(local.otherVersions.map((one) => [keyOf(one), one]));
  const withOther = (entry: ShownEntry): ShownEntry => {
    const otherVersion = others.get(keyOf(entry));
    return otherVersion ? { ...entry, otherVersion } : entry;
  };
  return {
    ...diet,
    entries: applicableReports(
      diet.days,
      [...unchanged.map((entry) => ({ ...entry, isPending: false })), ...changed.values()].map(withOther),
    ),
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
  const base = stored ?? emptyEntry(report);
  if (state === 'rejected') return { ...base, isPending: false, rejection: rejection ?? '' };
  const swaps = report.swaps.flatMap((swap) => {
    const aliment = aliments.find(({ id }) => id === swap.alimentId);
    return aliment ? [{ ...swap, aliment }] : [];
  });
  const { publishedId, loggedAt, note = base.note } = report;
  const eaten = report.state && { publishedId, loggedAt, state: report.state, swaps };
  return { ...base, ...eaten, note, isPending: true };
}

function emptyEntry({ date, mealId, publishedId, loggedAt }: LocalReport['report']): Omit<ShownEntry, 'isPending'> {
  const nothing = { state: 'planned' as const, swaps: [], note: '', pictures: [] };
  return { id: null, date, mealId, publishedId, loggedAt, ...nothing, isByProfessional: false, isNew: false };
}

function withLaterParts<Part>(stored: readonly Part[], local: readonly Part[], keyOf: (part: Part) => string): Part[] {
  const changed = new Map(local.map((part) => [keyOf(part), part]));
  return [...stored.filter((part) => !changed.has(keyOf(part))), ...local];
}
