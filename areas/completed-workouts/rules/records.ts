import { type PersonalRecord, recordKinds } from '../contract/history.ts';

/** The records of one exercise in one workout, most important first. */
export interface BeatenExercise {
  exerciseId: string;
  exerciseName: string;
  completedWorkoutId: string;
  day: string;
  records: PersonalRecord[];
}

/** Groups the records by exercise and workout, in the given order. */
export function byExercise(records: readonly PersonalRecord[]): BeatenExercise[] {
  const beaten = new Map<string, BeatenExercise>();
  for (const record of records) {
    const { exerciseId, exerciseName, completedWorkoutId, day } = record;
    const key = `${completedWorkoutId} ${exerciseId}`;
    const before = beaten.get(key)?.records ?? [];
    const together = [...before, record].toSorted((a, b) => recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind));
    beaten.set(key, { exerciseId, exerciseName, completedWorkoutId, day, records: together });
  }
  return [...beaten.values()];
}
