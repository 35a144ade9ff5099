import type { UsedAliment } from '#areas/aliments/contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealReport, Swap } from '../../contract.ts';
import type { DietStore } from './diet-store.ts';
import { storePicture } from './picture-files.ts';
import type { ShownEntry } from './with-local.ts';

export interface MealOfDay {
  date: string;
  publishedId: string;
  mealId: string;
}

/** A swap with its food. */
export type SwapWithAliment = Swap & { aliment: UsedAliment };

export interface ReportedValues {
  state: MealReport['state'];
  swaps: readonly SwapWithAliment[];
  note: string;
}

/** Stores a report on the device; it is sent as soon as there is a connection. */
export function reportMeal(store: DietStore, meal: MealOfDay, { state, swaps, note }: ReportedValues): void {
  const before = store.findReport(meal)?.report.loggedAt;
  const report = {
    ...meal,
    state,
    note,
    swaps: swaps.map(({ aliment: _, ...swap }) => swap),
    loggedAt: laterThan(before),
  };
  store.saveReport({ report, aliments: swaps.map(({ aliment }) => aliment), state: 'pending' });
}

/** What is reported about the meal now, as a report that changes nothing. */
export function valuesOf(entry: ShownEntry | undefined): ReportedValues {
  return { state: entry?.state ?? 'planned', swaps: entry?.swaps ?? [], note: entry?.note ?? '' };
}

/** The same meal as eaten: with the foods that were chosen, or as planned. */
export function eatenAsShown({ swaps, ...values }: ReportedValues): ReportedValues {
  return { ...values, swaps, state: swaps.length > 0 ? 'swapped' : 'as_planned' };
}

/** With 0 ml the drink is removed. */
export function reportDrink(store: DietStore, drink: { id?: string; date: string; ml: number }): void {
  const id = drink.id ?? newId();
  const loggedAt = laterThan(store.findDrink(id)?.drink.loggedAt);
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
  if (!entry?.id) reportMeal(store, meal, valuesOf(entry));
  store.savePicture({ id, date: meal.date, mealId: meal.mealId, state: 'pending' });
}

/** The present instant; one millisecond after the last report about the same when the clock has not moved on. */
function laterThan(before: string | undefined): string {
  return new Date(Math.max(Date.now(), before ? Date.parse(before) + 1 : 0)).toISOString();
}
