import type { UsedAliment } from '#areas/aliments/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { limits, type MealEntry, type MealReport, type MealState, type Swap } from '../../contract.ts';
import type { DietStore, MealRef } from './diet-store.ts';
import { knownStatesOf, withoutReported } from './other-version.ts';
import { storePicture } from './picture-files.ts';
import type { ShownEntry } from './with-local.ts';

export interface MealOfDay extends MealRef {
  publishedId: string;
}

/** A swap with its food. */
export type SwapWithAliment = Swap & { aliment: UsedAliment };

export interface ReportedValues {
  state: MealState;
  swaps: readonly SwapWithAliment[];
  note: string;
}

/** The parts of a report that are changed: the state with its swaps, the note, or none. */
export type ReportChange =
  | Pick<ReportedValues, 'state' | 'swaps'>
  | Pick<ReportedValues, 'note'>
  | Record<string, never>;

/**
 * Stores a change of a report on the device; it is sent as soon as there is a connection. Only the parts that were changed here are
 * sent, each with its time, so that the other part keeps what another device reports. `shown` is what the client saw of the meal.
 */
export function reportMeal(
  store: DietStore,
  meal: MealOfDay,
  { change, shown }: { change: ReportChange; shown: ShownEntry | undefined },
): void {
  const local = store.findReport(meal);
  const pending = local?.state === 'pending' ? local : undefined;
  const { report: before, aliments = [] } = pending ?? {};
  const now = laterThan(local?.report);
  const knownNotes = [...new Set([...(before?.knownNotes ?? []), shown?.note ?? ''])].slice(-limits.knownNotes);
  const knownStates = [...knownStatesOf(pending), stateShown(shown)].slice(-limits.knownNotes);
  const note = 'note' in change ? { note: change.note, notedAt: now, knownNotes } : noteOf(before);
  const state =
    'state' in change
      ? { state: change.state, swaps: change.swaps.map(({ aliment: _, ...swap }) => swap), loggedAt: now }
      : stateOf(before);
  store.saveReport({
    report: { ...meal, swaps: [], loggedAt: now, ...note, ...state },
    aliments: 'swaps' in change ? change.swaps.map(({ aliment }) => aliment) : aliments,
    knownStates,
    state: 'pending',
  });
  keepUnreported(store, meal, change);
}

function stateShown(shown: ShownEntry | undefined): Pick<MealEntry, 'state' | 'swaps'> {
  const { state, swaps } = valuesOf(shown);
  return { state, swaps: [...swaps] };
}

/** What gave way to another report stays to be read until the client reports that part again. */
function keepUnreported(store: DietStore, meal: MealOfDay, change: ReportChange): void {
  const other = store.findOtherVersion(meal);
  const left = other && withoutReported(other, change);
  if (left) store.saveOtherVersion(left);
  else if (other) store.deleteOtherVersion(meal);
}

/** The note of a report with its time; earlier versions of the app stored one time for the whole report. */
function noteOf(report: MealReport | undefined): Pick<MealReport, 'note' | 'notedAt' | 'knownNotes'> {
  if (report?.note === undefined) return {};
  const { note, notedAt = report.loggedAt, knownNotes } = report;
  return { note, notedAt, ...(knownNotes && { knownNotes }) };
}

function stateOf(report: MealReport | undefined): Partial<Pick<MealReport, 'state' | 'swaps' | 'loggedAt'>> {
  return report?.state === undefined ? {} : { state: report.state, swaps: report.swaps, loggedAt: report.loggedAt };
}

/** What is reported about the meal now, as a report that changes nothing. */
export function valuesOf(entry: ShownEntry | undefined): ReportedValues {
  return { state: entry?.state ?? 'planned', swaps: entry?.swaps ?? [], note: entry?.note ?? '' };
}

/** The same meal as eaten: with the foods that were chosen, or as planned. */
export function eatenAsShown({ swaps }: ReportedValues): Pick<ReportedValues, 'state' | 'swaps'> {
  return { swaps, state: swaps.length > 0 ? 'swapped' : 'as_planned' };
}

/** With 0 ml the drink is removed. */
export function reportDrink(store: DietStore, drink: { id?: string; date: string; ml: number }): void {
  const id = drink.id ?? newId();
  const loggedAt = laterThan(store.findDrink(id)?.drink);
  store.saveDrink({ drink: { id, date: drink.date, ml: drink.ml, loggedAt }, state: 'pending' });
}

/** Stores a picture on the device. A meal without a report gets one that says nothing but that there is a picture. */
export async function addPicture(
  store: DietStore,
  meal: MealOfDay,
  { file, entry }: { file: File; entry: ShownEntry | undefined },
): Promise<void> {
  const id = newId();
  await storePicture(id, file);
  if (!entry?.id) reportMeal(store, meal, { change: {}, shown: entry });
  store.savePicture({ id, date: meal.date, mealId: meal.mealId, state: 'pending' });
}

/** The present instant; one millisecond after the last report about the same when the clock has not moved on. */
function laterThan(before: { loggedAt: string; notedAt?: string | undefined } | undefined): string {
  const last = before ? [before.loggedAt, before.notedAt ?? before.loggedAt].map((at) => Date.parse(at) + 1) : [];
  return new Date(Math.max(Date.now(), ...last)).toISOString();
}
