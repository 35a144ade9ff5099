import type { EnergyDifference } from '#areas/assignments/contract.ts';
import { targetTolerancePercent } from './comparison.ts';
import { type EnergyByDay, energiesOf } from './low-energy.ts';

interface ComparedEnergies {
  /** The energy of an average day of the meal plan. */
  planKcal: number;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
  targets: EnergyByDay;
}

/**
 * The energies of a meal plan and of targets of the same client, when they differ by more than 5 % of the targets, otherwise null. An
 * average day has days with and without training, so it agrees with all between their targets; one with food that is not counted is not
 * below the targets.
 */
export function energyDifference({ planKcal, isAtLeast = false, targets }: ComparedEnergies): EnergyDifference | null {
  const kcals = energiesOf(targets);
  if (planKcal <= 0 || kcals.length === 0) return null;
  const [lowest, highest] = [Math.min(...kcals), Math.max(...kcals)];
  const isBelow = !isAtLeast && (lowest - planKcal) * 100 > lowest * targetTolerancePercent;
  const isAbove = (planKcal - highest) * 100 > highest * targetTolerancePercent;
  if (!isBelow && !isAbove) return null;
  return {
    planKcal: Math.round(planKcal),
    ...(isAtLeast && { isAtLeast }),
    lowestTargetKcal: Math.round(lowest),
    highestTargetKcal: Math.round(highest),
  };
}

/** The distance of the meal plan from the nearest target, as a share of that target. */
export function relativeDifference({ planKcal, lowestTargetKcal, highestTargetKcal }: EnergyDifference): number {
  const nearest = planKcal < lowestTargetKcal ? lowestTargetKcal : highestTargetKcal;
  return Math.abs(planKcal - nearest) / nearest;
}
