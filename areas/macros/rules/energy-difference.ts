import { type EnergyDifference, trainingDayKinds } from '#areas/assignments/contract/energy.ts';
import { targetTolerancePercent } from './comparison.ts';
import { type EnergyByDay, energiesOf } from './low-energy.ts';

/** The energy of a day of a meal plan in kcal, and whether it has food that is not counted. */
interface PlannedEnergy {
  kcal: number;
  isAtLeast: boolean;
}

/** The energy of an average day with training, and of one without; empty for a meal plan whose days do not depend on training. */
export type EnergyByKind = Partial<Record<(typeof trainingDayKinds)[number], PlannedEnergy>>;

interface ComparedEnergies {
  /** The energy of an average day of the meal plan. */
  planKcal: number;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
  byKind?: EnergyByKind;
  targets: EnergyByDay;
}

/**
 * The energies of a meal plan and of targets of the same client, when they differ by more than 5 % of the targets, otherwise null. An
 * average day has days with and without training, so it agrees with all between their targets; where the days of the plan depend on
 * training, each kind is compared with its target, too. A day with food that is not counted is not below the targets.
 */
export function energyDifference({
  planKcal,
  isAtLeast = false,
  byKind = {},
  targets,
}: ComparedEnergies): EnergyDifference | null {
  const kcals = energiesOf(targets);
  if (planKcal <= 0 || kcals.length === 0) return null;
  const [lowest, highest] = [Math.min(...kcals), Math.max(...kcals)];
  const days = differentKinds(byKind, targets);
  if (!differs({ kcal: planKcal, isAtLeast }, { lowest, highest }) && days.length === 0) return null;
  return {
    planKcal: Math.round(planKcal),
    ...(isAtLeast && { isAtLeast }),
    lowestTargetKcal: Math.round(lowest),
    highestTargetKcal: Math.round(highest),
    ...(days.length > 0 && { days }),
  };
}

function differentKinds(byKind: EnergyByKind, targets: EnergyByDay): NonNullable<EnergyDifference['days']> {
  return trainingDayKinds.flatMap((kind) => {
    const planned = byKind[kind];
    const target = targets[kind]?.calories ?? null;
    if (!planned || planned.kcal <= 0 || target === null) return [];
    if (!differs(planned, { lowest: target, highest: target })) return [];
    const { kcal, isAtLeast } = planned;
    return { kind, planKcal: Math.round(kcal), targetKcal: Math.round(target), ...(isAtLeast && { isAtLeast }) };
  });
}

function differs(
  { kcal, isAtLeast }: PlannedEnergy,
  { lowest, highest }: { lowest: number; highest: number },
): boolean {
  const isBelow = !isAtLeast && (lowest - kcal) * 100 > lowest * targetTolerancePercent;
  return isBelow || (kcal - highest) * 100 > highest * targetTolerancePercent;
}

/** The largest distance of the meal plan from the nearest target, or of one kind of day from its target, as a share of that target. */
export function relativeDifference({
  planKcal,
  lowestTargetKcal,
  highestTargetKcal,
  days = [],
}: EnergyDifference): number {
  const nearest = Math.min(Math.max(planKcal, lowestTargetKcal), highestTargetKcal);
  return Math.max(
    Math.abs(planKcal - nearest) / nearest,
    ...days.map((day) => Math.abs(day.planKcal - day.targetKcal) / day.targetKcal),
  );
}
