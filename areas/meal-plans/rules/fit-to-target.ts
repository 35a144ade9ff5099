import { limits, type MacroName, macroNames, type TypedPortion, type UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { clamped, roundedTo } from '#shell/common/numbers.ts';
import { type HouseholdQuantity, householdStep, inHalfMeasures, inHouseholdSteps } from './household.ts';

/** A row of a meal or a day. A locked one keeps its quantity. */
export interface FittedRow {
  id: string;
  aliment: UsedAliment;
  /** Grams. */
  quantity: number;
  /** The household measure in which the quantity was typed; null for grams. */
  portion?: TypedPortion | null;
  isLocked: boolean;
}

/** Amounts to reach, in kcal and grams; a nutrient without one is free. */
export type FitTarget = Partial<Record<MacroName, number>>;

/**
 * Why a nutrient is not reached. `all_locked`: no row may change. `no_source`: no row that may change has it. `at_most`, `at_least`:
 * the rows with it are at the end of their range. `locked_exceed`: the locked rows alone have more. `not_measured`: it is unknown for a
 * food. `opposed`: more or less of it would miss other targets by more, or a step is too large.
 */
export const missReasons = [
  'all_locked',
  'not_measured',
  'locked_exceed',
  'no_source',
  'at_most',
  'at_least',
  'opposed',
] as const;
export type MissReason = (typeof missReasons)[number];

export interface Fit {
  /** The rows that may change, in household steps. */
  rows: { id: string; quantity: number; portion: TypedPortion | null }[];
  missed: { nutrient: MacroName; amount: number; target: number; reason: MissReason }[];
}

/** A row changes at most from a quarter to three times its quantity. */
const range = { least: 0.25, most: 3 };
/** Weight of a change of the quantities, so that among equal solutions the one nearest to the plan is found. */
const inertia = 0.001;
const sweeps = 200;
const maxSteps = 200;
/** A target is reached within 3 %, or within 2 g or 20 kcal. */
const tolerance = { share: 0.03, grams: 2, kcal: 20 };

/**
 * Quantities of the unlocked rows with which a meal or a day comes nearest to a target. Least squares of the relative differences
 * within the range of each row, then whole household steps or halves of the planned measure, improved step by step. The same input always gives the same result.
 */
export function fitToTarget(rows: readonly FittedRow[], target: FitTarget): Fit {
  const problem = problemOf(rows, target);
  const solved = inSteps(problem, leastSquares(problem));
  const unchanged = inSteps(problem, problem.start);
  const counts =
    errorOf(problem, improved(problem, solved)) <= errorOf(problem, improved(problem, unchanged)) ? solved : unchanged;
  const quantities = improved(problem, counts);
  return {
    rows: problem.free.map((row, index) => ({ id: row.id, ...inStepsOf(row, quantities[index] ?? 0) })),
    missed: missedTargets(problem, quantities, rows),
  };
}

interface Goal {
  nutrient: MacroName;
  target: number;
  /** Amount in the locked rows. */
  locked: number;
  /** Amount in one gram of each free row. */
  perGram: number[];
}

interface FitProblem {
  free: readonly FittedRow[];
  goals: Goal[];
  start: number[];
  steps: number[];
  least: number[];
  most: number[];
}

function problemOf(rows: readonly FittedRow[], target: FitTarget): FitProblem {
  const free = rows.filter(({ isLocked }) => !isLocked);
  const locked = rows.filter(({ isLocked }) => isLocked);
  const steps = free.map(stepOf);
  const inRange = (share: number, index: number) =>
    Math.max(1, Math.round(((free[index]?.quantity ?? 0) * share) / (steps[index] ?? 1))) * (steps[index] ?? 1);
  return {
    free,
    steps,
    start: free.map(({ quantity }) => quantity),
    least: free.map((_, index) => inRange(range.least, index)),
    most: free.map((_, index) => Math.min(inRange(range.most, index), limits.quantity)),
    goals: macroNames.flatMap((nutrient) => {
      const amount = target[nutrient];
      if (amount === undefined) return [];
      const sum = locked.reduce((total, row) => total + (amountIn(row, nutrient) ?? 0), 0);
      const perGram = free.map(({ aliment }) => amountIn({ aliment, quantity: 1 }, nutrient) ?? 0);
      return [{ nutrient, target: amount, locked: sum, perGram }];
    }),
  };
}

/** Half of the household measure in which a row was typed, else a step of its food. */
function stepOf({ aliment, portion }: FittedRow): number {
  return portion ? portion.grams / 2 : householdStep(aliment);
}

function inStepsOf({ aliment, portion }: FittedRow, grams: number): HouseholdQuantity {
  return portion ? inHalfMeasures(portion, grams) : inHouseholdSteps(aliment, grams);
}

function amountOf({ locked, perGram }: Goal, quantities: readonly number[]): number {
  return perGram.reduce((sum, amount, index) => sum + amount * (quantities[index] ?? 0), locked);
}

/** Divisor that makes the differences of energy and grams comparable. */
function scaleOf({ target }: Goal): number {
  return Math.max(target, 1);
}

function errorOf({ goals, start }: FitProblem, quantities: readonly number[]): number {
  const missed = goals.reduce(
    (sum, goal) => sum + ((amountOf(goal, quantities) - goal.target) / scaleOf(goal)) ** 2,
    0,
  );
  const moved = start.reduce(
    (sum, before, index) => sum + (((quantities[index] ?? 0) - before) / Math.max(before, 1)) ** 2,
    0,
  );
  return missed + inertia * moved;
}

/** Minimises one quantity after the other; the error is convex, so this approaches the minimum within the ranges. */
function leastSquares(problem: FitProblem): number[] {
  const { goals, start, least, most } = problem;
  const quantities = start.map((quantity, index) => clamped(quantity, least[index] ?? 0, most[index] ?? 0));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const [index, before] of start.entries()) {
      const quantity = quantities[index] ?? 0;
      const weight = inertia / Math.max(before, 1) ** 2;
      let slope = weight * (quantity - before);
      let curvature = weight;
      for (const goal of goals) {
        const amount = (goal.perGram[index] ?? 0) / scaleOf(goal);
        slope += (amount * (amountOf(goal, quantities) - goal.target)) / scaleOf(goal);
        curvature += amount ** 2;
      }
      quantities[index] = clamped(quantity - slope / curvature, least[index] ?? 0, most[index] ?? 0);
    }
  }
  return quantities;
}

