import { effortRange, type PrescribedEffort } from '#areas/programs/rules/effort-range.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import { countedSets } from '../figures.ts';
import type { PrescribedPerformance } from './proposal.ts';

export interface WorkingSet {
  weightKg: number | null;
  reps: number;
  /** Repetitions in reserve; null when no effort was logged. */
  rir: number | null;
}

/** The working sets of one performance. */
export interface WorkingSets {
  finishedAt: string;
  /** Whether pain was reported at the end of the workout. */
  hasPainAtEnd: boolean;
  /** Sets in the order they were done. */
  sets: readonly WorkingSet[];
  /** The heaviest load; null for body weight, negative when every set was done with help. */
  loadKg: number | null;
  /** The sets with the heaviest load, at most as many as prescribed. Lighter ones are ramp-up or back-off sets. */
  atLoad: readonly WorkingSet[];
  /** What was prescribed then; what is prescribed now where that is not known, or was left open in the repetitions. */
  prescribedThen: PrescribedSets;
}

type PrescribedSets = Pick<PrescribedRow, 'sets' | 'reps'>;

/**
 * Returns the working sets of each performance, newest first. Performances without a working set are left out. Failed
 * sets (0 repetitions) are working sets, because a failure lowers the next load.
 */
export function workingSetsByPerformance(
  history: { performances: readonly PrescribedPerformance[] } | null,
  row: PrescribedSets,
): WorkingSets[] {
  return (history?.performances ?? [])
    .map((performance) => workingSetsOf(performance, row))
    .filter(({ sets }) => sets.length > 0);
}

function workingSetsOf(
  { finishedAt, hasPainAtEnd = false, sets: logged, row: then }: PrescribedPerformance,
  now: PrescribedSets,
): WorkingSets {
  const prescribedThen = {
    sets: then?.sets === undefined ? now.sets : then.sets,
    reps: then?.reps?.trim() || now.reps,
  };
  const sets = countedSets(logged)
    .toSorted((one, other) => one.setNumber - other.setNumber)
    .flatMap(({ weightKg, reps, rir, rpe }) =>
      reps === null ? [] : [{ weightKg: weightKg || null, reps, rir: rir ?? (rpe === null ? null : 10 - rpe) }],
    );
  const heaviest = Math.max(...sets.map(({ weightKg }) => weightKg ?? 0));
  const atLoad = sets
    .filter(({ weightKg }) => (weightKg ?? 0) === heaviest)
    .slice(0, prescribedThen.sets ?? sets.length);
  return { finishedAt, hasPainAtEnd, sets, loadKg: heaviest || null, atLoad, prescribedThen };
}

/** The set with the number, from 1; the last one when fewer were done. */
export function sameSet({ sets }: WorkingSets, setNumber: number): WorkingSet | undefined {
  return sets[setNumber - 1] ?? sets.at(-1);
}

export function fewestReps(sets: readonly WorkingSet[]): number {
  return Math.min(...sets.map(({ reps }) => reps));
}

/** Returns the lowest number of repetitions in reserve; null when no effort was logged. */
export function lowestRir(sets: readonly WorkingSet[]): number | null {
  const known = sets.flatMap(({ rir }) => (rir === null ? [] : [rir]));
  return known.length === 0 ? null : Math.min(...known);
}

/** Returns the prescribed RIR, the lowest of a range, converted from RPE when RPE is prescribed. */
export function targetRir(row: PrescribedEffort): number | null {
  const rpe = effortRange(row, 'rpe');
  return row.rir ?? (rpe && 10 - rpe.highest);
}

/** Whether most sets stopped before a number of repetitions; a single one of several does not count. */
export function isMostlyBelow(sets: readonly WorkingSet[], fromReps: number): boolean {
  return sets.filter(({ reps }) => reps < fromReps).length * 2 > sets.length;
}
