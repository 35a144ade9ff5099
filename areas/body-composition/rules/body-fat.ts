import { durninWomersley } from './body-fat/durnin-womersley.ts';
import { faulkner } from './body-fat/faulkner.ts';
import type { SkinfoldFormula } from './body-fat/formula.ts';
import { heathCarter } from './body-fat/heath-carter.ts';
import { jacksonPollock3 } from './body-fat/jackson-pollock-3.ts';
import { jacksonPollock4 } from './body-fat/jackson-pollock-4.ts';
import { jacksonPollock7 } from './body-fat/jackson-pollock-7.ts';
import { siri } from './body-fat/siri.ts';
import { slaughterLohman } from './body-fat/slaughter-lohman.ts';
import { sloan } from './body-fat/sloan.ts';
import { withers } from './body-fat/withers.ts';
import { yuhasz } from './body-fat/yuhasz.ts';
import { type BodyInput, parseBody } from './body.ts';
import { hundredthsOf, formatHundredths } from './decimals.ts';
import {
  evaluateFormula,
  invalidFormula,
  isOutsideFittedAges,
  type MissingValues,
  type FormulaError,
  implausibleValues,
} from './formula.ts';

export const bodyFatFormulas = {
  DURNIN_WOMERSLEY: durninWomersley,
  SLOAN: sloan,
  JACKSON_3_SKINFOLDS: jacksonPollock3,
  JACKSON_4_SKINFOLDS: jacksonPollock4,
  JACKSON_7_SKINFOLDS: jacksonPollock7,
  LOHMAN: slaughterLohman,
  FAULKNER_4_SKINFOLDS: faulkner,
  YUHASZ_6_SKINFOLDS: yuhasz,
  WITHERS: withers,
  HEATH_CARTER: heathCarter,
} as const satisfies Record<string, SkinfoldFormula>;

export type BodyFatFormulaName = keyof typeof bodyFatFormulas;

/** Fat and fat-free mass in percent of body mass, with two decimals. They add up to exactly 100.00. */
export interface BodyFat {
  fatFreeMassPerc: string;
  fatMassPerc: string;
}

/**
 * `fitted_ages`: the person is younger or older than those the equation was fitted on. `before_puberty`: the result may
 * be 2 to 4 points too low for a boy. `low_confidence`: the equation may not be the one that is meant by the name.
 * `unusual_result`: outside 2 to 60 percent, so the folds should be measured again.
 */
export type BodyFatCaution = 'fitted_ages' | 'before_puberty' | 'low_confidence' | 'unusual_result';

export interface BodyFatEstimate extends BodyFat {
  formula: BodyFatFormulaName;
  /** `fatMassPerc` before it is rounded, for a reader that rounds to other decimals. */
  unroundedFatPerc: number;
  /** Body density in g/ml, not rounded; null for a formula that yields the percentage directly. */
  density: number | null;
  cautions: BodyFatCaution[];
}

const usualPercent = { from: 2, to: 60 };

/**
 * Body fat by the named formula, from unvalidated input. Returns errors and never throws. Checks, in this order: the
 * name (`Invalid formula`), missing values, the age (`Age out of valid range (17+ years)`). Results are not clamped.
 */
export function bodyFat(formula: string, input: BodyInput | null | undefined): BodyFat | MissingValues | FormulaError {
  if (!isBodyFatFormula(formula)) return { error: invalidFormula };
  const estimate = estimatedBodyFat(formula, input);
  if (!('fatMassPerc' in estimate)) return estimate;
  const { fatFreeMassPerc, fatMassPerc } = estimate;
  return { fatFreeMassPerc, fatMassPerc };
}

/** Results of every formula for which the data suffice, in the order of `bodyFatFormulas`. */
export function allBodyFat(input: BodyInput | null | undefined): BodyFatEstimate[] {
  const names = Object.keys(bodyFatFormulas) as BodyFatFormulaName[];
  return names.map((name) => estimatedBodyFat(name, input)).filter((estimate) => 'fatMassPerc' in estimate);
}

/** Body fat by the named formula with density and cautions. Returns the same errors as `bodyFat`. */
export function estimatedBodyFat(
  name: BodyFatFormulaName,
  input: BodyInput | null | undefined,
): BodyFatEstimate | MissingValues | FormulaError {
  const formula: SkinfoldFormula = bodyFatFormulas[name];
  const result = evaluateFormula(formula, input);
  if (!('value' in result)) return result;

  const density = formula.yields === 'density' ? result.value : null;
  const unroundedFatPerc = density === null ? result.value : siri(density);
  const fat = hundredthsOf(unroundedFatPerc);
  if (fat === undefined) return implausibleValues(formula, input);
  return {
    formula: name,
    fatFreeMassPerc: formatHundredths(100_00 - fat),
    fatMassPerc: formatHundredths(fat),
    unroundedFatPerc,
    density,
    cautions: cautionsOf(formula, input, fat / 100),
  };
}

export function isBodyFatFormula(name: unknown): name is BodyFatFormulaName {
  return typeof name === 'string' && Object.hasOwn(bodyFatFormulas, name);
}

function cautionsOf(formula: SkinfoldFormula, input: BodyInput | null | undefined, fatPerc: number): BodyFatCaution[] {
  const { age, gender } = parseBody(input);
  const isBoy = gender === 'male' && age !== undefined && age < 18;
  const applies: Record<BodyFatCaution, boolean> = {
    fitted_ages: isOutsideFittedAges(formula, { age, gender }),
    before_puberty: formula === slaughterLohman && isBoy,
    low_confidence: formula.confidence === 'low',
    unusual_result: fatPerc < usualPercent.from || fatPerc > usualPercent.to,
  };
  return (Object.keys(applies) as BodyFatCaution[]).filter((caution) => applies[caution]);
}
