import { type BodyInput, parseBody } from './body.ts';
import { hundredthsOf, formatHundredths } from './decimals.ts';
import {
  evaluateFormula,
  type Formula,
  invalidFormula,
  isOutsideFittedAges,
  type MissingValues,
  type FormulaError,
  implausibleValues,
} from './formula.ts';
import { faoWhoUnu } from './metabolic-rate/fao-who-unu.ts';
import { grandeAndKeys } from './metabolic-rate/grande-keys.ts';
import { harrisBenedict } from './metabolic-rate/harris-benedict.ts';
import { henryOxford } from './metabolic-rate/henry-oxford.ts';
import { katchMcArdle } from './metabolic-rate/katch-mcardle.ts';
import { mifflinStJeor } from './metabolic-rate/mifflin-st-jeor.ts';
import { molnar } from './metabolic-rate/molnar.ts';
import { schofield } from './metabolic-rate/schofield.ts';

export const metabolicRateFormulas = {
  MOLNAR: molnar,
  FAO_WHO_UNU: faoWhoUnu,
  SCHOFIELD: schofield,
  HENRY_OXFORD: henryOxford,
  HARRIS_BENEDICT: harrisBenedict,
  MIFFLIN_ST_JEOR: mifflinStJeor,
  GRANDE_AND_KEYS: grandeAndKeys,
  KATCH_MCARDLE: katchMcArdle,
} as const satisfies Record<string, Formula>;

export type MetabolicRateFormulaName = keyof typeof metabolicRateFormulas;

/** Resting energy in kcal per day, with two decimals. */
export interface MetabolicRate {
  bmr: string;
}

/**
 * `fitted_ages`: the person is younger or older than those the equation was fitted on. `low_confidence`: the equation
 * may not be the one that is meant by the name. `unusual_result`: 0 or below.
 */
export type MetabolicRateCaution = 'fitted_ages' | 'low_confidence' | 'unusual_result';

export interface MetabolicRateEstimate extends MetabolicRate {
  formula: MetabolicRateFormulaName;
  /** `bmr` before it is rounded, for a reader that rounds to other decimals. */
  unroundedKcal: number;
  cautions: MetabolicRateCaution[];
}

/**
 * Resting energy by the named formula, from unvalidated input. Returns errors and never throws. Undefined for MANUAL:
 * the professional enters the value. Checks, in this order: the name (`Invalid formula`), missing values, the age (`Age
 * out of valid range (18+ years)`). Results are not clamped.
 */
export function metabolicRate(
  formula: string,
  input: BodyInput | null | undefined,
): MetabolicRate | MissingValues | FormulaError | undefined {
  if (formula === 'MANUAL') return;
  if (!isMetabolicRateFormula(formula)) return { error: invalidFormula };
  const estimate = estimatedMetabolicRate(formula, input);
  return 'bmr' in estimate ? { bmr: estimate.bmr } : estimate;
}

/** Results of every formula for which the data suffice, in the order of `metabolicRateFormulas`. */
export function allMetabolicRates(input: BodyInput | null | undefined): MetabolicRateEstimate[] {
  const names = Object.keys(metabolicRateFormulas) as MetabolicRateFormulaName[];
  return names.map((name) => estimatedMetabolicRate(name, input)).filter((estimate) => 'bmr' in estimate);
}

/** Resting energy by the named formula with cautions. Returns the same errors as `metabolicRate`. */
export function estimatedMetabolicRate(
  name: MetabolicRateFormulaName,
  input: BodyInput | null | undefined,
): MetabolicRateEstimate | MissingValues | FormulaError {
  const formula: Formula = metabolicRateFormulas[name];
  const found = evaluateFormula(formula, input);
  if (!('value' in found)) return found;

  const rate = hundredthsOf(found.value);
  if (rate === undefined) return implausibleValues(formula, input);
  return {
    formula: name,
    bmr: formatHundredths(rate),
    unroundedKcal: found.value,
    cautions: cautionsOf(formula, input, found.value),
  };
}

function isMetabolicRateFormula(name: unknown): name is MetabolicRateFormulaName {
  return typeof name === 'string' && Object.hasOwn(metabolicRateFormulas, name);
}

function cautionsOf(formula: Formula, input: BodyInput | null | undefined, rate: number): MetabolicRateCaution[] {
  const holds: Record<MetabolicRateCaution, boolean> = {
    fitted_ages: isOutsideFittedAges(formula, parseBody(input)),
    low_confidence: formula.confidence === 'low',
    unusual_result: rate <= 0,
  };
  return (Object.keys(holds) as MetabolicRateCaution[]).filter((caution) => holds[caution]);
}
