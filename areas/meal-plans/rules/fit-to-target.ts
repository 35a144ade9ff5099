import { type MacroName, macroNames, type TypedPortion } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { targetTolerancePercent } from '#areas/macros/rules/comparison.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { FittedRow } from './fit-ranges.ts';
import {
  amountOf,
  fewestChanges,
  worthwhileShare,
  type FitProblem,
  type Goal,
  isFurther,
  isReached,
} from './fit-search.ts';
import { inFittedMeasures, optionsOf } from './fit-steps.ts';

/** Amounts to reach, in kcal and grams; a nutrient without one is free. */
export type FitTarget = Partial<Record<MacroName, number>>;

/**
 * Why a nutrient is not reached. `all_locked`: no row may change. `not_measured`: it is unknown for a food. `further`: it is
 * missed by more than before, so that the others come much nearer. `locked_exceed`: the rows that do not change have more. `no_source`:
 * no row that may change has it. `at_most`, `at_least`: the rows with much of it are at the end of their range. `opposed`: more or
 * less of it would take other targets away, or a step is too large.
 */
export const missReasons = [
  'all_locked',
  'not_measured',
  'further',
  'locked_exceed',
  'no_source',
  'at_most',
  'at_least',
  'opposed',
] as const;
export type MissReason = (typeof missReasons)[number];

export interface Fit {
  /** The rows that are not locked. */
  rows: { id: string; quantity: number; portion: TypedPortion | null }[];
  missed: { nutrient: MacroName; amount: number; target: number; reason: MissReason }[];
}

/** Differences within which a target of little is reached, besides the tolerance in percent. */
const leastTolerance = { grams: 2, kcal: 20 };

/**
 * Quantities of the unlocked rows with which a meal or a day reaches a target by the fewest changes, in practical portions and within
 * the range of each row. What is within its tolerance stays there.
 */
export function fitToTarget(rows: readonly FittedRow[], target: FitTarget): Fit {
  const changeable = rows.map((row) => ({ row, options: optionsOf(row) })).filter(({ options }) => options.length > 0);
  const goals = goalsOf(rows, { changeable: changeable.map(({ row }) => row), target });
  const problem = {
    goals,
    start: changeable.map(({ row }) => row.quantity),
    options: changeable.map(({ options }) => options),
  };
  const quantities = fewestChanges(problem);
  const fitted = new Map(changeable.map(({ row }, index) => [row.id, quantities[index] ?? row.quantity]));
  return {
    rows: rows
      .filter(({ isLocked }) => !isLocked)
      .map((row) => ({ id: row.id, ...measured(row, fitted.get(row.id) ?? row.quantity) })),
    missed: missedTargets(problem, { quantities, rows, goals }),
  };
}

function measured(row: FittedRow, grams: number): Omit<Fit['rows'][number], 'id'> {
  return grams === row.quantity ? { quantity: grams, portion: row.portion ?? null } : inFittedMeasures(row, grams);
}

interface NutrientGoal extends Goal {
  nutrient: MacroName;
}

function goalsOf(
  rows: readonly FittedRow[],
  { changeable, target }: { changeable: readonly FittedRow[]; target: FitTarget },
): NutrientGoal[] {
  const fixed = rows.filter((row) => !changeable.includes(row));
  return macroNames.flatMap((nutrient) => {
    const amount = target[nutrient];
    if (amount === undefined) return [];
    const isEnergy = nutrient === 'calories';
    const least = isEnergy ? leastTolerance.kcal : leastTolerance.grams;
    return {
      nutrient,
      isEnergy,
      target: amount,
      fixed: fixed.reduce((sum, row) => sum + (amountIn(row, nutrient) ?? 0), 0),
      perGram: changeable.map(({ aliment }) => amountIn({ aliment, quantity: 1 }, nutrient) ?? 0),
      allowed: Math.max((amount * targetTolerancePercent) / 100, least),
    };
  });
}

interface Solution {
  quantities: readonly number[];
  rows: readonly FittedRow[];
  goals: readonly NutrientGoal[];
}

function missedTargets(problem: FitProblem, solution: Solution): Fit['missed'] {
  return solution.goals.flatMap((goal) => {
    const amount = amountOf(goal, solution.quantities);
    const { nutrient, target } = goal;
    if (isReached(goal, amount)) return [];
    return [{ nutrient, amount: roundedTo(1, amount), target, reason: reasonOf(problem, goal, solution) }];
  });
}

function reasonOf({ start, options }: FitProblem, goal: NutrientGoal, { quantities, rows }: Solution): MissReason {
  if (rows.every(({ isLocked }) => isLocked)) return 'all_locked';
  if (rows.some((row) => amountIn(row, goal.nutrient) === null)) return 'not_measured';
  const amount = amountOf(goal, quantities);
  if (isFurther(goal, { before: amountOf(goal, start), after: amount })) return 'further';
  const isBelow = amount < goal.target;
  if (!isBelow && goal.fixed > goal.target) return 'locked_exceed';
  const sources = quantities
    .map((quantity, index) => ({ quantity, index }))
    .filter(({ index }) => (goal.perGram[index] ?? 0) > 0);
  if (sources.length === 0) return 'no_source';
  const mayHelp = sources.some(({ quantity, index }) =>
    options[index]?.some((grams) => {
      const more = (grams - quantity) * (goal.perGram[index] ?? 0) * (isBelow ? 1 : -1);
      return more >= worthwhileShare * goal.target && more > 0;
    }),
  );
  if (mayHelp) return 'opposed';
  return isBelow ? 'at_most' : 'at_least';
}
