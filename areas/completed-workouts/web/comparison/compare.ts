import type { LoggedSet, PrescribedRow, RowChange } from '../../contract/set.ts';
import type { CompletedWorkout, Shares } from '../../contract/workout.ts';
import { addedRows } from '../../rules/added-rows.ts';
import { estimatedMaxKg } from '../../rules/estimate.ts';
import { weightRange } from '../../rules/ranges.ts';
import { type Share, shareOfSet } from '../../rules/shares.ts';
import { dropsOfSet } from '#areas/programs/rules/set-targets.ts';
import { countedSets } from '../../rules/figures.ts';
import { prescribedSet, rowAtSet } from '../../rules/prescribed-set.ts';
import { isOtherExercise, setsOfExercise } from '../../rules/swaps.ts';
import { type RunningRow, runningRows } from '../../rules/set-order.ts';
import { compareSetNumbers, dropIndex, mainSetNumber } from '../../rules/set-numbers.ts';
import { isBelow, isAbove, differenceOf, type Difference } from './difference-of.ts';

/**
 * A set of a row compared with its prescription. `number` counts the working sets only, unlike `setNumber` of the set;
 * `drop` is the position of a drop in its set, 0 for the set.
 */
export type ComparedSet = { number: number; drop: number } & (
  | { kind: 'missed' }
  | { kind: 'extra'; set: LoggedSet }
  | {
      kind: 'done';
      set: LoggedSet;
      difference: Difference;
      /** Another exercise was done: its load is not compared. */
      isOtherExercise: boolean;
      /** A load is prescribed and none was logged. */
      isWithoutLoad: boolean;
      /** The prescribed share of the maximum; null when the load is none. */
      share: Share | null;
    }
);

export interface ComparedRow {
  row: PrescribedRow;
  /** The row as it was done: without its load when another exercise was done. */
  running: RunningRow;
  sets: ComparedSet[];
  warmUps: LoggedSet[];
  /** Number of working sets done, without their drops. */
  done: number;
  /** Prescribed number of sets; null when the prescription leaves it open. */
  planned: number | null;
  /** `added` when the client added the row, `skipped` when the client said so, `not_done` when no set was logged, `taken_out` when the coach took the exercise out before, `uncompared` when its maximum is unknown. Null while the workout is not finished and sets are missing. */
  verdict:
    | 'added'
    | 'skipped'
    | 'not_done'
    | 'taken_out'
    | 'less'
    | 'as_prescribed'
    | 'more'
    | 'mixed'
    | 'swapped'
    | 'uncompared'
    | null;
  change: RowChange | null;
  /** Highest one-repetition maximum estimated from a working set, in kg. */
  oneRepMaxKg: number | null;
}

type Workout = Pick<CompletedWorkout, 'rows' | 'sets' | 'rowChanges' | 'finishedAt'>;

/** Compares each row with its prescription. In a workout that is not finished, sets that are not logged yet are left out. */
export function comparedRows({ rows, sets, rowChanges, finishedAt }: Workout, shares?: Shares): ComparedRow[] {
  return [...rows, ...addedRows(rows, rowChanges, sets)].map((row) => {
    const change = rowChanges.find(({ rowId }) => rowId === row.id) ?? null;
    const ofRow = sets.filter((set) => set.rowId === row.id).toSorted((one, other) => one.setNumber - other.setNumber);
    const warmUps = ofRow.filter(({ isWarmUp }) => isWarmUp);
    const done = ofRow
      .filter(({ isWarmUp }) => !isWarmUp)
      .map((set) => comparedSet(row, { set, warmUps, change, shares }));
    const isAdded = 'isAdded' in row;
    const isToDo = isAdded || (finishedAt === null && !change?.skipReason);
    const missed = isToDo || row.isTakenOut ? [] : [...missedSets(row, done), ...missedDrops(row, done)];
    const compared = [...done, ...missed].toSorted((one, other) => one.number - other.number || one.drop - other.drop);
    const count = countedSets(ofRow).length;
    return {
      row,
      running: runningRows([row], change ? [change] : [])[0] ?? row,
      sets: compared,
      warmUps,
      done: count,
      planned: row.isTakenOut ? Math.min(row.sets ?? count, count) : row.sets,
      verdict: isAdded
        ? 'added'
        : row.isTakenOut && count === 0
          ? 'taken_out'
          : isToDo && count < (row.sets ?? Infinity)
            ? null
            : verdictOf(compared, change),
      change,
      oneRepMaxKg: bestMaxKg(row, setsOfExercise({ ...row, ...change }, ofRow)),
    };
  });
}

