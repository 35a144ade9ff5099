import { v5 } from 'uuid';
import type { ImportSource } from '../../contract/import.ts';
import type { HistoryExercise, HistoryWorkout } from '../../rules/import/history.ts';

/** Ids by what a thing is, not by when it was made: a second import of the same history finds what the first one wrote. */
export interface WorkoutIds {
  id: string;
  /** Of each exercise, in their order. */
  rows: string[];
}

interface Of {
  clientId: string;
  source: ImportSource;
}

/** By the client, the app and the start as the file has it: a title may be corrected and the time zone may change. */
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
