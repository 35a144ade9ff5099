/** A nutrient with a target, in kcal or grams. */
export interface Goal {
  isEnergy: boolean;
  target: number;
  /** Amount in the rows that do not change. */
  fixed: number;
  /** Amount in one gram of each row that may change. */
  perGram: number[];
  /** How much the amount may differ from the target to count as reached. */
  allowed: number;
}

export interface FitProblem {
  goals: readonly Goal[];
  /** Planned grams of the rows that may change. */
  start: readonly number[];
  /** Other quantities of each row, in grams. */
  options: readonly (readonly number[])[];
}

/** Weight of energy among the nutrients, which makes the search reach it first. */
const energyWeight = 4;
/** Cost of a target that is not reached, besides the relative distance from its tolerance. */
const missedCost = 0.05;
/** Share of a target by which a changed row must at least bring an amount nearer to it: the cost of one more changed row. */
export const worthwhileShare = 0.02;
/** Cost of a target that is reached at the end of its tolerance: for all four less than that of a row. */
const offCentreCost = 0.0025;
/** Cost of the square of the logarithm of a change, so that among equal solutions the one nearest to the plan is found. */
const changeCost = 0.05;
/** Largest share of the error that remains where a target that was missed is missed by more. */
const clearlyLess = 0.5;
/** Cost of a target that is missed by more than before. */
const furtherCost = 0.25;
/** Most rows that change, and the partial solutions that are continued from one and from several changed rows. */
const searchLimits = { rows: 8, afterOne: 250, afterMore: 40 };

interface State {
  quantities: readonly number[];
  /** Amount of each goal. */
  amounts: readonly number[];
  rows: number;
  /** Cost of the changes. */
  changes: number;
  cost: number;
}

/**
 * The quantities of the rows with which the targets are reached, or come nearest, by the fewest changes. A target that is reached
 * stays reached, energy that is missed is never missed by more, and another nutrient only where the error of all falls to
 * half. Beam search over the number of changed rows, in which the steps between may break these rules. The same input always
 * gives the same result, in a number of operations that is bounded for the number of rows.
 */
export function fewestChanges(problem: FitProblem): readonly number[] {
  const { start, goals } = problem;
  const planned = stateOf(problem, start);
  if (goals.every((goal, index) => isReached(goal, planned.amounts[index] ?? 0))) return start;
  let best = planned;
  let states = [planned];
  for (let rows = 1; rows <= searchLimits.rows; rows++) {
    states = continued(problem, states, rows === 1 ? searchLimits.afterOne : searchLimits.afterMore);
    for (const state of states) {
      if (
        isAllowed(goals, { planned, state }) &&
        costFrom(goals, { planned, state }) < costFrom(goals, { planned, state: best })
      )
        best = state;
    }
    if (best.rows < rows - 2 && best.rows > 0) break;
  }
  return best.quantities;
}

export function amountOf({ fixed, perGram }: Goal, quantities: readonly number[]): number {
  return perGram.reduce((sum, amount, index) => sum + amount * (quantities[index] ?? 0), fixed);
}

/** By the same rounding as the comparison of a day with its target. */
export function isReached({ target, allowed }: Goal, amount: number): boolean {
  return Math.round(Math.abs(amount - target) * 10) / 10 <= allowed;
}

interface Change {
  state: State;
  row: number;
  grams: number;
  cost: number;
}

/**
 * The best states with one more changed row. States of equal cost differ in the order of their changes, or in equal foods. Changes are
 * kept as their costs, and cut to the best ones in between, so that memory does not grow with the number of rows.
 */
function continued(problem: FitProblem, states: readonly State[], most: number): State[] {
  let changes: Change[] = [];
  for (const state of states)
    for (const [row, options] of problem.options.entries()) {
      if (state.quantities[row] !== problem.start[row]) continue;
      for (const grams of options) changes.push({ state, row, grams, cost: costWith(problem, state, { row, grams }) });
      if (changes.length > keptChanges) changes = cheapest(changes, most);
    }
  return cheapest(changes, most).map((change) => changed(problem, change.state, change));
}

