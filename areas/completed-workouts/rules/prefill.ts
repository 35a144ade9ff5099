import { loggedRow, rowOfSet, targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { numberOf, roundedTo } from '#shell/common/numbers.ts';
import {
  type CompletedSet,
  type SetMeasurements,
  limits,
  type PrescribedRow,
  type SetValues as SetAtPlace,
} from '../contract/set.ts';
import type { ExerciseHistory } from '../contract/training.ts';
import { type Measure, measuresOf, metresOf, secondsOf } from './measures.ts';

/** The values of a set that the user enters. */
export type SetValues = Omit<SetAtPlace, 'rowId' | 'setNumber' | 'loggedAt'>;

type LastTime = ExerciseHistory['performances'][number];

interface Prefill {
  row: Pick<PrescribedRow, 'id' | 'type' | 'weight' | 'reps' | 'rir' | 'rpe' | 'value'>;
  setNumber: number;
  /** Logged in this workout so far, of all rows. */
  sets: readonly CompletedSet[];
  /** The proposal of the progression, if the row has one. */
  proposal: { weightKg: number | null; reps: number | null } | null;
  lastTime: LastTime | null;
}

/**
 * Prefilled values of the next set: the last working set of the row today, else the proposal, else the same set of the last
 * performance, else the prescription. What is prescribed by set comes first. Only the values of the exercise type, never a
 * note.
 */
export function prefill({ row, setNumber, sets, proposal, lastTime }: Prefill): SetValues {
  const before = workingSetsBefore({ rowId: row.id, setNumber, sets });
  const numbers =
    lastWorkingSet(row.id, sets) ??
    (proposal && proposedNumbers(row, proposal)) ??
    (lastTime && numbersThen(row, setThen(lastTime, before))) ??
    prescribedNumbers(rowOfSet(row, before + 1));
  const bySet = proposal ? {} : numbersBySet(row, before + 1);
  return { ...onlyMeasured(row.type, { ...numbers, ...bySet }), note: '', isWarmUp: false };
}

/** The numbers that the prescription of this row gives for each set: 10 repetitions for the second set of 12-10-8. */
function numbersBySet(row: Prefill['row'], setNumber: number): Partial<SetMeasurements> {
  const { reps, weightKg, seconds, metres } = prescribedNumbers(rowOfSet(row, setNumber));
  return {
    ...(targetsBySet(row.reps) && { reps }),
    ...(targetsBySet(row.weight) && { weightKg }),
    ...(row.type !== 'reps' && targetsBySet(row.value) && { seconds, metres }),
  };
}

/** Of a set of another exercise type only the load is used: 10 reps are not 10 rounds. */
function numbersThen(row: Prefill['row'], then: SetMeasurements | null): SetMeasurements | null {
  if (!then) return null;
  return isOfType(row.type, then) ? then : { ...prescribedNumbers(row), weightKg: then.weightKg };
}

function isOfType(exerciseType: PrescribedRow['type'], { reps, seconds, metres }: SetMeasurements): boolean {
  if (exerciseType === 'text') return true;
  if (exerciseType === 'reps') return reps !== null;
  return exerciseType === 'distance' ? metres !== null : seconds !== null;
}

/** The working set with that index, from 0, of an earlier performance. */
export function setThen({ sets }: LastTime, index: number): LastTime['sets'][number] | null {
  const working = sets.filter((set) => !set.isWarmUp).toSorted((one, other) => one.setNumber - other.setNumber);
  return working[index] ?? null;
}

/** Number of working sets of the row before that set. */
export function workingSetsBefore({ rowId, setNumber, sets }: Pick<Prefill, 'setNumber' | 'sets'> & { rowId: string }) {
  const warmUps = sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < setNumber).length;
  return setNumber - 1 - warmUps;
}

/** Values the proposal leaves open are those of the prescription. */
export function proposedNumbers(
  row: Prefill['row'],
  { weightKg, reps }: NonNullable<Prefill['proposal']>,
): SetMeasurements {
  const numbers = prescribedNumbers(row);
  return { ...numbers, weightKg: weightKg ?? numbers.weightKg, reps: reps ?? numbers.reps };
}

function prescribedNumbers(prescribed: Prefill['row']): SetMeasurements {
  const row = loggedRow(prescribed);
  const { type: exerciseType, value, rir, rpe } = row;
  return onlyMeasured(exerciseType, {
    weightKg: prescribedWeightKg(row.weight),
    // "10 burpee" of an AMRAP are its content, not a result.
    reps: exerciseType === 'amrap' ? null : prescribedReps(row.reps),
    rir,
    rpe,
    // The "400 m" of a run are not minutes.
    seconds:
      exerciseType === 'distance' ? null : secondsOf(value, { bare: exerciseType === 'time' ? 'seconds' : 'minutes' }),
    metres: metresOf(value),
  });
}

/** "80 kg", "82,5" and "80-85 kg" are weights, the lower one of two; "75%", "RPE 8" and "2x20 kg" are not. */
export function prescribedWeightKg(text: string): number | null {
  const found = /^\+?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?\s*(?:kg\b.*)?$/is.exec(text.trim());
  const weightKg = numberOf(found?.[1] ?? '');
  return weightKg === null || weightKg > limits.weightKg ? null : roundedTo(2, weightKg);
}

/** "8-10" and "8 per lato" are 8; "max" is null. */
export function prescribedReps(text: string): number | null {
  const found = /^(\d+)(?![\d.,%])/.exec(text.trim());
  const reps = numberOf(found?.[1] ?? '');
  return reps === null || reps > limits.reps ? null : reps;
}

function lastWorkingSet(rowId: string, sets: readonly CompletedSet[]): CompletedSet | null {
  const working = sets.filter((set) => set.rowId === rowId && !set.isWarmUp);
  return working.toSorted((one, other) => one.setNumber - other.setNumber).at(-1) ?? null;
}

function onlyMeasured(exerciseType: PrescribedRow['type'], numbers: SetMeasurements): SetMeasurements {
  const measures: readonly Measure[] = measuresOf(exerciseType);
  const when = <T>(counts: boolean, value: T) => (counts ? value : null);
  return {
    weightKg: when(measures.includes('weight'), numbers.weightKg),
    reps: when(measures.includes('reps'), numbers.reps),
    rir: when(measures.includes('effort'), numbers.rir),
    rpe: when(measures.includes('effort'), numbers.rpe),
    seconds: when(exerciseType !== 'reps' && exerciseType !== 'text', numbers.seconds),
    metres: when(exerciseType === 'distance', numbers.metres),
  };
}
