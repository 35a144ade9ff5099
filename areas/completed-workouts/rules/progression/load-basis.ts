import { prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { targetOfSet } from '#areas/programs/rules/set-targets.ts';
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

/**
 * Separates a load that the coach decided from one that is only repeated from week to week. A written load is decided when it is the
 * first one in its program, or differs from the one written for the previous performance in the same program: it is used as written,
 * and performances do not raise it. A repeated load goes on from what was done with it.
 *
 * A performance with a lighter load, such as in a deload week, is not the previous one of a heavier load: that goes on from what was
 * done before the deload. Without the program of each performance, as in what an earlier release cached, nothing is decided.
 */
export function loadBasis(input: LoadBasisInput): LoadBasis {
  const { row, history, program } = input;
  const performances = history?.performances ?? [];
  const written = writtenLoad(input, row.weight);
  if (!program || !written || performances.some(({ programId }) => programId === undefined))
    return { performances, decided: null };
  const times = performances
    .filter(({ programId }) => programId !== null && programId === program.programId)
    .flatMap((performance) => writtenPerformance(performance, { input, program }) ?? []);
  const sameWorkout = times.filter(({ isSameRow }) => isSameRow);
  const before = previousPerformance(sameWorkout.length > 0 ? sameWorkout : times, written.lowest);
  const alike = times.filter(({ kg }) => kg === written.lowest).map(({ performance }) => performance);
  return {
    performances: alike.length > 0 ? alike : performances,
    decided: before?.kg === written.lowest ? null : written,
  };
}

/** One performance of the exercise in the program, with the load that was written for the set. */
interface WrittenPerformance {
  performance: Performance;
  kg: number;
  /** Whether it was the same row of the same day of the week. */
  isSameRow: boolean;
}

interface WrittenPerformanceRequest {
  input: LoadBasisInput;
  program: NonNullable<ProposalInput['program']>;
}

/** Returns null for a performance without a written load. Of several rows with the exercise, the one with the same letter counts. */
function writtenPerformance(
  performance: Performance,
  { input, program }: WrittenPerformanceRequest,
): WrittenPerformance | null {
  const { key, supersetPosition = null } = input.row;
  const { rows = [], dayNumber, sets } = performance;
  const same = rows.find((row) => row.key === key && row.supersetPosition === supersetPosition);
  const row = same ?? rows[0];
  const written = row && writtenLoad(input, row.weight);
  if (!written) return null;
  const ofRow = sets.filter(({ rowId }) => rowId === row.id);
  return {
    performance: ofRow.length > 0 ? { ...performance, sets: ofRow } : performance,
    kg: written.lowest,
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
  const maximumKg = history?.oneRepMaxKg ?? null;
  if (maximumKg === null) return null;
  const kg = roundLoad((maximumKg * percent) / 100, settings.loadStepKg);
  return { lowest: kg, highest: kg };
}