/** Returns the sets of rows that the prescription does not have, grouped by row. */
export function orphanedRows({
  rows,
  sets,
  rowChanges,
}: Pick<CompletedWorkout, 'rows' | 'sets' | 'rowChanges'>): LoggedSet[][] {
  const known = [...rows, ...addedRows(rows, rowChanges, sets)];
  const strays = sets.filter((set) => !known.some((row) => row.id === set.rowId));
  const inOrder = strays.toSorted(compareSetNumbers);
  return [...Map.groupBy(inOrder, ({ rowId }) => rowId).values()];
}

interface SetOfRow {
  set: LoggedSet;
  warmUps: readonly LoggedSet[];
  change: RowChange | null;
  shares: Shares | undefined;
}

/** Compares one set with the prescription. The prescribed load is not compared when another exercise was done. */
function comparedSet(row: PrescribedRow, { set, warmUps, change, shares }: SetOfRow): ComparedSet {
  const drop = dropIndex(set);
  const setNumber = mainSetNumber(set);
  const number = setNumber - warmUps.filter((warmUp) => warmUp.setNumber < setNumber).length;
  const isOther = isOtherExercise(row, change, set.setNumber);
  const atSet = rowAtSet(row, number);
  const prescribed = isOther ? { ...atSet, weight: '' } : atSet;
  const isExtra = (row.sets !== null && number > row.sets) || drop > dropsOfSet(prescribedSet(prescribed, number));
  if (isExtra) return { kind: 'extra', number, drop, set };
  const share = isOther || drop > 0 ? null : shareOfSet(prescribedSet(prescribed, number), shares);
  const isWithoutLoad = set.weightKg === null && (share !== null || weightRange(prescribed.weight) !== null);
  const difference = differenceOf(prescribed, set, { number, share });
  return { kind: 'done', number, drop, set, difference, isOtherExercise: isOther, isWithoutLoad, share };
}

function missedSets(row: PrescribedRow, done: readonly ComparedSet[]): ComparedSet[] {
  const planned = row.sets ?? (done.length === 0 ? 1 : 0);
  const numbers = Array.from({ length: planned }, (_, index) => index + 1);
  return numbers
    .filter((number) => !done.some((set) => set.number === number))
    .map((number) => ({ kind: 'missed', number, drop: 0 }));
}

/** Returns the prescribed drops that are missing after sets that were done with the prescribed exercise. */
function missedDrops(row: PrescribedRow, done: readonly ComparedSet[]): ComparedSet[] {
  return done
    .filter((set) => set.kind === 'done' && set.drop === 0 && !set.isOtherExercise)
    .flatMap(({ number }) => {
      const drops = Array.from({ length: dropsOfSet(prescribedSet(row, number)) }, (_, index) => index + 1);
      return drops
        .filter((drop) => !done.some((set) => set.number === number && set.drop === drop))
        .map((drop): ComparedSet => ({ kind: 'missed', number, drop }));
    });
}

function verdictOf(sets: readonly ComparedSet[], change: RowChange | null): ComparedRow['verdict'] {
  if (!sets.some(({ kind, drop }) => kind !== 'missed' && drop === 0))
    return change?.skipReason ? 'skipped' : 'not_done';
  const isLess = sets.some((set) => set.kind === 'missed' || (set.kind === 'done' && isBelow(set.difference)));
  const isMore = sets.some((set) => set.kind === 'extra' || (set.kind === 'done' && isAbove(set.difference)));
  if (isLess !== isMore) return isLess ? 'less' : 'more';
  if (isLess || sets.some((set) => set.kind === 'done' && set.isWithoutLoad)) return 'mixed';
  if (sets.some((set) => set.kind === 'done' && set.isOtherExercise)) return 'swapped';
  return sets.some((set) => set.kind === 'done' && set.share?.kg === null) ? 'uncompared' : 'as_prescribed';
}

function bestMaxKg(row: PrescribedRow, sets: readonly LoggedSet[]): number | null {
  if (row.type !== 'reps') return null;
  const estimates = countedSets(sets)
    .map(estimatedMaxKg)
    .filter((estimate) => estimate !== null);
  return estimates.length === 0 ? null : Math.max(...estimates);
}
