import { loadOfShare, prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { targetOfSet, targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { countedSets } from '../figures.ts';
import { workingSetsBefore } from '../prefill.ts';
import { firstSetAlike } from '../prescribed-set.ts';
import { type Range, repsRange, weightRange } from '../ranges.ts';
import { roundLoad } from './loads.ts';
import type { Performance, PrescribedPerformance, ProposalInput, RowThen } from './proposal.ts';

export type LoadBasisInput = Omit<ProposalInput, 'row' | 'now'> & {
  row: Pick<ProposalInput['row'], 'weight' | 'key' | 'supersetPosition'> &
    Partial<Pick<ProposalInput['row'], 'sets' | 'reps'>>;
};

export interface LoadBasis {
  /** The performances that the next load is computed from, newest first. */
  performances: PrescribedPerformance[];
  /** The load that the coach decided for the set, in kg, a range such as `80-85 kg` included; null: the progression goes on. */
  decided: Range | null;
  /** The exercise was only done as other rows prescribe it: `performances` are those, and say nothing of what is prescribed now. */
  isOther: boolean;
}

const dayMs = 86_400_000;
/** Longest time with lighter loads only after which a row goes on from what was done before them. */
const longestLightDays = 28;
/** Most repetitions between what a row asks now and asked then with which it goes on: one is about 3 % of the load. */
const mostRepsApart = 2;

/**
 * Returns what the next load of a row is computed from: the performances of the same row in other weeks of its program, with
 * about as many repetitions (`mostRepsApart`), and those with the same prescription (`isSamePrescription`) on any day of any
 * program. What another row prescribes, such as a light day of the week, or what was done in place of another exercise, is none
 * of them.
 *
 * Separates a load that the coach decided from one that is only repeated from week to week. A written load is decided when it is
 * the first one in its program, or differs from the one written for the previous performance in the same program: it is used as
 * written, and performances do not raise it. A repeated load goes on from what was done with it.
 *
 * A performance with a lighter load, such as in a deload week, is not the previous one of a heavier load: that goes on from what
 * was done before the deload, and so does a row without a written load. After more than `longestLightDays` of lighter loads a
 * written load is decided, and a row without one goes on from the lighter ones. What the client only added to a workout says
 * nothing of a prescribed load, unless nothing else was done (`withoutAdded`). Without the program of each performance, as in
 * what an earlier release cached, nothing is decided, and all performances count.
 */
export function loadBasis(input: LoadBasisInput): LoadBasis {
  const performances = withoutAdded(input.history?.performances ?? []);
  const written = writtenLoad(input, input.row.weight);
  const times = timesOfRow(input, performances);
  if (!times) return { performances, decided: null, isOther: false };
  if (times.length === 0) return { performances, decided: written, isOther: performances.length > 0 };
  const inProgram = times.filter(({ isOfProgram }) => isOfProgram);
  const withoutLighter = withoutDeloads(times, { inProgram, performances });
  if (!written) return { performances: withoutLighter, decided: null, isOther: false };
  const weighed = inProgram.flatMap((time) => (time.kg === null ? [] : { ...time, kg: time.kg }));
  const before = previousPerformance(ofSameRow(weighed), written.lowest);
  const alike = weighed.filter(({ kg }) => kg === written.lowest).map(({ performance }) => performance);
  const [newestAlike] = alike;
  if (!newestAlike || isLongBefore(newestAlike, performances))
    return { performances: withoutLighter, decided: written, isOther: false };
  return { performances: alike, decided: before?.kg === written.lowest ? null : written, isOther: false };
}

/** The performances of the row as in `loadBasis`, newest first, those of deload weeks included. */
export function performancesOfRow(input: LoadBasisInput): PrescribedPerformance[] {
  const performances = withoutAdded(input.history?.performances ?? []);
  return timesOfRow(input, performances)?.map(({ performance }) => performance) ?? performances;
}

/**
 * Leaves out what nothing prescribed, performances and single sets, such as those beyond the prescribed number; everything stays when
 * nothing else was done.
 */
function withoutAdded(performances: readonly Performance[]): Performance[] {
  const prescribed = performances
    .filter(({ isAdded }) => !isAdded)
    .map((performance) => {
      const sets = performance.sets.filter((set) => !set.isAdded);
      return sets.length === performance.sets.length ? performance : { ...performance, sets };
    });
  return prescribed.length > 0 ? prescribed : [...performances];
}

/** One performance of the row, or of one with the same prescription. */
interface RowPerformance {
  /** With the sets of this row only. */
  performance: PrescribedPerformance;
  /** The load that was written for the set, in kg; null when none was. */
  kg: number | null;
  isOfProgram: boolean;
  /** Whether it was the same row of the same day of the week. */
  isSameRow: boolean;
}

type WrittenPerformance = RowPerformance & { kg: number };

/** Returns null when the program of the row, or that of a performance, is not known. */
function timesOfRow(input: LoadBasisInput, performances: readonly Performance[]): RowPerformance[] | null {
  const { program } = input;
  if (!program || performances.some(({ programId }) => programId === undefined)) return null;
  return performances.flatMap((performance) => timeOfRow(performance, { input, program }) ?? []);
}

interface RowPerformanceRequest {
  input: LoadBasisInput;
  program: NonNullable<ProposalInput['program']>;
}

interface RowDone {
  row: RowThen;
  ofRow: Performance['sets'];
}

/** Returns null for a performance in which neither the row nor one with the same prescription was done. */
function timeOfRow(performance: Performance, { input, program }: RowPerformanceRequest): RowPerformance | null {
  const { key, supersetPosition = null } = input.row;
  const { rows = [], programId, dayNumber, sets } = performance;
  const isOfProgram = programId !== null && programId === program.programId;
  const isOfDay = isOfProgram && dayNumber === program.dayNumber;
  const done = rows.flatMap((row) => {
    const ofRow = sets.filter(({ rowId }) => rowId === undefined || rowId === row.id);
    return ofRow.length > 0 ? doneLast(row, ofRow) : [];
  });
  const isSame = ({ row }: RowDone) => row.key === key && row.supersetPosition === supersetPosition;
  const same = isOfDay ? done.find((one) => isSame(one) && hasCloseReps(input, one.row)) : undefined;
  const found = same ?? done.find((one) => isSamePrescription(input, one));
  if (!found) return null;
  const { row, ofRow } = found;
  const kg = writtenLoad(input, row.weight)?.lowest ?? null;
  return { performance: { ...performance, sets: ofRow, row }, kg, isOfProgram, isSameRow: same !== undefined };
}

/** Of a row that the coach changed while it was done, what its last sets were prescribed as, and those sets. */
function doneLast(row: RowThen, sets: Performance['sets']): RowDone {
  if (!row.formerWork) return { row, ofRow: sets };
  const numberOf = ({ setNumber }: Performance['sets'][number]) =>
    workingSetsBefore({ rowId: row.id, setNumber, sets: sets.map((set) => ({ ...set, rowId: row.id })) }) + 1;
  const last = Math.max(1, ...countedSets(sets).map(numberOf));
  const [first, former] = [firstSetAlike(row, last), row.formerWork.find(({ untilSet }) => last <= untilSet)];
  const until = former?.untilSet ?? row.sets ?? last;
  const { weight, reps } = former ?? row;
  return {
    row: { ...row, weight, reps, sets: until - first + 1, formerWork: undefined },
    ofRow: sets.filter((set) => set.isWarmUp || numberOf(set) >= first),
  };
}

/** Whether the row asked for about as many repetitions then. An empty text, and what an older cache lacks, count as such. */
function hasCloseReps({ row, setNumber = 1 }: LoadBasisInput, then: RowThen): boolean {
  const [now, before] = [row.reps, then.reps].map((text) => repsRange(text ?? '', setNumber));
  return !now || !before || Math.max(now.lowest - before.highest, before.lowest - now.highest) <= mostRepsApart;
}

/**
 * Whether sets, repetitions and load do not differ. An empty text, and a value that an older cache lacks, match everything; but
 * where repetitions are asked now and none were then, as in an imported workout, a set must have them, and the number of sets
 * does not count.
 */
function isSamePrescription(input: LoadBasisInput, { row: then, ofRow }: RowDone): boolean {
  const { sets = null, weight } = input.row;
  const [reps, repsThen] = [input.row.reps, then.reps].map((text) => text?.trim());
  const kgs = [weight, then.weight].map((text) => writtenLoad(input, text)?.lowest ?? null);
  const isSameLoad = isSameText(weight.trim(), then.weight.trim()) || (kgs[0] !== null && kgs[0] === kgs[1]);
  if (reps && repsThen === '') return isSameLoad && areDone(repsRange(reps, input.setNumber ?? 1), ofRow);
  const isSameSets = sets === null || (then.sets ?? sets) === sets;
  return isSameLoad && isSameSets && isSameReps(reps ?? '', repsThen ?? '');
}

function isSameText(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}

/** Whether texts ask for the same repetitions in every set: `8` and `8 rip`. Parts as in `2+2+2` must be the same text. */
function isSameReps(one: string, other: string): boolean {
  if (isSameText(one, other)) return true;
  if (`${one}${other}`.includes('+')) return false;
  const targets = Math.max(...[one, other].map((text) => targetsBySet(text)?.length ?? 1));
  return Array.from({ length: targets }, (_, index) => index + 1).every((setNumber) => {
    const [range, then] = [repsRange(one, setNumber), repsRange(other, setNumber)];
    return range !== null && range.lowest === then?.lowest && range.highest === then.highest;
  });
}

function areDone(range: Range | null, sets: Performance['sets']): boolean {
  return !range || countedSets(sets).some(({ reps }) => reps !== null && reps >= range.lowest && reps <= range.highest);
}

/** The performances of the same row of the same day of the week; all when there is none. */
function ofSameRow<T extends RowPerformance>(times: readonly T[]): readonly T[] {
  const same = times.filter(({ isSameRow }) => isSameRow);
  return same.length > 0 ? same : times;
}

interface RowHistory {
  inProgram: readonly RowPerformance[];
  /** All performances of the exercise. */
  performances: readonly Performance[];
}

/** Leaves out the performances of the last weeks for which a lighter load was written than the row had before. */
function withoutDeloads(
  times: readonly RowPerformance[],
  { inProgram, performances }: RowHistory,
): PrescribedPerformance[] {
  const sameRow = ofSameRow(inProgram);
  const isDeload = ({ performance, kg }: RowPerformance) =>
    kg !== null &&
    sameRow.some(
      (older) =>
        older.performance.finishedAt < performance.finishedAt &&
        (older.kg ?? heaviestKg(older.performance)) > kg &&
        !isLongBefore(older.performance, performances),
    );
  const deloads = new Set(inProgram.filter(isDeload).map(({ performance }) => performance.finishedAt));
  return times.map(({ performance }) => performance).filter(({ finishedAt }) => !deloads.has(finishedAt));
}

function heaviestKg({ sets }: Performance): number {
  return Math.max(0, ...countedSets(sets).map(({ weightKg }) => weightKg ?? 0));
}

/** Whether a performance was more than `longestLightDays` before the newest one of the exercise. */
function isLongBefore({ finishedAt }: Performance, [newest]: readonly Performance[]): boolean {
  return newest !== undefined && Date.parse(newest.finishedAt) - Date.parse(finishedAt) > longestLightDays * dayMs;
}

/** Returns the newest performance, without those that were lighter than both an older one and the load `kg`. */
function previousPerformance(times: readonly WrittenPerformance[], kg: number): WrittenPerformance | undefined {
  return times.find((time, index) => time.kg >= kg || times.slice(index + 1).every((older) => older.kg <= time.kg));
}

/** The load that is written for the set, in kg. A share of the maximum is one as far as the maximum is known. */
function writtenLoad({ history, settings, setNumber = 1 }: LoadBasisInput, weight: string): Range | null {
  const text = targetOfSet(weight, setNumber);
  const percent = prescribedPercent(text);
  if (percent === null) return weightRange(text);
  const oneRepMaxKg = history?.oneRepMaxKg ?? null;
  if (oneRepMaxKg === null) return null;
  const { loadStepKg } = settings;
  const kg = roundLoad(loadOfShare(percent, { oneRepMaxKg, loadStepKg }), loadStepKg);
  return { lowest: kg, highest: kg };
}
