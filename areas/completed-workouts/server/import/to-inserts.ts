import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { emptyPrescription } from '#areas/programs/rules/empty-prescription.ts';
import { letterAt } from '#areas/programs/rules/letters.ts';
import type { ImportSource } from '../../contract/import.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import { assistanceOf, isAssisted } from '../../rules/import/assistance.ts';
import type { History, HistoryExercise, HistoryWorkout } from '../../rules/import/history.ts';
import { mainSetNumber } from '../../rules/set-numbers.ts';
import type { SetInsert, WorkoutInsert } from '../store/import.ts';
import { v5 } from 'uuid';

/** The exercise of Forma that a name in the file is mapped to. */
interface Meant {
  id: string;
  name: string;
}

interface Destination {
  clientId: string;
  source: ImportSource;
  /** Mapped exercises by the name in the file; exercises without an entry are not imported. */
  exercises: ReadonlyMap<string, Meant>;
  /** Whether the workouts are stored with day and month in the other order than they are read now. */
  isInOtherOrder?: boolean;
}

/** Returns the rows to insert for an imported history. The prescription of each workout is what was done. */
export function toInserts(
  { workouts }: Pick<History, 'workouts'>,
  destination: Destination,
): { workouts: WorkoutInsert[]; sets: SetInsert[] } {
  const written = workouts.map((workout) => workoutToWrite(workout, destination)).filter(({ sets }) => sets.length > 0);
  return { workouts: written.map(({ workout }) => workout), sets: written.flatMap(({ sets }) => sets) };
}

function workoutToWrite(workout: HistoryWorkout, destination: Destination) {
  const { title, startedAt, seconds, comment } = workout;
  const { id, rows: rowIds } = idsOf(destination, workout);
  const chosen = workout.exercises.flatMap((exercise, index) => {
    const meant = destination.exercises.get(exercise.name);
    return meant ? [{ exercise, meant, rowId: rowIds[index] ?? '' }] : [];
  });
  const rows = withLetters(chosen).map(({ exercise, meant, rowId, letter }) => ({
    ...rowOf(exercise, meant),
    ...letter,
    id: rowId,
  }));
  const sets = chosen.flatMap(({ exercise, meant, rowId }) =>
    exercise.sets.map(({ line, number, ...values }) => ({
      ...values,
      weightKg: isAssisted(meant.name) ? assistanceOf(values.weightKg) : values.weightKg,
      id: setIdOf(rowId, { line, number, ...values }),
      workoutId: id,
      rowId,
      exerciseId: meant.id,
    })),
  );
  const spaced = sets.map((set, index) => ({ ...set, share: (index + 1) / sets.length }));
  const namesSymptoms = [comment, ...sets.map(({ note }) => note)].some(namesSymptom);
  return { workout: { id, title, startedAt, seconds, comment, rows, namesSymptoms }, sets: spaced };
}

/** Adds the letter of each row; rows of a superset have the same letter. */
function withLetters<Chosen extends { exercise: HistoryExercise }>(chosen: readonly Chosen[]) {
  let letterIndex = -1;
  let position = 1;
  return chosen.map((one, index) => {
    const { superset } = one.exercise;
    const isSame = (other: Chosen | undefined) => superset !== '' && other?.exercise.superset === superset;
    const joins = isSame(chosen[index - 1]);
    if (!joins) letterIndex += 1;
    position = joins ? position + 1 : 1;
    const supersetPosition = joins || isSame(chosen[index + 1]) ? position : null;
    return { ...one, letter: { key: letterAt(letterIndex), supersetPosition } };
  });
}

function rowOf({ sets }: HistoryExercise, { id, name }: Meant): Omit<PrescribedRow, 'id' | 'key' | 'supersetPosition'> {
  const last = Math.max(0, ...sets.map(mainSetNumber));
  const working = last - sets.filter(({ isWarmUp }) => isWarmUp).length;
  return {
    exerciseId: id,
    name,
    type: typeOf(sets),
    sets: working > 0 ? working : null,
    ...emptyPrescription,
    restType: 'no_rest',
    restValue: 0,
    progression: null,
  };
}

function typeOf(sets: HistoryExercise['sets']): PrescribedRow['type'] {
  if (sets.some(({ reps }) => reps !== null)) return 'reps';
  if (sets.some(({ metres }) => metres !== null)) return 'distance';
  return sets.some(({ seconds }) => seconds !== null) ? 'time' : 'reps';
}

/** Ids derived from the content, so that a second import of the same history finds the records of the first. */
interface WorkoutIds {
  id: string;
  /** Ids of the rows, in the order of the exercises of the workout. */
  rows: string[];
}

type Of = Omit<Destination, 'exercises'>;

/**
 * Derives the id from client, app and start as in the file. Title and time zone are not used, because they may change
 * between imports.
 */
function workoutIdOf({ clientId, source, isInOtherOrder = false }: Of, workout: HistoryWorkout): string {
  const start = (isInOtherOrder ? workout.otherStart : undefined) ?? workout.startedAt;
  return v5(`${source} ${start} ${workout.ordinal}`, clientId);
}

function idsOf(destination: Of, workout: HistoryWorkout): WorkoutIds {
  const id = workoutIdOf(destination, workout);
  const seen = new Map<string, number>();
  const rows = workout.exercises.map(({ name }) => {
    const time = (seen.get(name) ?? 0) + 1;
    seen.set(name, time);
    return v5(`${name} ${time}`, id);
  });
  return { id, rows };
}

function setIdOf(rowId: string, { number }: HistoryExercise['sets'][number]): string {
  return v5(String(number), rowId);
}
