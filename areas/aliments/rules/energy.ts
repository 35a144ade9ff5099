import { knownAmount } from './amounts.ts';

/** Energy of the macronutrients in kcal per gram. Source: Regulation (EU) 1169/2011, annex XIV. */
export const kcalPerGram = { protein_tot: 4, carbs_tot: 4, lipids_tot: 9 } as const;

/**
 * Energy in kcal per gram of nutrients that are added only when their amount is known. Source: Regulation (EU)
 * 1169/2011, annex XIV.
 */
const kcalPerGramWhenKnown = { fiber: 2, alcohol: 7 } as const;

/** Nutrients with energy, in grams. Null or undefined means not measured. */
export interface EnergySources {
  protein_tot: number | null;
  carbs_tot: number | null;
  lipids_tot: number | null;
  fiber?: number | null | undefined;
  alcohol?: number | null | undefined;
}

/**
 * Energy in kcal by the factors 4, 4 and 9, plus fibre (2) and alcohol (7) when known. Null when one of the three
 * macronutrients is not measured, because the energy of the others would be too low.
 */
export function energyKcal(sources: EnergySources): number | null {
  const protein = knownAmount(sources.protein_tot);
  const carbs = knownAmount(sources.carbs_tot);
  const lipids = knownAmount(sources.lipids_tot);
  if (protein === null || carbs === null || lipids === null) return null;

  const { protein_tot, carbs_tot, lipids_tot } = kcalPerGram;
  const fiber = (knownAmount(sources.fiber) ?? 0) * kcalPerGramWhenKnown.fiber;
  const alcohol = (knownAmount(sources.alcohol) ?? 0) * kcalPerGramWhenKnown.alcohol;
  return protein * protein_tot + carbs * carbs_tot + lipids * lipids_tot + fiber + alcohol;
}

/** Thermochemical conversion. Source: Regulation (EU) 1169/2011, annex I. */
const kilojoulesPerKcal = 4.184;

export function kilojoulesOf(kcal: number): number {
  return kcal * kilojoulesPerKcal;
}

export function kcalOf(kilojoules: number): number {
  return kilojoules / kilojoulesPerKcal;
}

/**
 * Whether a stated energy in kcal is rather one in kJ: it fits the macronutrients when it is divided by 4.184, and not as it is.
 * False when a macronutrient is unknown. The tolerance is 15 %, at least 12 kcal: labels are rounded, and polyols and organic
 * acids have other factors.
 */
export function looksLikeKilojoules(calories: number, sources: EnergySources): boolean {
  const computed = energyKcal(sources);
  if (computed === null || computed === 0) return false;
  const fits = (kcal: number) => Math.abs(kcal - computed) <= Math.max(12, computed * 0.15);
  return !fits(calories) && fits(kcalOf(calories));
}
