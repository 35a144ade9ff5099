import { blocksOf } from '#areas/programs/rules/blocks.ts';
import { setsToDo } from '#areas/programs/rules/rows.ts';
import { dropsOfSet } from '#areas/programs/rules/set-targets.ts';
import {
  type CompletedSet,
  type EarlierExercise,
  limits,
  type PrescribedRow,
  type RowChange,
  type SetMeasurements,
  type SkipReason,
} from '../contract/set.ts';
import { addedRows } from './added-rows.ts';
import { countedSets } from './figures.ts';
import { prescribedSet } from './prescribed-set.ts';
import { compareSetNumbers, dropIndex, dropNumber, isDrop, mainSetNumber } from './set-numbers.ts';

/** Identifies a set, logged or not: its row and its number in the row. */
export interface SetRef {
  rowId: string;
  setNumber: number;
}

/** Number of sets added to the prescription, by row. */
export type ExtraSets = Readonly<Record<string, number>>;

export interface SetOrder {
  rows: readonly RunningRow[];
  sets: readonly CompletedSet[];
  extra?: ExtraSets;
}

/** A prescribed row with its change: skipped, or done with another exercise. Or a row that the client added. */
export interface RunningRow extends PrescribedRow {
  /** Added by the client: it is not prescribed, and is in no count of prescribed sets. */
  isAdded?: true;
  skip?: { reason: SkipReason; note: string } | undefined;
  /** Name and id of the prescribed exercise, when another one is done instead. */
  insteadOf?: string | undefined;
  insteadOfId?: string | undefined;
  /** The load of the prescribed exercise. */
  insteadOfWeight?: string | undefined;
  /** Sets that were done with another exercise before a swap. */
  earlier?: EarlierExercise[];
}

/**
 * Returns the rows with their changes applied, and after them those that the client added. The prescribed load and warm-up are removed
 * when another exercise is done.
 */
export function runningRows(
  rows: readonly RunningRow[],
  changes: readonly RowChange[],
  sets: readonly SetRef[] = [],
): RunningRow[] {
  return [...rows, ...addedRows(rows, changes, sets)].map((row) => {
    const change = changes.find(({ rowId }) => rowId === row.id);
    if (!change) return row;
    const { skipReason, skipNote, exerciseId, exerciseName } = change;
    const skip = skipReason ? { skip: { reason: skipReason, note: skipNote } } : {};
    const earlier = change.earlier ? { earlier: change.earlier } : {};
    if (!exerciseId || exerciseId === row.exerciseId) return { ...row, ...skip, ...earlier };
    const insteadOf = { insteadOf: row.name, insteadOfId: row.exerciseId, insteadOfWeight: row.weight };
    const formerWork = row.formerWork?.map((work) => ({ ...work, weight: '' }));
    const swap = {
      exerciseId,
      name: exerciseName,
      weight: '',
      warmUp: '',
      ...(formerWork && { formerWork }),
      ...insteadOf,
    };
    return { ...row, ...skip, ...earlier, ...swap };
  });
}

/** Whether a set without a load may have been left empty by mistake: a load is prescribed, or was lifted before. */
export function expectsLoad(
  { weight, insteadOfWeight = '' }: RunningRow,
  earlier: readonly SetMeasurements[],
): boolean {
  const [latest] = earlier;
  return latest ? latest.weightKg !== null : /\d/.test(weight + insteadOfWeight);
}

/** The exercise whose alternatives are offered. */
export function prescribedExerciseId({ exerciseId, insteadOfId }: RunningRow): string {
  return insteadOfId ?? exerciseId;
}

/** Groups the rows: each row alone, or the rows of a superset together. */
export function blocks(rows: readonly RunningRow[]): RunningRow[][] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const positioned = rows.map((row, index) => ({ ...row, position: index + 1 }));
  return blocksOf(positioned).map((block) => block.flatMap(({ id }) => byId.get(id) ?? []));
}

/** Returns the label of a row: `A1` in a superset, `A` alone. */
export function labelOf({ key, supersetPosition }: Pick<PrescribedRow, 'key' | 'supersetPosition'>): string {
  return `${key}${supersetPosition ?? ''}`;
}

