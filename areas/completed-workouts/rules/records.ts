import { type PersonalRecord, recordKinds } from '../contract/history.ts';

/** The records of one exercise in one workout, the most telling one first. */
export interface BeatenExercise {
  exerciseId: string;
  exerciseName: string;
  completedWorkoutId: string;
  day: string;
  records: PersonalRecord[];
}

/** In the order they came: records of the same exercise in the same workout stand together. */
export function byExercise(records: readonly PersonalRecord[]): BeatenExercise[] {
  const beaten = new Map<string, BeatenExercise>();
  for (const record of records) {
    const { exerciseId, exerciseName, completedWorkoutId, day } = record;
    const place = `${completedWorkoutId} ${exerciseId}`;
    const before = beaten.get(place)?.records ?? [];
    const together = [...before, record].toSorted((a, b) => recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind));
    beaten.set(place, { exerciseId, exerciseName, completedWorkoutId, day, records: together });
  }
  return [...beaten.values()];
}
