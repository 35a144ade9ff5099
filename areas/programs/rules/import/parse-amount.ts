import { limits } from '../../contract/document.ts';
import { durationSeconds, durationText, durationPattern } from '../durations.ts';
import { setsFor } from '../set-targets.ts';
import { type ParsedValue, consume, type LineParser } from './line-parser.ts';

const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const sets = String.raw`(?:(\d{1,3})(?:\s*-\s*(\d{1,2}))?)`;
const times = String.raw`\s*(?:x|\*)\s*`;
const numbers = String.raw`\d{1,4}(?:\s*[-/]\s*\d{1,4}|[,+]\d{1,4})*\+?`;
const reps = `(${numbers}|max|cedimento|failure|amrap)`;
const repText = String.raw`(?:\s*(?:ripetizioni|rip|reps?)${end}\.?)`;
const sides = String.raw`(?:\s*((?:per|a|ogni|each)\s+(?:lato|gamba|braccio|mano|side|leg|arm)|each|cad)${end}\.?)`;
const distance = String.raw`(\d{1,5}(?:[.,]\d{1,3})?(?:\s*-\s*\d{1,5}(?:[.,]\d{1,3})?)?)\s*(km|chilometri|mt|m|metri|met(?:er|re)s?|miglia|miles?|yards?|yd)${end}`;
const setText = String.raw`\s*(?:serie|sets?)${end}\s*(?:x|da|di|per|of)?\s*`;

const patterns = {
  text: new RegExp(`(?:${start}${sets}${times})?\\[([^\\]]{1,40})\\]`, 'iu'),
  timed: new RegExp(
    `(?:${start}${sets}${times}|${start})(amrap|emom)${end}(?:\\s*(?:di|da|x|per|for|of)?\\s*(${durationPattern}|\\d{1,2}${end}))?`,
    'iu',
  ),
  timedAfter: new RegExp(`${start}(?:()())(${durationPattern})\\s*(?:di\\s+|of\\s+)?(amrap|emom)${end}`, 'iu'),
  distances: new RegExp(`${start}${sets}${times}${distance}${sides}?`, 'iu'),
  holds: new RegExp(`${start}${sets}${times}(?:(\\d{1,3})\\s*-\\s*)?(${durationPattern})${sides}?`, 'iu'),
  sets: new RegExp(`${start}${sets}${times}${reps}${repText}?${sides}?${end}`, 'iu'),
  setsInWords: new RegExp(`${start}${sets}${setText}(?:${reps}${repText}?${sides}?)?${end}`, 'iu'),
  bySet: new RegExp(
    `${start}(\\d{1,3}(?:\\s*([-/])\\s*\\d{1,3})(?:\\s*\\2\\s*\\d{1,3})+)${repText}?${sides}?${end}`,
    'iu',
  ),
  reps: new RegExp(`${start}(${numbers}|max|cedimento|failure)(?:${repText}${sides}?|${sides}${repText})`, 'iu'),
  /** A drop set or a cluster, but not "5+5 min". */
  inParts: new RegExp(
    `${start}(\\d{1,3}(?:\\s*\\+\\s*\\d{1,3})+)(?!\\s*(?:['"′″%]|(?:min|sec|s|h|m|km)${end}))${end}`,
    'iu',
  ),
  distance: new RegExp(`${start}()()${distance}${sides}?`, 'iu'),
  hold: new RegExp(`${start}()()(?:(\\d{1,3})\\s*-\\s*)?(${durationPattern})${sides}?`, 'iu'),
};

/** Parses sets with repetitions, a time, a distance, AMRAP or EMOM, or a text in square brackets. */
export function parseAmount(line: LineParser): void {
  const isParsed =
    consume(line, patterns.text, ([all, from, to, value = '']) =>
      withSets(all, [from, to], { type: 'text', value: value.trim() }),
    ) ||
    consume(line, patterns.timedAfter, ([all, , , time = '', word = '']) => timedOf(all, [], word, time)) ||
    consume(line, patterns.timed, ([all, from, to, word = '', time]) => timedOf(all, [from, to], word, time)) ||
    consume(line, patterns.distances, ([all, from, to, amount = '', unit = '', side]) =>
      distanceOf(all, [from, to], { amount, unit, side }),
    ) ||
    consume(line, patterns.holds, ([all, from, to, minTime, time = '', side]) =>
      holdOf(all, [from, to], { time, minTime, side }),
    ) ||
    consume(line, patterns.sets, ([all, from, to, amount = '', side]) => repsOf(all, [from, to], amount, side)) ||
    consume(line, patterns.setsInWords, ([all, from, to, amount = '', side]) =>
      repsOf(all, [from, to], amount, side),
    ) ||
    consume(line, patterns.bySet, ([all, amount = '', , side]) =>
      isTempoOrDate(amount) ? null : repsOf(all, [], amount, side),
    ) ||
    consume(line, patterns.reps, ([all, amount = '', side, sideBefore]) =>
      repsOf(all, [], amount, side ?? sideBefore),
    ) ||
    consume(line, patterns.inParts, ([all, amount = '']) => repsOf(all, [], amount, undefined));
  if (isParsed && (line.values.reps || line.values.value)) return;
  const { sets: previousSets } = line.values;
  if (
    consume(line, patterns.distance, ([all, , , amount = '', unit = '', side]) =>
      distanceOf(all, [], { amount, unit, side }),
    )
  ) {
    line.values.sets ??= previousSets;
  } else if (line.values.type === 'reps') {
    consume(line, patterns.hold, ([all, , , minTime, time = '', side]) => holdOf(all, [], { time, minTime, side }));
  }
}

