import { setsToDo } from '#areas/programs/rules/rows.ts';
import { rowOfSet } from '#areas/programs/rules/set-targets.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import type { FormerWork, PrescribedRow } from '../contract/set.ts';

export type Work = Omit<FormerWork, 'untilSet'>;
type WorkRow = Pick<PrescribedRow, 'type' | 'reps' | 'value' | 'weight'> & Partial<Pick<PrescribedRow, 'formerWork'>>;

/** Returns the row with the amount and the load of one working set, counted from 1, also where the coach has changed the row since. */
export function prescribedSet<Row extends WorkRow>(row: Row, setNumber: number): Row {
  return rowOfSet(rowAtSet(row, setNumber), setNumber);
}

/** Returns the row as it was prescribed when a working set was done, or is to do, with the amounts and loads of all sets. */
export function rowAtSet<Row extends WorkRow>(row: Row, setNumber: number): Row {
  const former = row.formerWork?.find(({ untilSet }) => setNumber <= untilSet);
  if (!row.formerWork) return row;
  const { untilSet: _, ...work } = former ?? { untilSet: 0 };
  return { ...row, ...work, formerWork: undefined };
}

/** The number of the first working set with the same prescription as set `setNumber`. */
export function firstSetAlike({ formerWork = [] }: Pick<PrescribedRow, 'formerWork'>, setNumber: number): number {
  return Math.max(0, ...formerWork.map(({ untilSet }) => untilSet).filter((untilSet) => untilSet < setNumber)) + 1;
}

export function workOf(row: Work): Work {
  const { reps, value, weight, rpe, rpeTo = null, rir, rirTo = null, tut, progression } = row;
  return { reps, value, weight, rpe, rpeTo, rir, rirTo, tut, progression };
}

/**
 * Returns the row with `works` as what was prescribed for its first sets; the row has at least as many sets. One without sets to do is as
 * its last set was done.
 */
export function withWorks(row: PrescribedRow, works: readonly Work[]): PrescribedRow {
  const { formerWork: _, ...plain } = row;
  const sets = row.sets === null ? null : Math.max(row.sets, works.length);
  const last = works.at(-1);
  const isDone = last !== undefined && works.length >= setsToDo({ sets });
  const now: PrescribedRow = { ...plain, ...(isDone && !isSame(last, workOf(row)) && last), sets };
  const runs = works.flatMap((work, index) => {
    const next = works[index + 1] ?? workOf(now);
    return isSame(work, next) ? [] : [{ ...work, untilSet: index + 1 }];
  });
  return runs.length > 0 ? { ...now, formerWork: runs } : now;
}

function isSame(one: Work, other: Work): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
