import { effortRange, type EffortScale, type PrescribedEffort } from '#areas/programs/rules/effort-range.ts';
import { dropsOfSet, isBySet, loggedRow, rowOfSet, targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { CompletedSet, SetMeasurements, PrescribedRow, SetValues as SetAtPlace } from '../contract/set.ts';
import type { ExerciseHistory } from '../contract/exercise-history.ts';
import { countedSets } from './figures.ts';
import { compareSetNumbers, dropIndex, dropNumber, isDrop, mainSetNumber } from './set-numbers.ts';
import type { RunningRow } from './set-order.ts';
import { setsOfExercise } from './swaps.ts';
import { type Measure, measuresOf, metresOf, secondsOf } from './measures.ts';
import { prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { firstSetAlike, prescribedSet, rowAtSet } from './prescribed-set.ts';
import { prescribedReps, prescribedWeightKg } from './prescribed-numbers.ts';
import type { Break } from './progression/breaks.ts';
import { deload } from './progression/loads.ts';
import { type Range, repsRange, weightRange } from './ranges.ts';

/** The values of a set that the user enters. */
export type SetValues = Omit<SetAtPlace, 'rowId' | 'setNumber' | 'loggedAt'>;

export const emptyMeasurements: SetMeasurements = {
  weightKg: null,
  reps: null,
  rir: null,
  rpe: null,
  seconds: null,
  metres: null,
};

type LastTime = ExerciseHistory['performances'][number];

interface Prefill {
  row: Pick<PrescribedRow, 'id' | 'type' | 'weight' | 'reps' | 'value'> &
    PrescribedEffort &
    Partial<Pick<PrescribedRow, 'progression' | 'formerWork'>> &
    Pick<RunningRow, 'earlier'>;
  setNumber: number;
  /** Sets of all rows logged in this workout so far. */
  sets: readonly CompletedSet[];
  /** The proposal of the progression, if the row has one. */
  proposal: { weightKg: number | null; reps: number | null } | null;
  /** The performance that fills what the coach leaves open. */
  lastTime: LastTime | null;
  /** The load that the coach decided for this time, in kg (`loadBasis`). */
  decided?: Range | null;
  /** The break before this time, and the step of loads in kg: the load does not rise, and after a long break it is 10 % less. */
  afterBreak?: (Pick<Break, 'isLong'> & { loadStepKg: number }) | null;
  /** The client skipped the exercise because of pain: the load of the first set is left open for them to choose. */
  isAfterPain?: boolean;
}

/**
 * Returns the prefilled values of the next set: what is prescribed by set, else those of the last working set of the row today, which
 * say nothing about a set with another prescribed load, nor about a prescription that the coach has changed since, else the proposal, else the prescription, in which the same set of the last
 * performance fills what the coach leaves open, with 10 % less load after a long break. Only values of the exercise type are filled in, never a note, and the effort only where
 * the prescription is one number: a range has no default value.
 */
export function prefill(options: Prefill): SetValues {
  const { setNumber, sets, proposal, lastTime, isAfterPain = false } = options;
  if (isDrop({ setNumber })) return prefillDrop(options);
  const before = workingSetsBefore({ rowId: options.row.id, setNumber, sets });
  const row = rowAtSet(options.row, before + 1);
  const ofSet = rowOfSet(row, before + 1);
  const isProgressing = proposal !== null && row.progression != null;
  const hasOtherLoad = before > 0 && !isProgressing && ofSet.weight !== prescribedSet(options.row, before).weight;
  const lastOfToday = lastWorkingSet(options.row, { sets, first: firstSetAlike(options.row, before + 1) });
  const numbers =
    (hasOtherLoad ? null : lastOfToday) ??
    (proposal && proposedNumbers(ofSet, proposal)) ??
    (lastTime && numbersThen(ofSet, setThen(lastTime, before - setsBeforeSwap(row, { setNumber, sets })), options)) ??
    prescribedNumbers(ofSet);
  const bySet = isProgressing ? {} : numbersBySet(row, { setNumber: before + 1, proposal });
  const held = heldSeconds(ofSet, numbers);
  const { rir, rpe } = prescribedNumbers(row);
  const today = isAfterPain && { weightKg: lastOfToday?.weightKg ?? null };
  return {
    ...onlyMeasured(row, { ...numbers, seconds: held, ...bySet, rir, rpe, ...today }),
    note: '',
    isWarmUp: false,
  };
}

/** A set that was stopped before its prescribed time does not shorten the next one; a longer one is repeated. */
function heldSeconds(row: Prefill['row'], { seconds }: SetMeasurements): number | null {
  const prescribed = row.type === 'time' || row.type === 'emom' ? prescribedNumbers(row).seconds : null;
  return prescribed === null ? seconds : Math.max(prescribed, seconds ?? 0);
}

/**
 * Returns the values of a drop: those of the same drop of the set before today, else the prescribed ones, else those of the same drop of
 * the last performance.
 */
function prefillDrop({ row, setNumber, sets, lastTime, afterBreak }: Prefill): SetValues {
  const drop = dropIndex({ setNumber });
  const index = workingSetsBefore({ rowId: row.id, setNumber, sets });
  const then = index - setsBeforeSwap(row, { setNumber, sets });
  const ofRow = setsOfExercise(row, sets).filter((set) => dropIndex(set) === drop);
  const last = lastTime && setThen(lastTime, then, drop);
  const ofSet = prescribedSet(row, index + 1);
  const isPrescribed = drop <= dropsOfSet(ofSet);
  const start = last && !isPrescribed ? { ...last, weightKg: loadAfterBreak(last, afterBreak) } : null;
  const done = isBySet(row) || row.formerWork ? null : (ofRow.toSorted(compareSetNumbers).at(-1) ?? start);
  const numbers = done ?? prescribedNumbers(loggedRow(ofSet, drop));
  return { ...onlyMeasured(row, { ...numbers, rir: null, rpe: null }), note: '', isWarmUp: false };
}

/** The numbers that the prescription of this row gives for each set: 10 repetitions for the second set of 12-10-8. */
function numbersBySet(
  row: Prefill['row'],
  { setNumber, proposal }: Pick<Prefill, 'setNumber' | 'proposal'>,
): Partial<SetMeasurements> {
  const { reps, weightKg, seconds, metres } = prescribedNumbers(rowOfSet(row, setNumber));
  return {
    ...(targetsBySet(row.reps) && { reps }),
    ...(targetsBySet(row.weight) && { weightKg: proposal?.weightKg ?? weightKg }),
    ...(row.type !== 'reps' && targetsBySet(row.value) && { seconds, metres }),
  };
}

/**
 * Returns the prescription, completed by the last performance: a load, time or distance that is not prescribed, and of ranges such as
 * `80-85 kg` and `6-8` the number that was reached. When it was of another exercise type, only the load is used: 10 reps are not 10
 * rounds. The time of a run is that of the last one over the same distance.
 */
function numbersThen(
  row: Prefill['row'],
  then: SetMeasurements | null,
  { decided, afterBreak }: Pick<Prefill, 'decided' | 'afterBreak'>,
): SetMeasurements | null {
  if (!then) return null;
  const prescribed = prescribedNumbers(row);
  const startKg = loadAfterBreak(then, afterBreak);
  const goingOnKg = afterBreak ? startKg : loadFromThen(row, then);
  const weightKg = row.progression ? (decided?.lowest ?? goingOnKg) : loadThen(row, { weightKg: startKg });
  if (!isOfType(row.type, then)) return { ...prescribed, weightKg };
  // With another load the repetitions of the last time say little: the range begins again.
  const hasSameLoad = weightKg === then.weightKg;
  const reps = hasSameLoad ? within(repsRange(row.reps, 1), then.reps) : (prescribed.reps ?? then.reps);
  const metres = prescribed.metres ?? then.metres;
  const seconds = metres === then.metres ? (prescribed.seconds ?? then.seconds) : prescribed.seconds;
  return { ...prescribed, weightKg, reps, seconds, metres };
}

/** A load that helps is not changed: the break says nothing of how much help is needed. */
function loadAfterBreak(
  { weightKg }: Pick<SetMeasurements, 'weightKg'>,
  afterBreak: Prefill['afterBreak'],
): number | null {
  return afterBreak?.isLong && weightKg !== null && weightKg > 0 ? deload(weightKg, afterBreak.loadStepKg) : weightKg;
}

/** With a progression the written load is where it begins: it goes on from there, never below it. */
function loadFromThen({ weight }: Prefill['row'], { weightKg }: SetMeasurements): number | null {
  const written = weightRange(weight)?.lowest ?? null;
  return written === null || weightKg === null ? weightKg : Math.max(written, weightKg);
}

/** A share of the maximum is no load that the last time could fill: without a known maximum it stays open. */
function loadThen({ weight }: Prefill['row'], { weightKg }: Pick<SetMeasurements, 'weightKg'>): number | null {
  return prescribedPercent(weight) === null ? within(weightRange(weight), weightKg) : null;
}

/** The number of the last time, moved into the prescribed range. */
function within(range: Range | null, then: number | null): number | null {
  return range && then !== null ? clamped(then, range.lowest, range.highest) : (then ?? range?.lowest ?? null);
}

function isOfType(exerciseType: PrescribedRow['type'], { reps, seconds, metres }: SetMeasurements): boolean {
  if (exerciseType === 'text') return true;
  if (exerciseType === 'reps') return reps !== null;
  return exerciseType === 'distance' ? metres !== null : seconds !== null;
}

/** Returns the working set at `index`, from 0, of the last performance, or one of its drops. */
export function setThen({ sets }: LastTime, index: number, drop = 0): LastTime['sets'][number] | null {
  const working = countedSets(sets).toSorted((one, other) => one.setNumber - other.setNumber)[index];
  if (!working || drop === 0) return working ?? null;
  return sets.find(({ setNumber }) => setNumber === dropNumber(working, drop)) ?? null;
}

interface WorkingSetsBefore {
  rowId: string;
  setNumber: number;
  sets: readonly Pick<CompletedSet, 'rowId' | 'setNumber' | 'isWarmUp'>[];
}

/** Counts the working sets of the row before the set, or before the set of a drop. */
export function workingSetsBefore({ rowId, setNumber, sets }: WorkingSetsBefore): number {
  const number = mainSetNumber({ setNumber });
  return number - 1 - sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < number).length;
}

/** Counts the working sets of the row before the set that were done with the exercise before a swap. */
export function setsBeforeSwap(
  row: { id: string } & Pick<RunningRow, 'earlier'>,
  { setNumber, sets }: Pick<Prefill, 'setNumber' | 'sets'>,
): number {
  const before = sets.filter((set) => set.rowId === row.id && set.setNumber < mainSetNumber({ setNumber }));
  return countedSets(before).length - countedSets(setsOfExercise(row, before)).length;
}

/** Returns the values of the proposal; those it leaves open are taken from the prescription. */
export function proposedNumbers(
  row: Prefill['row'],
  { weightKg, reps }: NonNullable<Prefill['proposal']>,
): SetMeasurements {
  const numbers = prescribedNumbers(row);
  return { ...numbers, weightKg: weightKg ?? numbers.weightKg, reps: reps ?? numbers.reps };
}

/** The numbers that a prescription gives for a set, such as the seconds of “20 min”. */
export function prescribedNumbers(prescribed: Prefill['row']): SetMeasurements {
  const row = loggedRow(prescribed);
  const { type: exerciseType, value } = row;
  return onlyMeasured(row, {
    weightKg: prescribedWeightKg(row.weight),
    // The "10 burpee" of an AMRAP describe one round; the result is the number of rounds.
    reps: exerciseType === 'amrap' ? null : prescribedReps(row.reps),
    rir: singleEffort(row, 'rir'),
    rpe: singleEffort(row, 'rpe'),
    // The value of a run is a distance: "400 m" does not mean 400 minutes.
    seconds:
      exerciseType === 'distance' ? null : secondsOf(value, { bare: exerciseType === 'time' ? 'seconds' : 'minutes' }),
    metres: metresOf(value),
  });
}

function singleEffort(row: PrescribedEffort, scale: EffortScale): number | null {
  const range = effortRange(row, scale);
  return range && range.lowest === range.highest ? range.lowest : null;
}

/** The last working set of the row today, from number `first` on: what was done with another prescription says nothing. */
function lastWorkingSet(
  row: Prefill['row'],
  { sets, first }: Pick<Prefill, 'sets'> & { first: number },
): CompletedSet | null {
  const working = countedSets(setsOfExercise(row, sets)).filter(
    ({ rowId, setNumber }) => workingSetsBefore({ rowId, setNumber, sets }) + 1 >= first,
  );
  return working.toSorted((one, other) => one.setNumber - other.setNumber).at(-1) ?? null;
}

function onlyMeasured(row: Pick<PrescribedRow, 'type' | 'weight'>, numbers: SetMeasurements): SetMeasurements {
  const { type: exerciseType } = row;
  const measures: readonly Measure[] = measuresOf(row);
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
