import type { HistoryPreview, HistoryProblem, ImportSource } from '../../contract/import.ts';
import type { SetMeasurements } from '../../contract/set.ts';

export interface HistorySet extends SetMeasurements {
  line: number;
  /** Position among all lines of the exercise, including rejected ones. */
  number: number;
  /** As `CompletedSet`: the drops of a set are numbered by it (`rules/set-numbers.ts`). */
  setNumber: number;
  note: string;
  isWarmUp: boolean;
}

/** Consecutive sets of an exercise. */
export interface HistoryExercise {
  /** Name in the other app. */
  name: string;
  /** Equal for all exercises of a superset; empty for an exercise without a superset. */
  superset: string;
  sets: HistorySet[];
}

export interface HistoryWorkout {
  title: string;
  /** `2019-01-11T12:31:54` in local time, or with a Z in UTC. */
  startedAt: string;
  /** The start when day and month are read in the other order; missing when the date cannot be read so. */
  otherStart?: string;
  /** Number, from 0, among the workouts with the same start. */
  ordinal: number;
  /** Duration in seconds; 0 when unknown. */
  seconds: number;
  comment: string;
  exercises: HistoryExercise[];
}

export interface History {
  source: ImportSource;
  /** Earliest first, each with at least one set. */
  workouts: HistoryWorkout[];
  /** Problems in the order of the file. */
  problems: HistoryProblem[];
  /** Number of lines with a set. */
  setLines: number;
  asks: HistoryPreview['asks'];
}

/** The content of an export, or the reason why the file is not an export. */
export type HistoryParseResult =
  | { kind: 'history'; history: History }
  | { kind: 'not-history' }
  | { kind: 'columns-missing'; source: ImportSource; columns: string[] }
  | { kind: 'empty' }
  | { kind: 'too-many-workouts'; workouts: number }
  | { kind: 'too-many-exercises'; exercises: number };
