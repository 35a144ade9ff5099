import type { CompletedSet, Endurance } from '../contract/set.ts';
import { isDrop } from './set-numbers.ts';

type Load = Pick<CompletedSet, 'weightKg' | 'reps'> & { isLoadPerHand?: boolean };

/**
 * Returns weight times repetitions, summed over all sets, in kg. A set without weight or repetitions, or with a load that
 * helps, adds nothing; a load per hand counts twice (`withLoadsPerHand`).
 */
export function volumeKg(sets: readonly Load[]): number {
  return sets.reduce((sum, set) => sum + volumeInTenGrams(set), 0) / 100;
}

/** Returns the distance, time and pace of working sets; null where one has repetitions or a load, or none has a distance or time. In SQL: `enduranceOfSets`. */
export function enduranceOf(sets: readonly (Load & Pick<CompletedSet, 'metres' | 'seconds'>)[]): Endurance | null {
  const metres = sumOf(sets.map((set) => set.metres));
  const seconds = sumOf(sets.map((set) => set.seconds));
  if (metres + seconds === 0 || sets.some(({ weightKg, reps }) => weightKg || reps)) return null;
  const paced = sets.filter((set) => set.metres && set.seconds);
  const pace = (sumOf(paced.map((set) => set.seconds)) * 1000) / sumOf(paced.map((set) => set.metres));
  return { metres, seconds, paceSecondsPerKm: paced.length === 0 ? null : Math.round(pace) };
}

function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Returns the sets whose load counts in the volume: all but warm-ups, with the drops of drop sets. */
export function workingSets<S extends Pick<CompletedSet, 'isWarmUp'>>(sets: readonly S[]): S[] {
  return sets.filter(({ isWarmUp }) => !isWarmUp);
}

/** Returns the sets that count as sets: all but warm-ups and drops. A drop set is one set. */
export function countedSets<S extends Pick<CompletedSet, 'isWarmUp' | 'setNumber'>>(sets: readonly S[]): S[] {
  return workingSets(sets).filter((set) => !isDrop(set));
}

/**
 * Returns the whole minutes between two instants, at least 0: the clock of the phone may have been set back meanwhile.
 */
export function minutesBetween(startedAt: string, finishedAt: string): number {
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return Math.max(0, Math.round(ms / 60_000));
}

/** The longest rest before a set that counts in full as training, 20 minutes: in a longer one the client was elsewhere. */
export const maxGapSeconds = 20 * 60;
/** Sets that were all logged within 5 minutes were typed after training: the time before them counts in full, up to 4 hours. */
export const typedTogetherSeconds = 5 * 60;
export const longestTypedSeconds = 4 * 3600;

/** The shortest recorded training: one minute, and 20 seconds for each set. Sets that were typed afterwards take less. */
export const shortestSeconds = 60;
export const shortestSetSeconds = 20;

interface Times {
  startedAt: string;
  finishedAt: string;
}

/**
 * Returns the seconds of the gaps between start, sets and end in the order of their instants, of each at most `maxGapSeconds` and
 * the seconds of the set that ends it. All instants are of the clock of the phone, which may be moved meanwhile, by days: that is
 * one such gap, and sets or an end before the start count too. Of a set and an end at the same instant the set is first. Sets
 * after start and end are corrections.
 */
export function trainedSeconds(
  { startedAt, finishedAt }: Times,
  sets: readonly Pick<CompletedSet, 'loggedAt' | 'seconds'>[],
): number {
  const bounds = [startedAt, finishedAt].map((instant) => ({ at: Date.parse(instant), seconds: 0, isSet: false }));
  const last = Math.max(...bounds.map(({ at }) => at));
  const logged = sets
    .map(({ loggedAt, seconds }) => ({ at: Date.parse(loggedAt), seconds: seconds ?? 0, isSet: true }))
    .filter(({ at }) => at <= last);
  const ofSets = logged.map(({ at }) => at);
  const isTyped = (Math.max(...ofSets) - Math.min(...ofSets)) / 1000 <= typedTogetherSeconds;
  const inOrder = [...bounds, ...logged].toSorted(
    (one, other) => one.at - other.at || other.seconds - one.seconds || Number(other.isSet) - Number(one.isSet),
  );
  const trained = inOrder.slice(1).map(({ at, seconds, isSet }, index) => {
    const gap = (at - (inOrder[index]?.at ?? at)) / 1000;
    const isCounted = isSet && isTyped && gap <= longestTypedSeconds;
    return isCounted ? gap : Math.min(gap, maxGapSeconds + seconds);
  });
  return Math.round(trained.reduce((sum, seconds) => sum + seconds, 0));
}

/** Returns the seconds of training, or null when so many sets cannot have been done in them: they were typed after training. */
export function recordedSeconds(seconds: number, sets: readonly Pick<CompletedSet, 'isWarmUp' | 'setNumber'>[]) {
  return seconds < Math.max(shortestSeconds, shortestSetSeconds * countedSets(sets).length) ? null : seconds;
}

/** Returns the minutes to show for a duration, and whether pauses of more than `maxGapSeconds` together are left out. */
export function shownDuration({ startedAt, finishedAt }: Times, seconds: number) {
  const isShortened = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 - seconds > maxGapSeconds;
  return { minutes: Math.round(seconds / 60), isShortened };
}

/** Counts the logged sets of the row, including those without values. */
export function setsDone(sets: readonly Pick<CompletedSet, 'rowId'>[], rowId: string): number {
  return sets.filter((set) => set.rowId === rowId).length;
}

/**
 * Returns the volume of a set in units of 10 g, the smallest step of weights. Integers add up exactly, fractions of a
 * kilogram do not.
 */
function volumeInTenGrams({ weightKg, reps, isLoadPerHand }: Load): number {
  return Math.round(Math.max(0, weightKg ?? 0) * 100) * (reps ?? 0) * (isLoadPerHand ? 2 : 1);
}
