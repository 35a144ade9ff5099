import { roundedTo } from '#shell/common/numbers.ts';
import type { CompletedSet, CompletedWorkout, PrescribedRow } from '../../contract.ts';
import { prescribedReps, prescribedWeightKg } from '../../rules/prefill.ts';

/** Prescribed and not done, done on top, or done with how far from the prescription; null where nothing can be said. */
export type ComparedSet =
  | { kind: 'missed'; setNumber: number }
  | { kind: 'extra'; setNumber: number; set: CompletedSet }
  | { kind: 'done'; setNumber: number; set: CompletedSet; weightKg: number | null; reps: number | null };

export interface ComparedRow {
  row: PrescribedRow;
  sets: ComparedSet[];
  done: number;
  /** Null when the prescription leaves the number of sets open. */
  planned: number | null;
  verdict: 'skipped' | 'less' | 'as_prescribed' | 'more' | 'mixed';
}

export function comparedRows({ rows, sets }: Pick<CompletedWorkout, 'rows' | 'sets'>): ComparedRow[] {
  return rows.map((row) => {
    const done = sets.filter((set) => set.rowId === row.id).toSorted((one, other) => one.setNumber - other.setNumber);
    const compared = [...done.map((set) => comparedSet(row, set)), ...missedSets(row, done)].toSorted(
      (one, other) => one.setNumber - other.setNumber,
    );
    return { row, sets: compared, done: done.length, planned: row.sets, verdict: verdictOf(compared, done.length) };
  });
}

/** "12/10/8" goes set by set, the last one for those beyond; anything else is the same for all. */
export function repsOfSet(written: string, setNumber: number): string {
  if (!/^\d+(\s*\/\s*\d+)+$/.test(written.trim())) return written;
  const bySet = written.split('/').map((reps) => reps.trim());
  return bySet[setNumber - 1] ?? bySet.at(-1) ?? '';
}

/** Within "6-8" reps or "80-85 kg" is as prescribed; outside counts from the nearer end. */
function comparedSet(row: PrescribedRow, set: CompletedSet): ComparedSet {
  const { setNumber } = set;
  if (row.sets !== null && setNumber > row.sets) return { kind: 'extra', setNumber, set };
  return {
    kind: 'done',
    setNumber,
    set,
    weightKg: distance(set.weightKg, weightRange(row.weight)),
    reps: row.type === 'reps' ? distance(set.reps, repsRange(row.reps, setNumber)) : null,
  };
}

function missedSets(row: PrescribedRow, done: readonly CompletedSet[]): ComparedSet[] {
  const planned = row.sets ?? (done.length === 0 ? 1 : 0);
  const numbers = Array.from({ length: planned }, (_, index) => index + 1);
  return numbers
    .filter((setNumber) => !done.some((set) => set.setNumber === setNumber))
    .map((setNumber) => ({ kind: 'missed', setNumber }));
}

interface Range {
  lowest: number;
  highest: number;
}

function distance(done: number | null, range: Range | null): number | null {
  if (done === null || range === null) return null;
  if (done < range.lowest) return roundedTo(2, done - range.lowest);
  return done > range.highest ? roundedTo(2, done - range.highest) : 0;
}

function weightRange(written: string): Range | null {
  const lowest = prescribedWeightKg(written);
  return lowest === null ? null : { lowest, highest: secondNumber(written, prescribedWeightKg) ?? lowest };
}

function repsRange(written: string, setNumber: number): Range | null {
  const text = repsOfSet(written, setNumber);
  const lowest = prescribedReps(text);
  return lowest === null ? null : { lowest, highest: secondNumber(text, prescribedReps) ?? lowest };
}

function secondNumber(written: string, read: (text: string) => number | null): number | null {
  const second = /^\+?\s*[\d.,]+\s*[-–]\s*([\d.,]+.*)$/.exec(written.trim())?.[1];
  return second === undefined ? null : read(second);
}

function verdictOf(sets: readonly ComparedSet[], done: number): ComparedRow['verdict'] {
  if (done === 0) return 'skipped';
  const isLess = sets.some((set) => set.kind === 'missed' || (set.kind === 'done' && isBelow(set)));
  const isMore = sets.some((set) => set.kind === 'extra' || (set.kind === 'done' && isAbove(set)));
  if (isLess && isMore) return 'mixed';
  return isLess ? 'less' : isMore ? 'more' : 'as_prescribed';
}

type Done = Extract<ComparedSet, { kind: 'done' }>;

function isBelow({ weightKg, reps }: Done): boolean {
  return (weightKg ?? 0) < 0 || (reps ?? 0) < 0;
}

function isAbove({ weightKg, reps }: Done): boolean {
  return (weightKg ?? 0) > 0 || (reps ?? 0) > 0;
}
