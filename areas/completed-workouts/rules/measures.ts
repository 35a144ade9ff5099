import { numberOf, roundedTo } from '#shell/common/numbers.ts';
import { limits, type PrescribedRow } from '../contract/set.ts';

/** A number one can log of a set. `minutes` are kept as seconds, `effort` as RIR or RPE. */
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

/** What is worth logging of each type, the most telling first; of free text only that it was done. */
export function measuresOf(type: ExerciseType): readonly Measure[] {
  return measures[type];
}

/** The clock an exercise is done by: down from the prescribed time, up from nothing, or a signal every minute. */
export type ExerciseTimer =
  | { kind: 'down'; seconds: number }
  | { kind: 'up' }
  | { kind: 'interval'; seconds: number; everySeconds: number };

const minuteSeconds = 60;
/** Of an EMOM whose length nobody wrote down. */
const openEmomSeconds = 60 * minuteSeconds;

/** Null: an exercise without a clock. */
export function timerFor({ type, value }: Pick<PrescribedRow, 'type' | 'value'>): ExerciseTimer | null {
  const seconds = secondsOf(value, { bare: type === 'time' ? 'seconds' : 'minutes' });
  if (type === 'time' || type === 'amrap') return seconds ? { kind: 'down', seconds } : { kind: 'up' };
  if (type === 'emom') return { kind: 'interval', seconds: seconds || openEmomSeconds, everySeconds: minuteSeconds };
  return type === 'distance' ? { kind: 'up' } : null;
}

const hours = String.raw`(?:h|ore|ora|hours?|hrs?)(?!\p{L})`;
const minutes = String.raw`(?:minut[oi]|minutes?|mins?(?!\p{L})|m(?!\p{L})|['’′](?!['’′]))`;
const seconds = String.raw`(?:second[oi]|seconds?|secs?(?!\p{L})|s(?!\p{L})|["”″]|['’′]{2})`;
const figure = String.raw`(\d+(?:[.,]\d+)?)`;
/** The second figure of "30-45 s": the first one counts. */
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
 * A time as coaches write it, in whole seconds: "45 s", "1:30", "12 min", "1'30\"", "30-45 s" (the shorter one). A bare
 * number counts in `bare`. Null when it is open ("max"), no time, or beyond a day.
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
/** "1.000 m" are a thousand of them. */
const grouped = /^(\d{1,3})[.,](\d{3})(?=\s*(?:m|mt|metri|met(?:er|re)s?)(?![\p{L}\d]))/iu;

/** A distance as coaches write it, in metres: "5 km", "400 m", "1.000 m". A number without a unit says nothing. */
export function metresOf(text: string): number | null {
  const [, figures = '', unit = ''] = written.exec(text.trim().replace(grouped, '$1$2')) ?? [];
  const value = numberOf(figures);
  if (value === null) return null;
  const metres = roundedTo(1, /^[kc]/i.test(unit) ? value * 1000 : value);
  return metres > limits.metres ? null : metres;
}

/** The unit a distance is logged in: the one the coach wrote, else kilometres. */
export function distanceUnitOf(value: string): DistanceUnit {
  const unit = written.exec(value.trim().replace(grouped, '$1$2'))?.[2] ?? 'km';
  return /^[kc]/i.test(unit) ? 'km' : 'm';
}
