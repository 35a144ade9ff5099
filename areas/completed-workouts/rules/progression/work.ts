import type { ExercisePast } from '../../contract/training.ts';
import type { PrescribedRow } from '../../contract/set.ts';

export interface WorkingSet {
  weightKg: number | null;
  reps: number;
  /** Repetitions left; null when no effort was logged. */
  reserve: number | null;
}

/** The working sets of one time, warm-ups left out. */
export interface Work {
  finishedAt: string;
  /** In the order they were done. */
  sets: readonly WorkingSet[];
  /** The heaviest load of them; null for body weight. */
  loadKg: number | null;
  /** Those with the heaviest load, at most as many as prescribed: what was lighter was a way up to it or a way out. */
  atLoad: readonly WorkingSet[];
}

/** The newest first; a time without a working set says nothing. */
export function worksOf(past: Pick<ExercisePast, 'times'> | null, planned: number | null): Work[] {
  return (past?.times ?? []).map((time) => workOf(time, planned)).filter(({ sets }) => sets.length > 0);
}

function workOf({ finishedAt, sets: logged }: ExercisePast['times'][number], planned: number | null): Work {
  const sets = logged
    .filter((set) => !set.isWarmUp)
    .toSorted((one, other) => one.setNumber - other.setNumber)
    .flatMap(({ weightKg, reps, rir, rpe }) =>
      reps === null ? [] : [{ weightKg: weightKg || null, reps, reserve: rir ?? (rpe === null ? null : 10 - rpe) }],
    );
  const heaviest = Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0));
  const atLoad = sets.filter(({ weightKg }) => (weightKg ?? 0) === heaviest).slice(0, planned ?? sets.length);
  return { finishedAt, sets, loadKg: heaviest || null, atLoad };
}

export function weakestOf(sets: readonly WorkingSet[]): number {
  return Math.min(...sets.map(({ reps }) => reps));
}

/** The least that was left in a set; null when it was not logged. */
export function leastReserveOf(sets: readonly WorkingSet[]): number | null {
  const known = sets.flatMap(({ reserve }) => (reserve === null ? [] : [reserve]));
  return known.length === 0 ? null : Math.min(...known);
}

/** What the coach wants left, from RIR 2 or RPE 8. */
export function wantedReserveOf({ rir, rpe }: Pick<PrescribedRow, 'rir' | 'rpe'>): number | null {
  return rir ?? (rpe === null ? null : 10 - rpe);
}
