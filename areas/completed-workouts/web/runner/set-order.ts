import { blocksOf } from '#areas/programs/rules/blocks.ts';
import { type CompletedSet, limits, type PrescribedRow, type RowChange, type SkipReason } from '../../contract/set.ts';

/** One set to do: the row and the number in it. */
export interface SetRef {
  rowId: string;
  setNumber: number;
}

/** How many lines the person asked for on top of the prescription, by row. */
export type ExtraSets = Readonly<Record<string, number>>;

interface SetOrder {
  rows: readonly RunningRow[];
  sets: readonly CompletedSet[];
  extra?: ExtraSets;
}

/** What a device has of the sets, with what became of each (`queue.ts`). */
interface Logged {
  sets: readonly { set: CompletedSet; state: 'waiting' | 'removed' | 'sent' | 'refused' }[];
}

/** A row as it stands: left out, or done with another exercise. */
export interface RunningRow extends PrescribedRow {
  skip?: { reason: SkipReason; note: string } | undefined;
  /** The prescribed exercise, when another one takes its place. */
  insteadOf?: string | undefined;
  insteadOfId?: string | undefined;
}

/** What became of the rows; the load that was asked for is none of another exercise. */
export function runningRows(rows: readonly PrescribedRow[], changes: readonly RowChange[]): RunningRow[] {
  return rows.map((row) => {
    const change = changes.find(({ rowId }) => rowId === row.id);
    if (!change) return row;
    const { skipReason, skipNote, exerciseId, exerciseName } = change;
    const skip = skipReason ? { skip: { reason: skipReason, note: skipNote } } : {};
    if (!exerciseId || exerciseId === row.exerciseId) return { ...row, ...skip };
    return {
      ...row,
      ...skip,
      exerciseId,
      name: exerciseName,
      weight: '',
      insteadOf: row.name,
      insteadOfId: row.exerciseId,
    };
  });
}

/** Of which the alternatives are offered. */
export function prescribedExerciseId({ exerciseId, insteadOfId }: RunningRow): string {
  return insteadOfId ?? exerciseId;
}

/** A row alone, or the members of a superset in order. */
export function blocks(rows: readonly RunningRow[]): RunningRow[][] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placed = rows.map((row, index) => ({ ...row, position: index + 1 }));
  return blocksOf(placed).map((block) => block.flatMap(({ id }) => byId.get(id) ?? []));
}

/** `A1` in a superset, `A` alone. */
export function labelOf({ key, supersetPosition }: Pick<PrescribedRow, 'key' | 'supersetPosition'>): string {
  return `${key}${supersetPosition ?? ''}`;
}

/**
 * Logged or still open: a prescription that leaves the number open begins with one. A warm-up comes on top of what is
 * prescribed; of a row that is left out only what was done remains.
 */
export function setLines(row: RunningRow, { sets, extra = {} }: Omit<SetOrder, 'rows'>): (CompletedSet | SetRef)[] {
  const logged = setsOf(row.id, sets);
  if (row.skip) return logged;
  const planned = (row.sets ?? 1) + (extra[row.id] ?? 0) + logged.filter((set) => set.isWarmUp).length;
  const last = Math.min(Math.max(planned, ...logged.map((set) => set.setNumber)), limits.setsARow);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((setNumber) => {
    const done = logged.filter((set) => set.setNumber === setNumber);
    return done.length > 0 ? done : [{ rowId: row.id, setNumber }];
  });
}

export function isLogged(line: CompletedSet | SetRef): line is CompletedSet {
  return 'loggedAt' in line;
}

/** In the order they are done: a superset goes round, A1, A2, A1, A2; who has fewer sets sits out the last rounds. */
export function remainingSets({ rows, sets, extra = {} }: SetOrder): SetRef[] {
  return blocks(rows).flatMap((block) => {
    const open = block.map((row) => setLines(row, { sets, extra }).filter((line) => !isLogged(line)));
    return open
      .flat()
      .map(({ rowId, setNumber }) => ({ rowId, setNumber }))
      .toSorted((one, other) => one.setNumber - other.setNumber || placeIn(block, one) - placeIn(block, other));
  });
}

/** What comes after a set: on in its superset, then further down, then what was skipped before. Null when all is done. */
export function nextSet(walk: SetOrder, done: SetRef | undefined): SetRef | null {
  const open = remainingSets(walk);
  if (!done) return open[0] ?? null;

  const order = blocks(walk.rows).map((block) => block.map(({ id }) => id));
  const here = order.findIndex((ids) => ids.includes(done.rowId));
  const blockOf = (step: SetRef) => order.findIndex((ids) => ids.includes(step.rowId));
  const inBlock = open.filter((step) => blockOf(step) === here);
  return (
    inBlock.find((step) => isAfter(step, done, order[here] ?? [])) ??
    inBlock[0] ??
    open.find((step) => blockOf(step) > here) ??
    open[0] ??
    null
  );
}

/** The set logged last, in whatever tab: from there it goes on after a reload. */
export function lastLogged(sets: readonly CompletedSet[]): CompletedSet | undefined {
  return sets.toSorted((one, other) => Date.parse(one.loggedAt) - Date.parse(other.loggedAt)).at(-1);
}

/** Sets added on top count on both sides, so that nobody does 14 of 13. */
export function progress({ rows, sets, extra = {} }: SetOrder): { done: number; planned: number } {
  const lines = rows.flatMap((row) => setLines(row, { sets, extra }));
  return { done: lines.filter(isLogged).length, planned: lines.length };
}

/** Seconds to rest after a set of that row; none inside a superset, and none after the very last set. */
export function restAfter(row: PrescribedRow, next: SetRef | null): number {
  return row.restType === 'no_rest' || next === null ? 0 : row.restValue;
}

/** Logged here or there and not removed. */
export function loggedSets({ sets }: Logged): CompletedSet[] {
  return sets.filter(({ state }) => state !== 'removed').map(({ set }) => set);
}

function setsOf(rowId: string, sets: readonly CompletedSet[]): CompletedSet[] {
  return sets.filter((set) => set.rowId === rowId).toSorted((one, other) => one.setNumber - other.setNumber);
}

function isAfter(step: SetRef, done: SetRef, order: readonly string[]): boolean {
  if (step.setNumber !== done.setNumber) return step.setNumber > done.setNumber;
  return order.indexOf(step.rowId) > order.indexOf(done.rowId);
}

function placeIn(block: readonly PrescribedRow[], step: SetRef): number {
  return block.findIndex(({ id }) => id === step.rowId);
}

/** How many sets the server does not have yet, removals among them. */
export function pendingCount({ sets }: Logged): number {
  return sets.filter(({ state }) => state === 'waiting' || state === 'removed').length;
}

/** Under which name what is being typed for a set waits for its tap. */
export function setDraft(place: string, { rowId, setNumber }: SetRef): string {
  return `completed-workouts.set.${place}${rowId}.${setNumber}`;
}