/** Whether the number is that of a prescribed warm-up; other sets are numbered from 1 to `setsARow`. */
export function isPrescribedWarmUp(set: Pick<SetRef, 'setNumber'>): boolean {
  return set.setNumber > limits.setsARow && !isDrop(set);
}

type Line = CompletedSet | SetRef;

/**
 * Returns the sets of a row, logged or to do. When the prescription leaves the number of sets open, there is one.
 * Warm-ups that the client added increase the prescribed number; a row that was skipped or taken out has only its logged sets. Prescribed
 * warm-ups are not included: `warmUpLines` returns them. The drops of a set follow it once it is logged.
 */
export function setLines(row: RunningRow, { sets, extra = {} }: Omit<SetOrder, 'rows'>): Line[] {
  const ofRow = sets.filter((set) => set.rowId === row.id && !isPrescribedWarmUp(set));
  const logged = ofRow.toSorted(compareSetNumbers);
  if (row.skip || row.isTakenOut) return logged;
  const warmUps = logged.filter((set) => set.isWarmUp);
  const planned = setsToDo(row) + (extra[row.id] ?? 0) + warmUps.length;
  const last = Math.min(Math.max(planned, ...logged.map(mainSetNumber)), limits.setsARow);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((setNumber) => {
    const ofSet = logged.filter((set) => mainSetNumber(set) === setNumber);
    const done = ofSet.filter((set) => !isDrop(set));
    const number = setNumber - warmUps.filter((warmUp) => warmUp.setNumber < setNumber).length;
    const drops = done.some((set) => !set.isWarmUp) ? dropsOfSet(prescribedSet(row, number)) : 0;
    const lines = done.length > 0 ? done : [{ rowId: row.id, setNumber }];
    return [...lines, ...dropLines({ rowId: row.id, setNumber }, { drops, logged: ofSet.filter(isDrop) })];
  });
}

/** Returns the number of a set that is added to a row, and the added sets of all rows with it. */
export function setAdded(
  row: RunningRow,
  { sets, extra = {} }: Omit<SetOrder, 'rows'>,
): { setNumber: number; extra: ExtraSets } {
  const lines = setLines({ ...row, skip: undefined }, { sets, extra });
  const setNumber = Math.max(0, ...lines.map(mainSetNumber)) + 1;
  const warmUps = lines.filter((line) => isLogged(line) && line.isWarmUp).length;
  return { setNumber, extra: { ...extra, [row.id]: setNumber - setsToDo(row) - warmUps } };
}

/** Returns the drops of a set in order: the logged ones, and those of the prescribed `drops` that are to do. */
function dropLines(set: SetRef, { drops, logged }: { drops: number; logged: readonly CompletedSet[] }): Line[] {
  const toDo = Array.from({ length: drops }, (_, index) => ({ ...set, setNumber: dropNumber(set, index + 1) })).filter(
    ({ setNumber }) => !logged.some((drop) => drop.setNumber === setNumber),
  );
  return [...logged, ...toDo].toSorted(compareSetNumbers);
}

export function isLogged(line: CompletedSet | SetRef): line is CompletedSet {
  return 'loggedAt' in line;
}

/** Returns the sets to do, in order: down the rows, alternating in a superset (A1, A2, A1, A2). */
export function remainingSets({ rows, sets, extra = {} }: SetOrder): SetRef[] {
  return blocks(rows).flatMap((block) => {
    const indexOf = ({ rowId }: SetRef) => block.findIndex(({ id }) => id === rowId);
    return block
      .flatMap((row) => setLines(row, { sets, extra }).filter((line) => !isLogged(line)))
      .map(({ rowId, setNumber }) => ({ rowId, setNumber }))
      .toSorted(
        (one, other) =>
          mainSetNumber(one) - mainSetNumber(other) ||
          indexOf(one) - indexOf(other) ||
          dropIndex(one) - dropIndex(other),
      );
  });
}

/**
 * Returns the set after `done`: in its superset, then in the rows below, then in rows that were passed over. Null when
 * all are done.
 */
