import { knownAmount } from './amounts.ts';
import { energyKcal, type EnergySources } from './energy.ts';

export interface OtherEnergy {
  /** Whole percent of the energy. */
  percent: number;
  sources: ('fiber' | 'alcohol')[];
}

/** Percent of the energy that rounded shares of the macronutrients leave without another source. */
const roundingPercent = 2;
/** Part of the energy beside the macronutrients that fibre and alcohol must have to explain it; other energy factors are another cause. */
const explainedShare = 0.75;
/** Percent of the energy from which a source is named. */
const namedPercent = 0.5;

/**
 * The energy of fibre and alcohol, where it is why the macronutrients have less than all of the energy; otherwise null. Polyols are
 * part of the carbs.
 */
export function otherEnergy(totals: EnergySources & { calories: number | null }): OtherEnergy | null {
  const calories = knownAmount(totals.calories);
  const ofMacros = energyKcal({ ...totals, fiber: null, alcohol: null });
  if (!calories || ofMacros === null) return null;
  const percentOf = (sources: Pick<EnergySources, 'fiber' | 'alcohol'>) =>
    ((energyKcal({ protein_tot: 0, carbs_tot: 0, lipids_tot: 0, ...sources }) ?? 0) * 100) / calories;
  const missing = ((calories - ofMacros) * 100) / calories;
  const shares = { fiber: percentOf({ fiber: totals.fiber }), alcohol: percentOf({ alcohol: totals.alcohol }) };
  const explained = shares.fiber + shares.alcohol;
  if (missing <= roundingPercent || explained < missing * explainedShare) return null;
  const sources = (['fiber', 'alcohol'] as const).filter((source) => shares[source] >= namedPercent);
  return { percent: Math.round(explained), sources };
}
