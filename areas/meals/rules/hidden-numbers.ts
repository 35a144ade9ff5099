import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Diet } from '../contract.ts';

/**
 * The days without the values that the client may not see: without energy, without the macronutrients, or without both;
 * micronutrients and targets are shown only together with both. Weights of foods stay.
 */
export function withoutNumbers(diet: Diet): Diet {
  const { showsCalories, showsMacros } = diet;
  if (showsCalories && showsMacros) return diet;
  const hide = (aliment: UsedAliment) => withoutValues(aliment, { showsCalories, showsMacros });
  const targets = { day: null, training: null, rest: null };
  return {
    ...diet,
    plans: diet.plans.map((shown) => ({ ...shown, targets, aliments: shown.aliments.map(hide) })),
    entries: diet.entries.map((entry) => ({
      ...entry,
      swaps: entry.swaps.map((swap) => ({ ...swap, aliment: hide(swap.aliment) })),
    })),
  };
}

function withoutValues(
  aliment: UsedAliment,
  { showsCalories, showsMacros }: Pick<Diet, 'showsCalories' | 'showsMacros'>,
): UsedAliment {
  return {
    ...aliment,
    micronutrients: {},
    ...(!showsCalories && { calories: null }),
    ...(!showsMacros && { protein_tot: null, carbs_tot: null, lipids_tot: null }),
  };
}
