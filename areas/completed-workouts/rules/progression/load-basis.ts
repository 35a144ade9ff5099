import { loadOfShare, prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { targetOfSet } from '#areas/programs/rules/set-targets.ts';
import { countedSets } from '../figures.ts';
import { type Range, weightRange } from '../ranges.ts';
import { roundLoad } from './loads.ts';
import type { Performance, ProposalInput } from './proposal.ts';

export type LoadBasisInput = Omit<ProposalInput, 'row' | 'now'> & {
  row: Pick<ProposalInput['row'], 'weight' | 'key' | 'supersetPosition'>;
};

export interface LoadBasis {
  /** The performances that the next load is computed from, newest first. */
  performances: Performance[];
  /** The load that the coach decided for the set, in kg, a range such as `80-85 kg` included; null: the progression goes on. */
  decided: Range | null;
}

const dayMs = 86_400_000;
/** Longest time with lighter loads only after which a row goes on from what was done before them. */
const longestLightDays = 28;

/**
 * Separates a load that the coach decided from one that is only repeated from week to week. A written load is decided when it is the
 * first one in its program, or differs from the one written for the previous performance in the same program: it is used as written,
 * and performances do not raise it. A repeated load goes on from what was done with it.
 *
 * A performance with a lighter load, such as in a deload week, is not the previous one of a heavier load: that goes on from what was
 * done before the deload, and so does a row without a written load. After more than `longestLightDays` of lighter loads a written load
 * is decided, and a row without one goes on from the lighter ones. What the client only added to a workout says nothing of a prescribed
 * load, unless nothing else was done (`withoutAdded`). Without the program of each performance, as in what an earlier
 * release cached, nothing is decided.
 */
export function loadBasis(input: LoadBasisInput): LoadBasis {
  const { row, history, program } = input;
  const performances = withoutAdded(history?.performances ?? []);
  const written = writtenLoad(input, row.weight);
  if (!program || performances.some(({ programId }) => programId === undefined)) return { performances, decided: null };
  const times = performances
    .filter(({ programId }) => programId !== null && programId === program.programId)
    .flatMap((performance) => writtenPerformance(performance, { input, program }) ?? []);
  if (!written) return { performances: withoutDeloads(performances, times), decided: null };
  const weighed = times.flatMap((time) => (time.kg === null ? [] : { ...time, kg: time.kg }));
  const before = previousPerformance(ofSameRow(weighed), written.lowest);
  const alike = weighed.filter(({ kg }) => kg === written.lowest).map(({ performance }) => performance);
  const [newestAlike] = alike;
  if (!newestAlike) return { performances, decided: written };
  if (isLongBefore(newestAlike, performances)) return { performances, decided: written };
  return { performances: alike, decided: before?.kg === written.lowest ? null : written };
}

/**
 * Leaves out what nothing prescribed, performances and single sets, such as those beyond the prescribed number; everything stays when
 * nothing else was done.
 */
export function withoutAdded(performances: readonly Performance[]): Performance[] {
  const prescribed = performances
    .filter(({ isAdded }) => !isAdded)
    .map((performance) => {
      const sets = performance.sets.filter((set) => !set.isAdded);
      return sets.length === performance.sets.length ? performance : { ...performance, sets };
    });
  return prescribed.length > 0 ? prescribed : [...performances];
}

/** One performance of the exercise in the program. */
interface ProgramPerformance {
  performance: Performance;
  /** The load that was written for the set, in kg; null when none was. */
  kg: number | null;
  /** Whether it was the same row of the same day of the week. */
  isSameRow: boolean;
}

type WrittenPerformance = ProgramPerformance & { kg: number };

/** The performances of the same row of the same day of the week; all when there is none. */
function ofSameRow<T extends ProgramPerformance>(times: readonly T[]): readonly T[] {
  const same = times.filter(({ isSameRow }) => isSameRow);
  return same.length > 0 ? same : times;
}

/** Leaves out the performances of the last weeks for which a lighter load was written than the row had before. */
function withoutDeloads(performances: readonly Performance[], times: readonly ProgramPerformance[]): Performance[] {
  const sameRow = ofSameRow(times);
  const isDeload = ({ performance, kg }: ProgramPerformance) =>
    kg !== null &&
    sameRow.some(
      (older) =>
        older.performance.finishedAt < performance.finishedAt &&
        (older.kg ?? heaviestKg(older.performance)) > kg &&
        !isLongBefore(older.performance, performances),
    );
  const deloads = new Set(times.filter(isDeload).map(({ performance }) => performance.finishedAt));
  return performances.filter(({ finishedAt }) => !deloads.has(finishedAt));
}

function heaviestKg({ sets }: Performance): number {
  return Math.max(0, ...countedSets(sets).map(({ weightKg }) => weightKg ?? 0));
}

/** Whether a performance was more than `longestLightDays` before the newest one of the exercise. */
function isLongBefore({ finishedAt }: Performance, [newest]: readonly Performance[]): boolean {
  return newest !== undefined && Date.parse(newest.finishedAt) - Date.parse(finishedAt) > longestLightDays * dayMs;
}

interface WrittenPerformanceRequest {
  input: LoadBasisInput;
  program: NonNullable<ProposalInput['program']>;
}

/** Returns null for a performance that no row prescribed. Of several rows with the exercise, the one with the same letter counts. */
function writtenPerformance(
  performance: Performance,
  { input, program }: WrittenPerformanceRequest,
): ProgramPerformance | null {
  const { key, supersetPosition = null } = input.row;
  const { rows = [], dayNumber, sets } = performance;
  const same = rows.find((row) => row.key === key && row.supersetPosition === supersetPosition);
  const row = same ?? rows[0];
  if (!row) return null;
  const ofRow = sets.filter(({ rowId }) => rowId === row.id);
  return {
    performance: ofRow.length > 0 ? { ...performance, sets: ofRow } : performance,
    kg: writtenLoad(input, row.weight)?.lowest ?? null,
    isSameRow: same !== undefined && dayNumber === program.dayNumber,
  };
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
