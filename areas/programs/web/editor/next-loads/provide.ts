import { createAtom } from '#shell/web/atom.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import type { ProgramSettings } from '../../../contract/settings.ts';

/** The load with which the client's phone begins a row. */
export interface NextLoad {
  /** In kg; null when it is left to the client, after a skip because of pain. */
  weightKg: number | null;
  /** The heaviest set of the performance that it is computed from; null without one. */
  /** `setNumber`: the working set, from 1; missing where all sets had the same load. */
  from: { weightKg: number | null; reps: number; finishedOn: string | null; setNumber?: number } | null;
  /** The last skip of the exercise because of pain: the client's day, and what they wrote. Missing once it was done again. */
  pain?: { on: string; note: string };
}

/** The copy and day of a row. */
export interface RowPosition {
  programId: string;
  dayNumber: number;
  settings: ProgramSettings;
}

/** Returns null for a row whose load is as written, or not known. */
export type LoadOfRow = (row: ExerciseRow, position: RowPosition) => NextLoad | null;

interface NextLoadsRequest {
  clientId: string;
  exerciseIds: readonly string[];
}

/** Reads what a client did of some exercises, in one request, and returns the function that computes their next loads from it. */
export type ReadNextLoads = (request: NextLoadsRequest, signal: AbortSignal) => Promise<LoadOfRow>;

const provided = createAtom<(() => Promise<ReadNextLoads>) | null>(null);

/** Called once, before the first screen renders: what clients do belongs to an area above this one. */
export function provideNextLoads(load: () => Promise<ReadNextLoads>): void {
  provided.set(load);
}

/** Null when no area above provides it. */
export function loadNextLoads(): Promise<ReadNextLoads> | null {
  return provided.get()?.() ?? null;
}
