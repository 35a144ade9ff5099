import type { ExerciseHistory } from '../../contract/training.ts';
import type { PrescribedRow } from '../../contract/set.ts';

export interface WorkingSet {
  weightKg: number | null;
  reps: number;
  /** Repetitions left; null when no effort was logged. */
  rir: number | null;
}

/** The working sets of one time, warm-ups left out. */
export interface WorkingSets {
  finishedAt: string;
  /** In the order they were done. */
  sets: readonly WorkingSet[];
  /** The heaviest load of them; null for body weight. */
  loadKg: number | null;
  /** Those with the heaviest load, at most as many as prescribed: what was lighter was a way up to it or a way out. */
  atLoad: readonly WorkingSet[];
}

/** The newest first; a time without a working set says nothing. */
export function workingSetsByPerformance(
  past: Pick<ExerciseHistory, 'performances'> | null,
  planned: number | null,
): WorkingSets[] {
  return (past?.performances ?? []).map((time) => workOf(time, planned)).filter(({ sets }) => sets.length > 0);
}

function workOf(
  { finishedAt, sets: logged }: ExerciseHistory['performances'][number],
  planned: number | null,
): WorkingSets {
  const sets = logged
    .filter((set) => !set.isWarmUp)
    .toSorted((one, other) => one.setNumber - other.setNumber)
    .flatMap(({ weightKg, reps, rir, rpe }) =>
      reps === null ? [] : [{ weightKg: weightKg || null, reps, rir: rir ?? (rpe === null ? null : 10 - rpe) }],
    );
  const heaviest = Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0));
  const atLoad = sets.filter(({ weightKg }) => (weightKg ?? 0) === heaviest).slice(0, planned ?? sets.length);
  return { finishedAt, sets, loadKg: heaviest || null, atLoad };
}

export function fewestReps(sets: readonly WorkingSet[]): number {
  return Math.min(...sets.map(({ reps }) => reps));
}

/** The least that was left in a set; null when it was not logged. */
export function lowestRir(sets: readonly WorkingSet[]): number | null {
  const known = sets.flatMap(({ rir }) => (rir === null ? [] : [rir]));
  return known.length === 0 ? null : Math.min(...known);
}

/** What the coach wants left, from RIR 2 or RPE 8. */
export function targetRir({ rir, rpe }: Pick<PrescribedRow, 'rir' | 'rpe'>): number | null {
  return rir ?? (rpe === null ? null : 10 - rpe);
}
