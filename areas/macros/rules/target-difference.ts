import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import { trainingDayKinds } from '#areas/assignments/contract/energy.ts';
import type {
  MacroDifference,
  TargetDifference,
  WatchedNutrient,
} from '#areas/assignments/contract/target-difference.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { MacroTargets } from '../contract.ts';
import { targetTolerancePercent } from './comparison.ts';

/** What an average day of a meal plan has, in kcal and g; null: not known. `incomplete`: what some food of the day is not counted in. */
export type PlannedDay = Record<MacroName, number | null> & { incomplete: readonly MacroName[] };

/** An average day with training, and one without; empty for a meal plan whose days do not depend on training. */
export type PlannedByKind = Partial<Record<(typeof trainingDayKinds)[number], PlannedDay>>;

/** An average day of a meal plan, and one of each kind. */
export interface PlannedDays {
  planned: PlannedDay;
  byKind: PlannedByKind;
}

interface Compared {
  planned: PlannedDay;
  byKind?: PlannedByKind;
  targets: MacroTargets;
}

/**
 * Energy, protein, carbs and lipids of a meal plan that differ from targets of the same client by more than 5 % of the targets; null when
 * none does. An average day has days with and without training, so it agrees with all between their targets; where the days of the plan
 * depend on training, each kind is compared with its target, too. A day with food that is not counted is not below the targets.
 */
export function targetDifference(compared: Compared): TargetDifference | null {
  if (!hasFood(compared.planned)) return null;
  const macros = macroNames.flatMap((macro) => differenceOf(macro, compared) ?? []);
  return macros.length > 0 ? { macros } : null;
}

function hasFood({ calories }: PlannedDay): boolean {
  return calories !== null && calories > 0;
}

function differenceOf(macro: MacroName, { planned, byKind = {}, targets }: Compared): MacroDifference | null {
  const amount = amountOf(planned, macro);
  const known = [targets.day, targets.training, targets.rest].flatMap((target) => target?.[macro] ?? []);
  if (!amount || known.length === 0) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const days = differentKinds(macro, byKind, targets);
  if (!differs(amount, { lowest, highest }) && days.length === 0) return null;
  return {
    macro,
    ...shown(macro, amount),
    lowestTarget: rounded(macro, lowest),
    highestTarget: rounded(macro, highest),
    ...(days.length > 0 && { days }),
  };
}

function differentKinds(
  macro: MacroName,
  byKind: PlannedByKind,
  targets: MacroTargets,
): NonNullable<MacroDifference['days']> {
  return trainingDayKinds.flatMap((kind) => {
    const planned = byKind[kind];
    const amount = planned && hasFood(planned) ? amountOf(planned, macro) : null;
    const target = targets[kind]?.[macro] ?? null;
    if (!amount || target === null || !differs(amount, { lowest: target, highest: target })) return [];
    return { kind, ...shown(macro, amount), target: rounded(macro, target) };
  });
}

interface Amount {
  value: number;
  /** Whether the day has food that is not counted in it. */
  isAtLeast: boolean;
}

function amountOf(planned: PlannedDay, macro: MacroName): Amount | null {
  const value = planned[macro];
  return value === null ? null : { value, isAtLeast: planned.incomplete.includes(macro) };
}

function differs({ value, isAtLeast }: Amount, { lowest, highest }: { lowest: number; highest: number }): boolean {
  const isBelow = !isAtLeast && (lowest - value) * 100 > lowest * targetTolerancePercent;
  return isBelow || (value - highest) * 100 > highest * targetTolerancePercent;
}

function shown(macro: MacroName, { value, isAtLeast }: Amount): Pick<MacroDifference, 'planned' | 'isAtLeast'> {
  return { planned: rounded(macro, value), ...(isAtLeast && { isAtLeast }) };
}

function rounded(macro: MacroName, value: number): number {
  return roundedTo(macro === 'calories' ? 0 : 1, value);
}

/** The difference with those of the watched nutrients of the client that differ. */
export function withWatched<Difference extends TargetDifference>(
  difference: Difference,
  watched: readonly WatchedNutrient[] = [],
): Difference {
  const differing = watched.filter((nutrient) => difference.macros.some(({ macro }) => macro === nutrient));
  return differing.length > 0 ? { ...difference, watched: differing } : difference;
}

/** The largest distance of the meal plan from the nearest target, or of one kind of day from its target, as a share of that target. */
export function relativeDifference({ macros }: TargetDifference): number {
  return Math.max(
    ...macros.flatMap(({ planned, lowestTarget, highestTarget, days = [] }) => [
      share(planned, Math.min(Math.max(planned, lowestTarget), highestTarget)),
      ...days.map((day) => share(day.planned, day.target)),
    ]),
  );
}

/** A target of 0 g counts as one of 1 g. */
function share(planned: number, target: number): number {
  return Math.abs(planned - target) / Math.max(target, 1);
}
