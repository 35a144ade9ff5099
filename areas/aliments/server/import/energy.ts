import { energyKcal, type EnergySources } from '../../rules/energy.ts';

/** kJ of one kcal. */
const kJPerKcal = 4.184;

/** Maximum energy of 100 g of food in kcal: pure fat, with the rounding of composition tables. */
const maxKcal = 902;

/** Smaller energies of the macronutrients, in kcal, are too imprecise to distinguish kJ from kcal. */
const minComparableKcal = 10;

export interface StatedEnergy {
  kcal: number | null;
  kJ: number | null;
}

/** `note`: why the stated energy was not taken as it is. */
export interface Energy {
  kcal: number | null;
  isCalculated: boolean;
  note?: 'kj_as_kcal' | 'kcal_as_kj' | 'too_much';
}

/**
 * Energy of 100 g in kcal. A field of the wrong unit is recognised by the energy of the macronutrients, or by the field of the other
 * unit. An energy above that of fat that nothing explains is not known.
 */
export function energyIn100g({ kcal, kJ }: StatedEnergy, sources: EnergySources): Energy {
  const computed = energyKcal(sources);
  if (kcal !== null) {
    if (isKJ(kcal, kJ, computed)) return { kcal: kcal / kJPerKcal, isCalculated: true, note: 'kj_as_kcal' };
    if (kcal <= maxKcal) return { kcal, isCalculated: false };
  }
  if (kJ !== null) {
    if (isKcal(kJ, computed)) return { kcal: kJ, isCalculated: false, note: 'kcal_as_kj' };
    if (kJ / kJPerKcal <= maxKcal) return { kcal: kJ / kJPerKcal, isCalculated: true };
  }
  return { kcal: null, isCalculated: false, ...((kcal !== null || kJ !== null) && { note: 'too_much' }) };
}

/** Whether the number of kcal is the energy in kJ. */
function isKJ(kcal: number, kJ: number | null, computed: number | null): boolean {
  if (kcal === 0) return false;
  if (computed !== null && computed >= minComparableKcal)
    return isNear(kcal / kJPerKcal, computed, 0.2) && !isNear(kcal, computed, 0.5);
  return kcal > maxKcal && kJ !== null && isNear(kcal, kJ, 0.02);
}

function isKcal(kJ: number, computed: number | null): boolean {
  return computed !== null && computed >= minComparableKcal && isNear(kJ, computed, 0.1) && kJ > 0;
}

function isNear(value: number, other: number, tolerance: number): boolean {
  return Math.abs(value - other) <= other * tolerance;
}
