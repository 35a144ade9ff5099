import { letterOfMinutes } from '#areas/programs/rules/durations.ts';
import { numberOf, roundedTo } from '#shell/common/numbers.ts';
import { limits, type PrescribedRow } from '../contract/set.ts';

/** A value that can be logged for a set. `minutes` are stored as seconds, `effort` as RIR or RPE. */
export type Measure = 'weight' | 'reps' | 'effort' | 'seconds' | 'distance' | 'minutes';

type ExerciseType = PrescribedRow['type'];

const measures = {
  reps: ['weight', 'reps', 'effort'],
  time: ['seconds', 'weight'],
  distance: ['distance', 'seconds'],
  amrap: ['reps', 'weight'],
  emom: ['minutes', 'reps', 'weight'],
  text: [],
} as const satisfies Record<ExerciseType, readonly Measure[]>;

/**
 * Returns the values logged for a row, most important first. Free text has none: it is only marked as done. The load of
 * a distance is logged when one is prescribed, as for a farmer's walk.
 */
export function measuresOf({ type: exerciseType, weight }: Pick<PrescribedRow, 'type' | 'weight'>): readonly Measure[] {
  if (exerciseType === 'distance' && weight.trim() !== '') return [...measures.distance, 'weight'];
  return measures[exerciseType];
}

/** Timer of an exercise: down from the prescribed time, up from 0, or with a signal every minute. */
export type ExerciseTimer =
  | { kind: 'down'; seconds: number }
  | { kind: 'up' }
  | { kind: 'interval'; seconds: number; everySeconds: number };

const minuteSeconds = 60;
/** Length, in seconds, of an EMOM without a prescribed length. */
const openEmomSeconds = 60 * minuteSeconds;

/** Returns the timer of an exercise; null for exercises without a timer. */
export function timerFor({ type: exerciseType, value }: Pick<PrescribedRow, 'type' | 'value'>): ExerciseTimer | null {
  const seconds = secondsOf(value, { bare: exerciseType === 'time' ? 'seconds' : 'minutes' });
  if (exerciseType === 'time' || exerciseType === 'amrap') return seconds ? { kind: 'down', seconds } : { kind: 'up' };
  if (exerciseType === 'emom')
    return { kind: 'interval', seconds: seconds || openEmomSeconds, everySeconds: minuteSeconds };
  return exerciseType === 'distance' ? { kind: 'up' } : null;
}

const hours = String.raw`(?:h|ore|ora|hours?|hrs?)(?!\p{L})`;
const minutes = String.raw`(?:minut[oi]|minutes?|mins?(?!\p{L})|${letterOfMinutes}(?!\p{L})|['’′](?!['’′]))`;
const seconds = String.raw`(?:second[oi]|seconds?|secs?(?!\p{L})|s(?!\p{L})|["”″]|['’′]{2})`;
const figure = String.raw`(\d+(?:[.,]\d+)?)`;
/** Matches the "-45" of "30-45 s", which is ignored. */
const upTo = String.raw`(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?`;

const clockTime = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?!\d)/;
const inHours = new RegExp(String.raw`^${figure}${upTo}\s*${hours}(?:\s*(\d+)\s*(?:${minutes})?)?`, 'iu');
const inMinutes = new RegExp(
  String.raw`^${figure}${upTo}\s*${minutes}\.?(?:\s*(?:e\s+)?(\d{1,2})\s*(?:${seconds})?)?`,
  'iu',
);
const inSeconds = new RegExp(String.raw`^${figure}${upTo}\s*${seconds}`, 'iu');
const bareFigure = new RegExp(`^${figure}${upTo}$`);

/**
 * Parses a time as coaches write it, into whole seconds: "45 s", "1:30", "12 min", "1'30\"", "30-45 s" (the shorter one).
 * `bare` is the unit of a number without one. Null when it is open ("max"), no time, or more than a day.
 */
export function secondsOf(text: string, { bare }: { bare: 'seconds' | 'minutes' }): number | null {
  const total = unlimitedSeconds(text.trim(), bare === 'minutes' ? minuteSeconds : 1);
  return total === null || total > limits.seconds ? null : Math.round(total);
}

function unlimitedSeconds(text: string, bare: number): number | null {
  const [time, hour, minute, second] = clockTime.exec(text) ?? [];
  if (time) return Number(second) > 59 ? null : Number(hour ?? 0) * 3600 + Number(minute) * 60 + Number(second);
  return (
    sumOf(inHours.exec(text), [3600, 60]) ??
    sumOf(inMinutes.exec(text), [60, 1]) ??
    sumOf(inSeconds.exec(text), [1, 0]) ??
    sumOf(bareFigure.exec(text), [bare, 0])
  );
}

function sumOf(found: RegExpExecArray | null, [first, then]: [number, number]): number | null {
  if (!found) return null;
  return (numberOf(found[1] ?? '') ?? 0) * first + Number(found[2] ?? 0) * then;
}

export type DistanceUnit = 'm' | 'km';

const written =
  /^(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?\s*(km|k|chilometri|kilomet(?:er|re)s?|m|mt|metri|met(?:er|re)s?)(?![\p{L}\d])/iu;
/** Matches a thousands separator, as in "1.000 m". */
const grouped = /^(\d{1,3})[.,](\d{3})(?=\s*(?:m|mt|metri|met(?:er|re)s?)(?![\p{L}\d]))/iu;

/** Parses a distance as coaches write it, into metres: "5 km", "400 m", "1.000 m". Null without a unit. */
export function metresOf(text: string): number | null {
  const [, figures = '', unit = ''] = written.exec(text.trim().replace(grouped, '$1$2')) ?? [];
  const value = numberOf(figures);
  if (value === null) return null;
  const metres = roundedTo(1, /^[kc]/i.test(unit) ? value * 1000 : value);
  return metres > limits.metres ? null : metres;
}

/** Returns the unit in which a distance is logged: the prescribed one, else kilometres. */
export function distanceUnitOf(value: string): DistanceUnit {
  const unit = written.exec(value.trim().replace(grouped, '$1$2'))?.[2] ?? 'km';
  return /^[kc]/i.test(unit) ? 'km' : 'm';
}