type SetRange = [from?: string | undefined, to?: string | undefined];

/**
 * Adds the number of sets to the values. Of a range "3-4" the larger number counts, and the note keeps the range. When
 * the number is 0 or above the limit, the values are discarded and only the note is added.
 */
function withSets(all: string, [from, to]: SetRange, values: Exclude<ParsedValue, null>): ParsedValue {
  if (!from) return values;
  const count = Math.max(Number(from), Number(to ?? 0));
  if (count < 1 || count > limits.sets) return { note: all.trim() };
  return { ...values, sets: count, ...(to && { note: all.trim() }) };
}

function timedOf(all: string, sets: SetRange, word: string, time = ''): ParsedValue {
  const exerciseType = word.toLowerCase() === 'emom' ? 'emom' : 'amrap';
  const seconds = /^\d+$/.test(time) ? Number(time) * 60 : durationSeconds(time);
  return withSets(all, sets, { type: exerciseType, value: seconds === null ? '' : durationText(seconds) });
}

interface MatchedDistance {
  amount: string;
  unit: string;
  side: string | undefined;
}

function distanceOf(all: string, sets: SetRange, { amount, unit, side }: MatchedDistance): ParsedValue {
  const value = `${amount.replace(/\s*-\s*/, '-')} ${distanceUnit(unit)}`;
  return withSets(all, sets, { type: 'distance', value: withSide(value, side) });
}

function distanceUnit(typed: string): string {
  const unit = typed.toLowerCase();
  if (/^k|^chi/.test(unit)) return 'km';
  if (/^mi/.test(unit)) return 'mi';
  return unit.startsWith('y') ? 'yd' : 'm';
}

interface MatchedHold {
  time: string;
  minTime: string | undefined;
  side: string | undefined;
}

function holdOf(all: string, sets: SetRange, { time, minTime, side }: MatchedHold): ParsedValue {
  const seconds = durationSeconds(time);
  if (seconds === null) return null;
  const value = minTime ? timeRange(minTime, time, seconds) : durationText(seconds);
  return withSets(all, sets, { type: 'time', value: withSide(value, side) });
}

/** The unit of a range is the one that is written: the lower number of `45-60 s` has none of its own. */
function timeRange(minTime: string, time: string, seconds: number): string {
  if (Number.parseFloat(time) === seconds) return `${minTime}-${seconds} s`;
  const text = durationText(seconds);
  return text.includes(':') ? text : `${minTime}-${text}`;
}

/** Appends `per lato` to an amount. */
function withSide(amount: string, side: string | undefined): string {
  return side ? `${amount} ${side.toLowerCase()}` : amount;
}

/** Whether the numbers are four counts of a tempo or a date: `3-1-1-0`, `12/10/25`. */
function isTempoOrDate(text: string): boolean {
  return /^(?:\d(?:\s*-\s*\d){3}|\d{1,2}(?:\s*[-/]\s*)(?:0?[1-9]|1[0-2])(?:\s*[-/]\s*)(?:2\d|3\d))$/.test(text);
}

function repsOf(all: string, sets: SetRange, amount: string, side: string | undefined): ParsedValue {
  if (/^amrap$/i.test(amount)) return withSets(all, sets, { type: 'amrap' });
  const count = /^\D+$/.test(amount) ? amount.toLowerCase() : amount.replace(/\s/g, '');
  const reps = withSide(count, side);
  return reps.length > 40 ? { note: all.trim() } : withSets(all, sets, { reps, ...(!sets[0] && setsFor(reps, null)) });
}