function inSteps({ steps, least, most }: FitProblem, quantities: readonly number[]): number[] {
  return quantities.map((quantity, index) => {
    const step = steps[index] ?? 1;
    return clamped(Math.round(quantity / step) * step, least[index] ?? 0, most[index] ?? 0);
  });
}

/** Changes one row by one step as long as the error decreases, each time where it decreases most. */
function improved(problem: FitProblem, start: readonly number[]): number[] {
  let quantities = [...start];
  for (let count = 0; count < maxSteps; count++) {
    const next = neighboursOf(problem, quantities).reduce(
      (best, one) => (errorOf(problem, one) < errorOf(problem, best) - 1e-12 ? one : best),
      quantities,
    );
    if (next === quantities) break;
    quantities = next;
  }
  return quantities;
}

function neighboursOf({ steps, least, most }: FitProblem, quantities: readonly number[]): number[][] {
  return quantities.flatMap((quantity, index) =>
    [-1, 1]
      .map((direction) => quantity + direction * (steps[index] ?? 1))
      .filter((changed) => changed >= (least[index] ?? 0) && changed <= (most[index] ?? 0))
      .map((changed) => quantities.with(index, changed)),
  );
}

function missedTargets(problem: FitProblem, quantities: readonly number[], rows: readonly FittedRow[]): Fit['missed'] {
  return problem.goals.flatMap((goal) => {
    const amount = amountOf(goal, quantities);
    const { nutrient, target } = goal;
    const allowed = Math.max(target * tolerance.share, nutrient === 'calories' ? tolerance.kcal : tolerance.grams);
    if (Math.abs(amount - target) <= allowed) return [];
    const reason = reasonOf(problem, goal, { quantities, rows });
    return [{ nutrient, amount: roundedTo(1, amount), target, reason }];
  });
}

interface Solution {
  quantities: readonly number[];
  rows: readonly FittedRow[];
}

function reasonOf({ free, least, most }: FitProblem, goal: Goal, { quantities, rows }: Solution): MissReason {
  if (free.length === 0) return 'all_locked';
  if (rows.some((row) => amountIn(row, goal.nutrient) === null)) return 'not_measured';
  const isBelow = amountOf(goal, quantities) < goal.target;
  if (!isBelow && goal.locked > goal.target) return 'locked_exceed';
  const sources = quantities.flatMap((quantity, index) =>
    (goal.perGram[index] ?? 0) > 0 ? [{ quantity, index }] : [],
  );
  if (sources.length === 0) return 'no_source';
  const ends = isBelow ? most : least;
  if (!sources.every(({ quantity, index }) => quantity === ends[index])) return 'opposed';
  return isBelow ? 'at_most' : 'at_least';
}
