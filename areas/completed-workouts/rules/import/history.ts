import type { HistoryProblem, ImportSource } from '../../contract/import.ts';

/** A set as the file has it. `number`: its place among the sets of its row, those that are left out counted. */
export interface HistorySet {
  line: number;
  number: number;
  weightKg: number | null;
  reps: number | null;
  rir: number | null;
  rpe: number | null;
  seconds: number | null;
  metres: number | null;
  note: string;
  isWarmUp: boolean;
}

/** Sets of an exercise one after the other. */
export interface HistoryExercise {
  /** As the other app calls it. */
  name: string;
  /** What it is done in turn with says the same. */
  superset: string;
  sets: HistorySet[];
}

export interface HistoryWorkout {
  title: string;
  /** `2019-01-11T12:31:54` where the client is, or with a Z in UTC. */
  startedAt: string;
  /** Of workouts that begin at the same moment, the first is 0. */
  ordinal: number;
  /** How long it took; 0 where the file does not say. */
  seconds: number;
  comment: string;
  exercises: HistoryExercise[];
}

export interface History {
  source: ImportSource;
  /** The earliest first, each with at least one set. */
  workouts: HistoryWorkout[];
  /** In the order of the file. */
  problems: HistoryProblem[];
  /** Lines that stand for a set. */
  setLines: number;
  asks: { weightUnit: boolean; distanceUnit: boolean };
}

/** What an export holds, or why it cannot be one. */
export type HistoryParseResult =
  | { kind: 'history'; history: History }
  | { kind: 'not-history' }
  | { kind: 'columns-missing'; source: ImportSource; columns: string[] }
  | { kind: 'empty' }
  | { kind: 'too-many-workouts'; workouts: number }
  | { kind: 'too-many-exercises'; exercises: number };
