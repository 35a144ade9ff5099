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

/** A set as it is filled in; where it stands and when it was logged are not the person's to say. */
export type SetValues = Omit<SetAtPlace, 'rowId' | 'setNumber' | 'loggedAt'>;

type LastTime = ExerciseHistory['performances'][number];

interface Prefill {
  row: Pick<PrescribedRow, 'id' | 'type' | 'weight' | 'reps' | 'rir' | 'rpe' | 'value'>;
  setNumber: number;
  /** Logged so far in this workout, for all rows. */
  sets: readonly CompletedSet[];
  /** What the progression of the row comes to, if it comes to something. */
  proposal: { weightKg: number | null; reps: number | null } | null;
  lastTime: LastTime | null;
}

/**
 * What the next set shows: the last working set of the row today, else what is proposed, else that set the last time,
 * else what is prescribed. Only the numbers that count for the type, never a note.
 */
export function prefill({ row, setNumber, sets, proposal, lastTime }: Prefill): SetValues {
  const before = workingSetsBefore({ rowId: row.id, setNumber, sets });
  const numbers =
    lastWorkingSet(row.id, sets) ??
    (proposal && proposedNumbers(row, proposal)) ??
    (lastTime && numbersThen(row, setThen(lastTime, before))) ??
    prescribedNumbers(row);
  return { ...onlyMeasured(row.type, numbers), note: '', isWarmUp: false };
}

/** Of a set that was done in another way only the load says something: 10 reps then are no 10 rounds now. */
function numbersThen(row: Prefill['row'], then: SetMeasurements | null): SetMeasurements | null {
  if (!then) return null;
  return isOfType(row.type, then) ? then : { ...prescribedNumbers(row), weightKg: then.weightKg };
}

function isOfType(type: PrescribedRow['type'], { reps, seconds, metres }: SetMeasurements): boolean {
  if (type === 'text') return true;
  if (type === 'reps') return reps !== null;
  return type === 'distance' ? metres !== null : seconds !== null;
}

/** That working set of an earlier time, counted from 0: warm-ups are done by feeling. */
export function setThen({ sets }: LastTime, index: number): LastTime['sets'][number] | null {
  const working = sets.filter((set) => !set.isWarmUp).toSorted((one, other) => one.setNumber - other.setNumber);
  return working[index] ?? null;
}

/** How many working sets of the row come before that one. */
export function workingSetsBefore({ rowId, setNumber, sets }: Pick<Prefill, 'setNumber' | 'sets'> & { rowId: string }) {
  const warmUps = sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < setNumber).length;
  return setNumber - 1 - warmUps;
}

/** What the proposal leaves open is as prescribed. */
export function proposedNumbers(
  row: Prefill['row'],
  { weightKg, reps }: NonNullable<Prefill['proposal']>,
): SetMeasurements {
  const numbers = prescribedNumbers(row);
  return { ...numbers, weightKg: weightKg ?? numbers.weightKg, reps: reps ?? numbers.reps };
}

function prescribedNumbers(row: Prefill['row']): SetMeasurements {
  const { type, value, rir, rpe } = row;
  return onlyMeasured(type, {
    weightKg: prescribedWeightKg(row.weight),
    // Of an AMRAP nobody knows the result before: its "10 burpee" are the work.
    reps: type === 'amrap' ? null : prescribedReps(row.reps),
    rir,
    rpe,
    // The "400 m" of a run are no minutes.
    seconds: type === 'distance' ? null : secondsOf(value, { bare: type === 'time' ? 'seconds' : 'minutes' }),
    metres: metresOf(value),
  });
}

/** "80 kg", "82,5" and "80-85 kg" are weights, the lower one of two; "75%", "RPE 8" and "2x20 kg" leave it open. */
export function prescribedWeightKg(text: string): number | null {
  const found = /^\+?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?\s*(?:kg\b.*)?$/is.exec(text.trim());
  const weightKg = numberOf(found?.[1] ?? '');
  return weightKg === null || weightKg > limits.weightKg ? null : roundedTo(2, weightKg);
}

/** "8-10" and "8 per lato" are 8, "max" leaves it open. */
export function prescribedReps(text: string): number | null {
  const found = /^(\d+)(?![\d.,%])/.exec(text.trim());
  const reps = numberOf(found?.[1] ?? '');
  return reps === null || reps > limits.reps ? null : reps;
}

function lastWorkingSet(rowId: string, sets: readonly CompletedSet[]): CompletedSet | null {
  const working = sets.filter((set) => set.rowId === rowId && !set.isWarmUp);
  return working.toSorted((one, other) => one.setNumber - other.setNumber).at(-1) ?? null;
}

function onlyMeasured(type: PrescribedRow['type'], numbers: SetMeasurements): SetMeasurements {
  const measures: readonly Measure[] = measuresOf(type);
  const when = <T>(counts: boolean, value: T) => (counts ? value : null);
  return {
    weightKg: when(measures.includes('weight'), numbers.weightKg),
    reps: when(measures.includes('reps'), numbers.reps),
    rir: when(measures.includes('effort'), numbers.rir),
    rpe: when(measures.includes('effort'), numbers.rpe),
    seconds: when(type !== 'reps' && type !== 'text', numbers.seconds),
    metres: when(type === 'distance', numbers.metres),
  };
}
