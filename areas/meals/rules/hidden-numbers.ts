import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Diet, MealEntry } from '../contract.ts';

/** Which values the client sees: the energy, and the macronutrients. */
export type ShownNumbers = Pick<Diet, 'showsCalories' | 'showsMacros'>;

/**
 * The days without the values that the client may not see: without energy, without the macronutrients, or without both;
 * micronutrients and targets are shown only together with both. Weights of foods stay.
 */
export function dietWithoutNumbers(diet: Diet): Diet {
  if (diet.showsCalories && diet.showsMacros) return diet;
  const targets = { day: null, training: null, rest: null };
  return {
    ...diet,
    plans: diet.plans.map((shown) => ({
      ...shown,
      targets,
      aliments: shown.aliments.map((aliment) => withoutValues(aliment, diet)),
    })),
    entries: entriesWithoutNumbers(diet.entries, diet),
  };
}

/** Days of a client of which fewer numbers may be seen now than when they were read. */
export function withHiddenNumbers(diet: Diet, shown: ShownNumbers): Diet {
  return dietWithoutNumbers({
    ...diet,
    showsCalories: diet.showsCalories && shown.showsCalories,
    showsMacros: diet.showsMacros && shown.showsMacros,
  });
}

/** The entries without the values of swapped foods that the client may not see. */
export function entriesWithoutNumbers(entries: MealEntry[], shown: ShownNumbers): MealEntry[] {
  return entries.map((entry) => ({
    ...entry,
    swaps: entry.swaps.map((swap) => ({ ...swap, aliment: withoutValues(swap.aliment, shown) })),
  }));
}

/** The food without the values that the client may not see; the same object where it has none of them. */
export function withoutValues(aliment: UsedAliment, { showsCalories, showsMacros }: ShownNumbers): UsedAliment {
  if (showsCalories && showsMacros) return aliment;
  const macros = { protein_tot: null, carbs_tot: null, lipids_tot: null };
  const hidden = { ...(!showsCalories && { calories: null }), ...(!showsMacros && macros) };
  const names = Object.keys(hidden) as (keyof typeof hidden)[];
  const hasNone = Object.keys(aliment.micronutrients).length === 0 && names.every((name) => aliment[name] === null);
  return hasNone ? aliment : { ...aliment, micronutrients: {}, ...hidden };
}