export function nextSet(order: SetOrder, done: SetRef | undefined): SetRef | null {
  const remaining = remainingSets(order);
  if (!done) return remaining[0] ?? null;

  const rowIds = blocks(order.rows).map((block) => block.map(({ id }) => id));
  const blockOf = ({ rowId }: SetRef) => rowIds.findIndex((ids) => ids.includes(rowId));
  const doneBlock = blockOf(done);
  const inBlock = remaining.filter((set) => blockOf(set) === doneBlock);
  return (
    inBlock.find((set) => isAfter(set, done, rowIds[doneBlock] ?? [])) ??
    inBlock[0] ??
    remaining.find((set) => blockOf(set) > doneBlock) ??
    remaining[0] ??
    null
  );
}

export function lastLogged(sets: readonly CompletedSet[]): CompletedSet | undefined {
  return sets.toSorted((one, other) => Date.parse(one.loggedAt) - Date.parse(other.loggedAt)).at(-1);
}

export interface Progress {
  done: number;
  /** With the sets of skipped rows. */
  planned: number;
  /** Number of planned sets that are not to do any more, because their row was skipped. */
  skipped: number;
  /** Whether nothing is left to do, drops included. */
  isComplete: boolean;
}

/**
 * Counts the prescribed sets and those of them that were done, as the `PrescribedSets` of the finished workout do: a set more than
 * prescribed counts as neither, and the sets of a skipped row count as planned. As in all figures of a workout (`countedSets`),
 * warm-ups and drops are no sets: a drop set is done with its first part.
 */
export function progress({ rows, sets, extra = {} }: SetOrder): Progress {
  const counts = rows.map((row) => ({ ...prescribedCount(row, sets), isSkipped: Boolean(row.skip) }));
  const toDo = rows.flatMap((row) => setLines(row, { sets, extra })).filter((line) => !isLogged(line));
  const sumOf = (count: (one: (typeof counts)[number]) => number) => counts.reduce((sum, one) => sum + count(one), 0);
  return {
    done: sumOf(({ done }) => done),
    planned: sumOf(({ planned }) => planned),
    skipped: sumOf(({ done, planned, isSkipped }) => (isSkipped ? planned - done : 0)),
    isComplete: toDo.length === 0,
  };
}

/** A row that leaves the number of sets open has as many as were done, at least one; an added row has none. */
function prescribedCount(row: RunningRow, sets: readonly CompletedSet[]): Pick<Progress, 'done' | 'planned'> {
  if (row.isAdded) return { done: 0, planned: 0 };
  const logged = countedSets(sets.filter(({ rowId }) => rowId === row.id)).length;
  const toDo = row.sets ?? Math.max(1, logged);
  const planned = row.isTakenOut ? Math.min(toDo, logged) : toDo;
  return { done: Math.min(logged, planned), planned };
}

/**
 * Returns the seconds of rest after the set `done`: 0 inside a round of a superset, before a drop, and after the last set
 * of the workout. A
 * round that ends early, because the other exercises are skipped or done, ends with the rest of its last exercise.
 */
export function restAfter(rows: readonly RunningRow[], { done, next }: { done: SetRef; next: SetRef | null }): number {
  if (next === null) return 0;
  if (next.rowId === done.rowId && isDrop(next)) return 0;
  const block = blocks(rows).find((members) => members.some(({ id }) => id === done.rowId)) ?? [];
  const continues = mainSetNumber(next) === mainSetNumber(done) && block.some(({ id }) => id === next.rowId);
  const row = continues ? block.find(({ id }) => id === done.rowId) : restingRow(block, done);
  return row?.restType === 'seconds' ? row.restValue : 0;
}

/** Returns the row whose rest ends the round: the row itself, or the last of the superset when it has none. */
function restingRow(block: readonly RunningRow[], { rowId }: SetRef): RunningRow | undefined {
  const row = block.find(({ id }) => id === rowId);
  return row?.restType === 'no_rest' ? block.at(-1) : row;
}

function isAfter(set: SetRef, done: SetRef, rowIds: readonly string[]): boolean {
  const sets = mainSetNumber(set) - mainSetNumber(done);
  const rows = rowIds.indexOf(set.rowId) - rowIds.indexOf(done.rowId);
  return (sets || rows || dropIndex(set) - dropIndex(done)) > 0;
}