const keptChanges = 10_000;

function cheapest(changes: readonly Change[], most: number): Change[] {
  const sorted = changes.toSorted((one, other) => one.cost - other.cost);
  return sorted.filter(({ cost }, index) => cost - (sorted[index - 1]?.cost ?? -1) > 1e-12).slice(0, most);
}

function stateOf({ goals }: FitProblem, quantities: readonly number[]): State {
  const amounts = goals.map((goal) => amountOf(goal, quantities));
  return { quantities, amounts, rows: 0, changes: 0, cost: errorOf(goals, amounts) };
}

type RowChange = Pick<Change, 'row' | 'grams'>;

function changed(problem: FitProblem, state: State, change: RowChange): State {
  const amounts = problem.goals.map((_, index) => amountWith(problem, state, change, index));
  const changes = state.changes + costOfChange(problem, change);
  const quantities = state.quantities.with(change.row, change.grams);
  return { quantities, amounts, rows: state.rows + 1, changes, cost: errorOf(problem.goals, amounts) + changes };
}

function costWith(problem: FitProblem, state: State, change: RowChange): number {
  let cost = state.changes + costOfChange(problem, change);
  for (const [index, goal] of problem.goals.entries())
    cost += weightOf(goal) * errorAt(goal, amountWith(problem, state, change, index));
  return cost;
}

function costOfChange({ start }: FitProblem, { row, grams }: RowChange): number {
  return worthwhileShare + changeCost * Math.log(grams / (start[row] ?? 0)) ** 2;
}

function amountWith({ goals, start }: FitProblem, state: State, { row, grams }: RowChange, goal: number): number {
  return (state.amounts[goal] ?? 0) + (goals[goal]?.perGram[row] ?? 0) * (grams - (start[row] ?? 0));
}

function errorOf(goals: readonly Goal[], amounts: readonly number[]): number {
  return goals.reduce((sum, goal, index) => sum + weightOf(goal) * errorAt(goal, amounts[index] ?? 0), 0);
}

function errorAt(goal: Goal, amount: number): number {
  return isReached(goal, amount)
    ? (offCentreCost * Math.abs(amount - goal.target)) / goal.allowed
    : offCentreCost + missedCost + beyondTolerance(goal, amount);
}

function weightOf({ isEnergy }: Goal): number {
  return isEnergy ? energyWeight : 1;
}

/** The distance from the tolerance as a share of the target. */
function beyondTolerance({ target, allowed }: Goal, amount: number): number {
  return Math.max(0, Math.abs(amount - target) - allowed) / Math.max(target, 1);
}

function isAllowed(goals: readonly Goal[], { planned, state }: Step): boolean {
  const missedBy = ({ amounts }: State) =>
    goals.reduce((sum, goal, index) => sum + weightOf(goal) * beyondTolerance(goal, amounts[index] ?? 0), 0);
  const isClearlyLess = missedBy(state) <= missedBy(planned) * clearlyLess;
  return goals.every((goal, index) => {
    const [before, after] = [planned.amounts[index] ?? 0, state.amounts[index] ?? 0];
    if (isReached(goal, after)) return true;
    if (isReached(goal, before)) return false;
    return !isFurther(goal, { before, after }) || (isClearlyLess && !goal.isEnergy);
  });
}

interface Step {
  planned: State;
  state: State;
}

function costFrom(goals: readonly Goal[], { planned, state }: Step): number {
  const further = goals.filter((goal, index) => {
    const [before, after] = [planned.amounts[index] ?? 0, state.amounts[index] ?? 0];
    return !isReached(goal, after) && isFurther(goal, { before, after });
  });
  return state.cost + furtherCost * further.length;
}

/** Whether an amount is further from its target than before. */
export function isFurther({ target }: Goal, { before, after }: { before: number; after: number }): boolean {
  return Math.abs(after - target) > Math.abs(before - target) + 1e-9;
}
