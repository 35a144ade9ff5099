import type { EnergyOrigin } from '../contract.ts';
import { energyOf } from './energy.ts';

/** Changes in percent from which a calculation no longer fits a client: of the weight, and of the result by the age. */
const changedPercent = { weight: 5, result: 1 };

/** What is known of a client now; null where it is not. */
export interface PresentBody {
  weightKg: number | null;
  ageYears: number | null;
}

/**
 * Whether the body on which a calculation was based has changed noticeably: the weight by more than 5 %, or the age so that the result
 * changes by 1 % at least. A typed resting energy is based on neither.
 */
export function isOutdated(origin: EnergyOrigin, present: PresentBody): boolean {
  if (origin.formula === 'MANUAL') return false;
  return isOtherWeight(origin.weightKg, present.weightKg) || changesWithAge(origin, present.ageYears);
}

function isOtherWeight(weightKg: number | null, present: number | null): boolean {
  if (weightKg === null || present === null) return false;
  return Math.abs(present - weightKg) * 100 > weightKg * changedPercent.weight;
}

function changesWithAge(origin: EnergyOrigin, ageYears: number | null): boolean {
  if (ageYears === null || origin.ageYears === null || ageYears === origin.ageYears) return false;
  const [before, now] = [energyOf(origin), energyOf({ ...origin, ageYears })];
  if (before.kind !== 'energy' || now.kind !== 'energy') return before.kind !== now.kind;
  return Math.abs(now.totalKcal - before.totalKcal) * 100 >= before.totalKcal * changedPercent.result;
}
