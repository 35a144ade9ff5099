import { limits, type MacroName, macroNames, type TypedPortion, type UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { clamped, roundedTo } from '#shell/common/numbers.ts';
import type { QuantityRange } from './fit-ranges.ts';
import { type HouseholdQuantity, householdStep, inHalfMeasures, inHouseholdSteps } from './household.ts';

/** A row of a meal or a day. A locked one keeps its quantity. */
export interface FittedRow {
  id: string;
  aliment: UsedAliment;
  /** Grams. */
  quantity: number;
  /** The household measure in which the quantity was typed; null for grams. */
  portion?: TypedPortion | null;
  range: QuantityRange;
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

/** Weight of a change of the quantities, so that among equal solutions the one nearest to the plan is found. */
const inertia = 0.001;
/** Weight of the energy among the nutrients, which makes the least squares meet it before the others. */
const energyWeight = 10;
const sweeps = 500;
const maxSteps = 200;
/** A target is reached within 3 %, or within 2 g or 20 kcal. */
const tolerance = { share: 0.03, grams: 2, kcal: 20 };

/**
 * Quantities of the unlocked rows with which a meal or a day comes nearest to a target, within the range of each row. Energy comes
 * first: it is not exceeded beyond its tolerance, then it is reached, then the other nutrients are. Least squares of the relative
 * differences, then whole household steps or halves of the planned measure, improved step by step. The same input always gives the
 * same result, in a number of operations that is bounded for the number of rows.
 */
export function fitToTarget(rows: readonly FittedRow[], target: FitTarget): Fit {
  const problem = problemOf(rows, target);
  const solved = improved(problem, inSteps(problem, leastSquares(problem)));
  const unchanged = improved(problem, inSteps(problem, problem.start));
  const quantities = isLess(costOf(problem, unchanged), costOf(problem, solved)) ? unchanged : solved;
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
  const ranges = free.map((row, index) => rangeInSteps(row, steps[index] ?? 1));
  return {
    free,
    steps,
    start: free.map(({ quantity }) => quantity),
    least: ranges.map(({ least }) => least),
    most: ranges.map(({ most }) => most),
    goals: macroNames.flatMap((nutrient) => {
      const amount = target[nutrient];
      if (amount === undefined) return [];
      const sum = locked.reduce((total, row) => total + (amountIn(row, nutrient) ?? 0), 0);
      const perGram = free.map(({ aliment }) => amountIn({ aliment, quantity: 1 }, nutrient) ?? 0);
      return [{ nutrient, target: amount, locked: sum, perGram }];
    }),
  };
}

/** The whole steps within the range of a row; its quantity alone where there are none. */
function rangeInSteps({ range, quantity }: FittedRow, step: number): QuantityRange {
  const least = Math.max(1, Math.ceil(range.least / step - roundingError)) * step;
  const most = Math.floor(Math.min(range.most, limits.quantity) / step + roundingError) * step;
  return least <= most ? { least, most } : { least: quantity, most: quantity };
}

const roundingError = 1e-9;

/** Half of the household measure in which a row was typed, else a step of its food. */
function stepOf({ aliment, portion }: FittedRow): number {
  return portion ? portion.grams / 2 : householdStep(aliment);
}

function inStepsOf({ aliment, portion = null, quantity }: FittedRow, grams: number): HouseholdQuantity {
  if (grams === quantity) return { quantity, portion };
  return portion ? inHalfMeasures(portion, grams) : inHouseholdSteps(aliment, grams);
}

function amountOf({ locked, perGram }: Goal, quantities: readonly number[]): number {
  return perGram.reduce((sum, amount, index) => sum + amount * (quantities[index] ?? 0), locked);
}

/** Divisor that makes the differences of energy and grams comparable. */
function scaleOf({ target }: Goal): number {
  return Math.max(target, 1);
}

/** What is minimised, the first number before the second one: energy above the target, energy below it, and the error. */
type Cost = readonly [excess: number, shortfall: number, error: number];

function costOf({ goals, start }: FitProblem, quantities: readonly number[]): Cost {
  const moved = start.reduce(
    (sum, before, index) => sum + (((quantities[index] ?? 0) - before) / Math.max(before, 1)) ** 2,
    0,
  );
  return costOfAmounts(
    goals,
    goals.map((goal) => amountOf(goal, quantities)),
    moved,
  );
}

/** `moved`: sum of the squares of the relative changes of the quantities. */
function costOfAmounts(goals: readonly Goal[], amounts: readonly number[], moved: number): Cost {
  let [excess, shortfall, error] = [0, 0, inertia * moved];
  for (const [index, goal] of goals.entries()) {
    const difference = (amounts[index] ?? 0) - goal.target;
    error += weightOf(goal) * (difference / scaleOf(goal)) ** 2;
    if (goal.nutrient !== 'calories') continue;
    excess = Math.max(0, difference - allowedOf(goal));
    shortfall = Math.max(0, -difference - allowedOf(goal));
  }
  return [excess, shortfall, error];
}

function isLess(one: Cost, other: Cost): boolean {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (Math.abs(difference) > 1e-12) return difference < 0;
  }
  return false;
}

function weightOf({ nutrient }: Goal): number {
  return nutrient === 'calories' ? energyWeight : 1;
}

/** How much a nutrient may differ from its target to count as reached. */
function allowedOf({ nutrient, target }: Goal): number {
  return Math.max(target * tolerance.share, nutrient === 'calories' ? tolerance.kcal : tolerance.grams);
}

/** Minimises one quantity after the other; the error is convex, so this approaches the minimum within the ranges. */
function leastSquares(problem: FitProblem): number[] {
  const { goals, start, least, most } = problem;
  const quantities = start.map((quantity, index) => clamped(quantity, least[index] ?? 0, most[index] ?? 0));
  const amounts = goals.map((goal) => amountOf(goal, quantities));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const [index, before] of start.entries()) {
      const quantity = quantities[index] ?? 0;
      const weight = inertia / Math.max(before, 1) ** 2;
      let slope = weight * (quantity - before);
      let curvature = weight;
      for (const [position, goal] of goals.entries()) {
        const perGram = (goal.perGram[index] ?? 0) / scaleOf(goal);
        slope += (weightOf(goal) * perGram * ((amounts[position] ?? 0) - goal.target)) / scaleOf(goal);
        curvature += weightOf(goal) * perGram ** 2;
      }
      const changed = clamped(quantity - slope / curvature, least[index] ?? 0, most[index] ?? 0);
      for (const [position, goal] of goals.entries())
        amounts[position] = (amounts[position] ?? 0) + (goal.perGram[index] ?? 0) * (changed - quantity);
      quantities[index] = changed;
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

/** Changes one row by one step as long as the cost decreases, each time where it decreases most. */
function improved(problem: FitProblem, start: readonly number[]): number[] {
  let quantities = [...start];
  for (let count = 0; count < maxSteps; count++) {
    const next = bestNeighbour(problem, quantities);
    if (!next) break;
    quantities = next;
  }
  return quantities;
}

/** The quantities with the change of one row by one step that costs least; undefined when none costs less. */
function bestNeighbour(problem: FitProblem, quantities: readonly number[]): number[] | undefined {
  const { goals, start, steps, least, most } = problem;
  const amounts = goals.map((goal) => amountOf(goal, quantities));
  const movedBy = (index: number, quantity: number) =>
    ((quantity - (start[index] ?? 0)) / Math.max(start[index] ?? 0, 1)) ** 2;
  const moved = quantities.reduce((sum, quantity, index) => sum + movedBy(index, quantity), 0);
  let best = { cost: costOfAmounts(goals, amounts, moved), index: -1, changed: 0 };
  for (const [index, quantity] of quantities.entries()) {
    for (const step of [-(steps[index] ?? 1), steps[index] ?? 1]) {
      const changed = quantity + step;
      if (changed < (least[index] ?? 0) - roundingError || changed > (most[index] ?? 0) + roundingError) continue;
      const changedAmounts = goals.map((goal, at) => (amounts[at] ?? 0) + (goal.perGram[index] ?? 0) * step);
      const cost = costOfAmounts(goals, changedAmounts, moved - movedBy(index, quantity) + movedBy(index, changed));
      if (isLess(cost, best.cost)) best = { cost, index, changed };
    }
  }
  return best.index === -1 ? undefined : quantities.with(best.index, best.changed);
}

function missedTargets(problem: FitProblem, quantities: readonly number[], rows: readonly FittedRow[]): Fit['missed'] {
  return problem.goals.flatMap((goal) => {
    const amount = amountOf(goal, quantities);
    const { nutrient, target } = goal;
    if (Math.abs(amount - target) <= allowedOf(goal)) return [];
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
