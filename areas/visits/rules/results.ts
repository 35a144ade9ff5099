import {
  allBodyFat,
  type BodyFatEstimate,
  bodyFatFormulas,
  estimatedBodyFat,
} from '#areas/body-composition/rules/body-fat.ts';
import { type BodyField, type BodyInput, type Gender, skinfolds } from '#areas/body-composition/rules/body.ts';
import { bodyMassIndex } from '#areas/body-composition/rules/body-mass-index.ts';
import { desirableWeight } from '#areas/body-composition/rules/desirable-weight.ts';
import { dailyEnergy } from '#areas/body-composition/rules/energy-expenditure.ts';
import { type Formula, isRefusedToMinor } from '#areas/body-composition/rules/formula.ts';
import {
  allMetabolicRates,
  estimatedMetabolicRate,
  type MetabolicRateEstimate,
  metabolicRateFormulas,
} from '#areas/body-composition/rules/metabolic-rate.ts';
import { waistHeightRatio, waistHipRatio } from '#areas/body-composition/rules/waist.ts';
import { ageOn } from '#shell/common/months.ts';
import type { VisitContent } from '../contract/document.ts';
import { isOfPregnancy, maternalEnergyKcal } from './maternal-state.ts';
import { type ValuesOfVisit, valuesOf } from './values.ts';

/** What formulas need of the client beside the measures. */
export interface PersonOfVisit {
  gender: Gender | null;
  birthDate: string | null;
}

/** A formula without a result: what is missing, the age in years from which it is, or that it is for adults and the client is a minor. */
export type NoResult = { missing: BodyField[] } | { minimumAge: string } | { isForAdults: true };

/** Not rounded: rounding is the last step of what shows or stores a result. */
export interface VisitResults {
  /** Sum of the measured skinfolds in mm; undefined without any. */
  foldSumMm: number | undefined;
  foldCount: number;
  /** Every formula for which the data suffice. */
  bodyFat: BodyFatEstimate[];
  /** Of the chosen formula when it has no result. Undefined unless the visit measures folds. */
  bodyFatMissing: NoResult | undefined;
  /** Percent of the weight by the measurement type of the visit: chosen formula, device, or typed. */
  fat_mass_perc: number | undefined;
  fat_free_mass_perc: number | undefined;
  /** The shares of the weight of the visit. */
  fatMassKg: number | undefined;
  fatFreeMassKg: number | undefined;
  metabolicRates: MetabolicRateEstimate[];
  metabolicRateMissing: NoResult | undefined;
  /** Resting and daily energy, in kcal a day; the latter with the addition of pregnancy or breastfeeding when it is known. */
  bmr: number | undefined;
  dailyEnergyKcal: number | undefined;
  bodyMassIndex: number | undefined;
  desirableWeightKg: number | undefined;
  waistHipRatio: number | undefined;
  waistHeightRatio: number | undefined;
}

/**
 * All results that the measures of a visit allow, and for the chosen formulas what is missing. Body fat is computed from skinfolds
 * only when the visit measures folds; values of a device are never replaced by it. Formulas take the age on the day of the visit; a minor
 * has no result of a formula that was fitted on adults. In pregnancy there is no body composition, body mass index,
 * ratio of the waist or desirable weight.
 */
export function resultsOf(content: VisitContent, person: PersonOfVisit): VisitResults {
  const values = valuesOf(content);
  const input = inputOf(values, ageAndGender(content.takenOn, person));
  const folds = skinfolds.flatMap((fold) => values[fold] ?? []);
  const isPregnant = isOfPregnancy(content);
  const hasFolds = content.measurement_type === 'FOLDS' && !isPregnant;
  const { bodyFatFormula } = content;
  const chosen = hasFolds
    ? forAge(bodyFatFormulas[bodyFatFormula], input, estimatedBodyFat(bodyFatFormula, input))
    : undefined;
  const estimate = chosen && 'fatMassPerc' in chosen ? chosen : undefined;
  const fat = isPregnant ? undefined : fatOf(content, values, estimate);
  const energyInput = { ...input, fat_free_mass_perc: fat && 100 - fat };
  const energy = energyOf(content, energyInput);
  return {
    foldSumMm: folds.length > 0 ? folds.reduce((sum, fold) => sum + fold, 0) : undefined,
    foldCount: folds.length,
    bodyFat: hasFolds
      ? allBodyFat(input).filter(({ formula }) => !isRefusedToMinor(bodyFatFormulas[formula], input))
      : [],
    bodyFatMissing: chosen && noResult(chosen),
    fat_mass_perc: fat,
    fat_free_mass_perc: fat === undefined ? undefined : 100 - fat,
    ...massesOf(values, fat),
    metabolicRates: allMetabolicRates(energyInput).filter(
      ({ formula }) => !isRefusedToMinor(metabolicRateFormulas[formula], input),
    ),
    ...energy,
    dailyEnergyKcal: dailyEnergyOf(content, energy.bmr),
    bodyMassIndex: isPregnant ? undefined : bodyMassIndex(input)?.bmi,
    ...(isPregnant ? noRatios : ratiosOf(values)),
    desirableWeightKg: (input.age ?? 18) >= 18 && !isPregnant ? desirableWeight('BMI_22', input) : undefined,
  };
}

