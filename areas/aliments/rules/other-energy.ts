import { knownAmount } from './amounts.ts';
import { energyKcal, type EnergySources } from './energy.ts';
import { type MacroAmounts, percentages, type Percentages, sumOfPercentages } from './percentages.ts';

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

/** Why the shares are not 100 % together: energy of fibre or alcohol, decimals that are left out, or values of other tables. */
interface RestOfShares {
  cause: 'fiber' | 'alcohol' | 'both' | 'rounding' | 'tables';
  /** Whole percent that the cause has; of `rounding` and `tables` what the shares leave. */
  percent: number;
}

/** Shares are floored, so that three of them leave less than this without any other cause. */
const mostRounding = 3;

/**
 * Whole percent of the energy that the shares leave beside their rounding: of fibre, alcohol, or the values of tables. Null without, and
 * where a share is unknown.
 */
export function restBeyondRounding({ protein_percent, carbs_percent, lipids_percent }: Percentages): number | null {
  const shares = { protein_percent, carbs_percent, lipids_percent };
  const percent = 100 - sumOfPercentages(shares);
  return percent >= mostRounding && !Object.values(shares).includes(null) ? percent : null;
}

/** Explains what the shares leave; null where they leave nothing, or where one of them is unknown. */
export function restOfShares(totals: EnergySources & MacroAmounts): RestOfShares | null {
  const shares = percentages(totals);
  const percent = 100 - sumOfPercentages(shares);
  if (percent <= 0 || !knownAmount(totals.calories) || Object.values(shares).includes(null)) return null;
  const other = otherEnergy(totals);
  const [source, another] = other?.sources ?? [];
  if (other && source) return { cause: another ? 'both' : source, percent: other.percent };
  const exact = ((energyKcal({ ...totals, fiber: null, alcohol: null }) ?? 0) * 100) / (totals.calories ?? 1);
  return { cause: 100 - exact < roundingPercent && percent <= mostRounding ? 'rounding' : 'tables', percent };
}
