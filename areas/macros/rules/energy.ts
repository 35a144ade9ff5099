import type { BodyField } from '#areas/body-composition/rules/body.ts';
import { dailyEnergy } from '#areas/body-composition/rules/energy-expenditure.ts';
import { adultAge } from '#areas/clients/rules/minors.ts';
import { estimatedMetabolicRate, metabolicRateFormulas } from '#areas/body-composition/rules/metabolic-rate.ts';
import { isOfferedAt } from '#areas/body-composition/rules/formula.ts';
import { type Energy, energyFormulas, type EnergyOrigin } from '../contract.ts';
import type { OtherNeed } from '../contract/energy-need.ts';

export type ComputedEnergy =
  | ({ kind: 'energy' } & Energy)
  | { kind: 'missing'; fields: (BodyField | 'bmr')[] }
  | { kind: 'age-out-of-range'; minimumYears: number };

/**
 * The daily energy: resting energy times the activity factor, changed by the goal, in whole kcal. Each number is rounded
 * from the unrounded ones.
 */
export function energyOf(origin: EnergyOrigin): ComputedEnergy {
  const resting = restingKcal(origin);
  if (typeof resting !== 'number') return resting;
  const totalKcal = dailyEnergy(resting, origin.activity);
  if (totalKcal === undefined) return { kind: 'missing', fields: ['bmr'] };
  return {
    kind: 'energy',
    bmrKcal: Math.round(resting),
    totalKcal: Math.round(totalKcal),
    goalKcal: Math.round((totalKcal * (100 + origin.goalPercent)) / 100),
  };
}

function restingKcal(origin: EnergyOrigin): number | Exclude<ComputedEnergy, { kind: 'energy' }> {
  if (origin.formula === 'MANUAL') return origin.bmrKcal ?? { kind: 'missing', fields: ['bmr'] };
  const rate = estimatedMetabolicRate(origin.formula, {
    weight: origin.weightKg,
    height: origin.heightCm,
    age: origin.ageYears,
    gender: origin.gender,
    fat_free_mass_perc: origin.fatFreeMassPercent,
  });
  if ('missingValues' in rate) return { kind: 'missing', fields: rate.missingValues };
  return 'error' in rate ? { kind: 'age-out-of-range', minimumYears: yearsIn(rate.error) } : rate.unroundedKcal;
}

/** The number in `Age out of valid range (18+ years)`. */
function yearsIn(error: string): number {
  return Number(/\d+/.exec(error)?.[0]);
}

/** The formulas for the age, and the typed value. */
export function offeredFormulas({ ageYears, gender }: Pick<EnergyOrigin, 'ageYears' | 'gender'>) {
  const person = { age: ageYears ?? undefined, gender: gender ?? undefined };
  return energyFormulas.filter((name) => name === 'MANUAL' || isOfferedAt(metabolicRateFormulas[name], person));
}

/** Whether a formula for adults is chosen for a minor, who gets no result. */
export function isRefusedToMinor({ formula, ageYears, gender }: Pick<EnergyOrigin, 'formula' | 'ageYears' | 'gender'>) {
  return ageYears !== null && ageYears < adultAge && !offeredFormulas({ ageYears, gender }).includes(formula);
}

/** The need of a calculation; null without a result. What its goal changes is left out. */
export function calculatedNeed(origin: EnergyOrigin | null): OtherNeed | null {
  if (origin && isRefusedToMinor(origin)) return null;
  const energy = origin && energyOf(origin);
  if (energy?.kind !== 'energy') return null;
  return { origin: 'calculation', kcalPerDay: energy.totalKcal, restingKcal: energy.bmrKcal };
}

export type EstimatedBody = Pick<EnergyOrigin, 'gender' | 'ageYears' | 'heightCm' | 'weightKg'>;

/** The need of a sedentary day by the first formula for the age; null where the age or measures are missing. */
export function estimatedNeed(body: EstimatedBody): OtherNeed | null {
  if (body.ageYears === null) return null;
  const unknown = { goalPercent: 0, fatFreeMassPercent: null, bmrKcal: null };
  const [need] = offeredFormulas(body).flatMap(
    (formula) => calculatedNeed({ formula, activity: 'sedentary', ...unknown, ...body }) ?? [],
  );
  return need ? { ...need, origin: 'estimate' } : null;
}