type Ratios = Pick<VisitResults, 'waistHipRatio' | 'waistHeightRatio'>;

const noRatios: Ratios = { waistHipRatio: undefined, waistHeightRatio: undefined };

function ratiosOf({ waist, hips, height }: ValuesOfVisit): Ratios {
  const girths = { waistCm: waist, hipCm: hips, heightCm: height };
  return {
    waistHipRatio: waistHipRatio(girths)?.ratio,
    waistHeightRatio: waistHeightRatio(girths)?.ratio,
  };
}

/** What formulas know of the client on a day. */
export function ageAndGender(day: string, { birthDate, gender }: PersonOfVisit) {
  return { age: ageOn(day, birthDate) ?? undefined, gender: gender ?? undefined };
}

function inputOf({ weight, height, ...values }: ValuesOfVisit, person: ReturnType<typeof ageAndGender>) {
  const folds = Object.fromEntries(skinfolds.map((fold) => [fold, values[fold]]));
  return { ...folds, weight, height, ...person } satisfies BodyInput;
}

/** Fat in percent of the weight. A device may give kilograms only. */
function fatOf(
  { measurement_type }: VisitContent,
  values: ValuesOfVisit,
  estimate: BodyFatEstimate | undefined,
): number | undefined {
  if (measurement_type === 'FOLDS') return estimate?.unroundedFatPerc;
  if (measurement_type === 'MANUAL') return values.fat_mass ?? complement(values.lean_mass);
  const { bia_fat_mass_perc, bia_fat_free_mass_perc, bia_fat_mass, weight } = values;
  const ofWeight = bia_fat_mass !== undefined && weight !== undefined ? (bia_fat_mass / weight) * 100 : undefined;
  return bia_fat_mass_perc ?? complement(bia_fat_free_mass_perc) ?? ofWeight;
}

function massesOf(
  { weight }: ValuesOfVisit,
  fat: number | undefined,
): Pick<VisitResults, 'fatMassKg' | 'fatFreeMassKg'> {
  if (weight === undefined || fat === undefined) return { fatMassKg: undefined, fatFreeMassKg: undefined };
  const fatMassKg = (fat * weight) / 100;
  return { fatMassKg, fatFreeMassKg: weight - fatMassKg };
}

function energyOf(
  { metabolicRateFormula, bmr }: VisitContent,
  input: BodyInput & ReturnType<typeof ageAndGender>,
): Pick<VisitResults, 'bmr' | 'metabolicRateMissing'> {
  if (metabolicRateFormula === 'MANUAL') return { bmr: bmr ?? undefined, metabolicRateMissing: undefined };
  const formula = metabolicRateFormulas[metabolicRateFormula];
  const result = forAge(formula, input, estimatedMetabolicRate(metabolicRateFormula, input));
  if ('bmr' in result) return { bmr: result.unroundedKcal, metabolicRateMissing: undefined };
  return { bmr: undefined, metabolicRateMissing: noResult(result) };
}

/** The result, unless the formula is not for the age of a minor. A minimum age is named as it is. */
function forAge<Result extends object>(
  formula: Formula,
  person: ReturnType<typeof ageAndGender>,
  result: Result,
): Result | { isForAdults: true } {
  return isRefusedToMinor(formula, person) && !('error' in result) ? { isForAdults: true } : result;
}

/** With what pregnancy or breastfeeding adds, as far as the trimester is known. */
function dailyEnergyOf(content: VisitContent, bmr: number | undefined): number | undefined {
  const kcal = content.activity ? dailyEnergy(bmr, content.activity) : undefined;
  return kcal === undefined ? undefined : kcal + (maternalEnergyKcal(content) ?? 0);
}

function noResult(result: object): NoResult | undefined {
  if ('isForAdults' in result) return { isForAdults: true };
  if ('missingValues' in result) return { missing: result.missingValues as BodyField[] };
  if ('error' in result) return { minimumAge: /\((\d+)\+/.exec(String(result.error))?.[1] ?? '' };
  return;
}

function complement(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : 100 - percent;
}
