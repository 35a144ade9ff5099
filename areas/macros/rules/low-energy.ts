import type { LowEnergy } from '#areas/assignments/contract.ts';
import type { MacroTargets } from '../contract.ts';
import type { EnergyNeed } from '../contract/energy-need.ts';

/** The share of the need below which an average day is far below it. */
const lowestShare = 0.65;

/** From the gravest on. */
const kinds = ['resting', 'maternal', 'minor', 'below1000', 'need', 'below1200'] as const satisfies LowEnergy['kind'][];

interface EnergyOfDay {
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
  /** The need of the last visit; null without one. */
  need: Pick<EnergyNeed, 'kcalPerDay' | 'restingKcal' | 'maternalKcal' | 'isOfMinor'> | null;
}

/**
 * What a professional should weigh about an average day with little energy; null for any other, and without food. With the need of a
 * visit: less than the resting energy, less than the need in pregnancy or while breastfeeding (also when the addition is not known) or of
 * a minor, who grows, or more than 35 % less than the need. Without one: less than 1,000 or 1,200 kcal.
 */
export function lowEnergy({ kcal, isAtLeast = false, need }: EnergyOfDay): LowEnergy | null {
  if (kcal === null || kcal <= 0) return null;
  const kind = need ? belowNeed(kcal, need) : kcal < 1000 ? 'below1000' : kcal < 1200 ? 'below1200' : null;
  if (kind === null) return null;
  return {
    kind,
    kcal: Math.round(kcal),
    restingKcal: need?.restingKcal ?? null,
    needKcal: need ? need.kcalPerDay : null,
    ...(isAtLeast && { isAtLeast }),
  };
}

function belowNeed(kcal: number, need: NonNullable<EnergyOfDay['need']>): LowEnergy['kind'] | null {
  const { kcalPerDay, restingKcal = 0, maternalKcal = 0, isOfMinor = false } = need;
  if (kcal < restingKcal) return 'resting';
  if (maternalKcal !== 0 && kcal < kcalPerDay) return 'maternal';
  if (isOfMinor && kcal < kcalPerDay) return 'minor';
  return kcal < kcalPerDay * lowestShare ? 'need' : null;
}

/** The energy in kcal of the targets of each kind of day; null without one. */
type EnergyByDay = Record<keyof MacroTargets, { calories: number | null } | null>;

/** The energy of the target with the least, in kcal; null without a target. */
export function lowestTarget(targets: EnergyByDay): number | null {
  const all = [targets.day, targets.training, targets.rest].flatMap((target) => target?.calories ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

/** The gravest first. */
export function byGravity(one: LowEnergy, other: LowEnergy): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.kcal - other.kcal;
}
