import { v5 } from 'uuid';
import type { ImportSource } from '../../contract/import.ts';
import type { HistoryExercise, HistoryWorkout } from '../../rules/import/history.ts';

/** Ids derived from the content, so that a second import of the same history finds the records of the first. */
export interface WorkoutIds {
  id: string;
  /** By exercise, in order. */
  rows: string[];
}

interface Of {
  clientId: string;
  source: ImportSource;
}

/** Derived from client, app and the start as in the file; title and time zone may change between imports. */
export function idsOf({ clientId, source }: Of, workout: HistoryWorkout): WorkoutIds {
  const id = v5(`${source} ${workout.startedAt} ${workout.ordinal}`, clientId);
  const seen = new Map<string, number>();
  const rows = workout.exercises.map(({ name }) => {
    const time = (seen.get(name) ?? 0) + 1;
    seen.set(name, time);
    return v5(`${name} ${time}`, id);
  });
  return { id, rows };
}

export function setIdOf(rowId: string, { number }: HistoryExercise['sets'][number]): string {
  return v5(String(number), rowId);
}
