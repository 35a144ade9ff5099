import { limits } from '../../contract/document.ts';
import { durationSeconds, durationText, durationPattern, durationListText } from '../durations.ts';
import { setsFor, withRange } from '../set-targets.ts';
import { type ParsedValue, consume, consumedMarker, type LineParser } from './line-parser.ts';

const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const sets = String.raw`(?:(\d{1,3})(?:\s*-\s*(\d{1,2}))?)`;
const times = String.raw`\s*(?:x|\*)\s*`;
/** More numbers than any list of sets has are no amount; an unlimited chain takes cubic time. */
const numbers = String.raw`\d{1,4}(?:\s*[-/]\s*\d{1,4}|[,+]\d{1,4}){0,20}\+?`;
/** Numbers with a unit of time, of distance or % are no repetitions: the 45 of `45/30"` and of `3 serie da 45 s`. */
const noUnit = String.raw`(?!(?:\s*[-/]\s*\d{1,4}|[,+]\d{1,4}){0,20}(?:\s*(?:['"%]|(?:minut[oi]|minutes?|mins?|second[io]|seconds?|secs?|s|h|or[ae]|hours?|m|mt|metri|met(?:er|re)s?|km)${end})|:\d{2}))`;
/** The last set of a list may go to failure: `10-8-max`. */
const lastToFailure = String.raw`(?:\s*[-/]\s*(?:max|cedimento|failure|amrap)${end})`;
const counted = `(?:${numbers}(?!\\d)${noUnit}${lastToFailure}?)`;
const toFailure = String.raw`(?:(?:(?:fino\s+)?(?:a|ad|al)|to|until)\s+)?(?:max|cedimento|failure)`;
const reps = `(${counted}|${toFailure}|amrap)`;
const repText = String.raw`(?:\s*(?:ripetizioni|rip|reps?)${end}\.?)`;
const sides = String.raw`(?:\s*((?:(?:per|a|ogni|each|ea)\s+|\/\s*)(?:lato|gamba|braccio|mano|side|leg|arm)|each|cad)${end}\.?)`;
const distance = String.raw`(\d{1,5}(?:[.,]\d{1,3})?(?:\s*[-/]\s*\d{1,5}(?:[.,]\d{1,3})?)*)\s*(km|chilometri|mt|m|metri|met(?:er|re)s?|miglia|miles?|yards?|yd)${end}(?!\s*/\s*h)`;
const setText = String.raw`\s*(?:serie|sets?)${end}\s*(?:x|da|di|per|of|[,:])?\s*`;
const setsOf = `${sets}(?:${times}|${setText})`;
/** A range or a list by set is `30-45"`, `60"/45"/30"`: numbers without a unit have one after them. */
const timeList = String.raw`((?:(?:${durationPattern}|\d{1,3})\s*[-/]\s*)*${durationPattern})`;

const patterns = {
  text: new RegExp(`(?:${start}${sets}${times})?\\[([^\\]]{1,40})\\]`, 'iu'),
  timed: new RegExp(
    `(?:${start}${sets}${times}|${start}(?<!\\d[-/]))(amrap|emom)${end}(?:\\s*(?:di|da|x|per|for|of)?\\s*(${durationPattern}|\\d{1,2}${end}))?`,
    'iu',
  ),
  timedAfter: new RegExp(`${start}(?:()())(${durationPattern})\\s*(?:di\\s+|of\\s+)?(amrap|emom)${end}`, 'iu'),
  distances: new RegExp(`${start}${setsOf}${distance}${sides}?`, 'iu'),
  /** With commas only as many times as sets, or at least three: in `45", 3" di fermo` the second time is a note. */
  holdsWithCommas: new RegExp(`${start}(?:${setsOf})?(${durationPattern}(?:,\\s*${durationPattern})+)${sides}?`, 'iu'),
  holds: new RegExp(`${start}${setsOf}${timeList}${sides}?`, 'iu'),
  holdsBefore: new RegExp(
    `${start}${timeList}${sides}?${times}(\\d{1,2})(?:\\s*(?:serie|sets?|volte|times)${end})?(?=\\s*(?:$|[,;@(${consumedMarker}]))`,
    'iu',
  ),
  setsWithCommas: new RegExp(
    `${start}${sets}${times}(\\d{1,3}(?:,\\s+\\d{1,3})+)${noUnit}${repText}?${sides}?${end}`,
    'iu',
  ),
  /** `10+8+6 x3`: the sets after repetitions in parts. */
  partsBefore: new RegExp(
    `${start}(\\d{1,3}(?:\\s*\\+\\s*\\d{1,3}){2,20})${times}(\\d{1,2})(?:\\s*(?:serie|sets?))?(?!\\s*[-/+,%'"\\d])${end}`,
    'iu',
  ),
  sets: new RegExp(`${start}${sets}${times}${reps}${repText}?${sides}?${end}`, 'iu'),
  setsInWords: new RegExp(`${start}${sets}${setText}(?:${reps}${repText}?${sides}?)?${end}`, 'iu'),
  bySet: new RegExp(
    `${start}(\\d{1,3}(?:\\s*([-/])\\s*\\d{1,3})(?:(?:\\s*\\2\\s*\\d{1,3}){1,20}${lastToFailure}?|${lastToFailure}))(?!\\d)${noUnit}${repText}?${sides}?${end}`,
    'iu',
  ),
  reps: new RegExp(`${start}(${counted}|max|cedimento|failure)(?:${repText}${sides}?|${sides}${repText})`, 'iu'),
  /** A drop set or a cluster, but not "5+5 min". */
  inParts: new RegExp(`${start}(\\d{1,3}(?:\\s*\\+\\s*\\d{1,3}){1,20})(?!\\s*\\+?\\s*\\d)${noUnit}${end}`, 'iu'),
  distance: new RegExp(`${start}()()${distance}${sides}?`, 'iu'),
  hold: new RegExp(`${start}()()${timeList}${sides}?`, 'iu'),
};

/**
 * Parses sets with repetitions, a time, a distance, AMRAP or EMOM, or a text in square brackets. Without a number of sets
 * there are as many as are written by set.
 */
export function parseAmount(line: LineParser): void {
  parseWrittenAmount(line);
  const { sets: written, reps, value } = line.values;
  line.values.sets = written ?? setsFor(reps || value, null).sets ?? null;
}

/** Parses an amount like `parseAmount`, with the number of sets only when it is written. */
export function parseWrittenAmount(line: LineParser): void {
  const isParsed =
    consume(line, patterns.text, ([all, from, to, value = '']) =>
      withSets(all, [from, to], { type: 'text', value: value.trim() }),
    ) ||
    consume(line, patterns.timedAfter, ([all, , , time = '', word = '']) => timedOf(all, [], word, time)) ||
    consume(line, patterns.timed, ([all, from, to, word = '', time]) => timedOf(all, [from, to], word, time)) ||
    consume(line, patterns.distances, ([all, from, to, amount = '', unit = '', side]) =>
      distanceOf(all, [from, to], { amount, unit, side }),
    ) ||
    consume(line, patterns.holdsWithCommas, ([all, from, to, list = '', side]) => {
      const items = list.split(/,\s*(?=\d+(?:\D|$))/);
      return isTimesBySet(items, from) ? holdOf(all, [from, to], { times: items.join('/'), side }) : null;
    }) ||
    consume(line, patterns.holds, ([all, from, to, list = '', side]) =>
      holdOf(all, [from, to], { times: list, side }),
    ) ||
    consume(line, patterns.holdsBefore, ([all, list = '', side, from]) => holdOf(all, [from], { times: list, side })) ||
    consume(line, patterns.setsWithCommas, ([all, from, to, list = '', side]) => {
      const items = list.split(/,\s+/);
      return isRepsBySet(items, from) ? repsOf(all, [from, to], items.join('/'), side) : null;
    }) ||
    consume(line, patterns.partsBefore, ([all, amount = '', count]) => repsOf(all, [count], amount, undefined)) ||
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
  const isDistance = consume(line, patterns.distance, ([all, , , amount = '', unit = '', side]) =>
    distanceOf(all, [], { amount, unit, side }),
  );
  if (!isDistance && line.values.type === 'reps')
    consume(line, patterns.hold, ([all, , , list = '', side]) => holdOf(all, [], { times: list, side }));
}

/** In `3x8, 80, 90` the numbers after the first are no repetitions. */
function isRepsBySet(targets: readonly string[], sets: string | undefined): boolean {
  const counts = targets.map(Number);
  return counts.length === Number(sets) && counts.every((count, index) => count <= 2 * (counts[index - 1] ?? count));
}

function isTimesBySet(times: readonly string[], sets: string | undefined): boolean {
  return times.length === Number(sets) || (!sets && times.length > 2);
}

type SetRange = [from?: string | undefined, to?: string | undefined];

const maxAmountLength = 40;

/**
 * Adds the number of sets to the values. Of a range "3-4" the larger number counts, and the note keeps the range. When
 * the number is 0 or above the limit, the values are discarded and only the note is added.
 */
function withSets(all: string, [from, to]: SetRange, values: Exclude<ParsedValue, null>): ParsedValue {
  if ((values.reps ?? values.value ?? '').length > maxAmountLength) return { note: all.trim() };
  if (!from) return values;
  const count = Math.max(Number(from), Number(to ?? 0));
  if (count < 1 || count > limits.sets) return { note: all.trim() };
  return { ...withRanges(values, count), sets: count, ...(to && { note: all.trim() }) };
}

function withRanges(values: Exclude<ParsedValue, null>, sets: number): Exclude<ParsedValue, null> {
  const { type, reps, value } = values;
  if (type === 'text') return values;
  return {
    ...values,
    ...(reps !== undefined && { reps: withRange(reps, sets) }),
    ...(value !== undefined && { value: withRange(value, sets) }),
  };
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
  const value = `${amount.replace(/\s*([-/])\s*/g, '$1')} ${distanceUnit(unit)}`;
  return withSets(all, sets, { type: 'distance', value: withSide(value, side) });
}

function distanceUnit(typed: string): string {
  const unit = typed.toLowerCase();
  if (/^k|^chi/.test(unit)) return 'km';
  if (/^mi/.test(unit)) return 'mi';
  return unit.startsWith('y') ? 'yd' : 'm';
}

interface MatchedHold {
  times: string;
  side: string | undefined;
}

function holdOf(all: string, [from, to]: SetRange, { times: list, side }: MatchedHold): ParsedValue {
  const [, work = '', rest = ''] = /^([^/]*[^\d\s/])\s*\/\s*([^/]+)$/.exec(list) ?? [];
  // Two times of more than two sets are work and rest: `8x20"/10"`.
  if (from && Number(from) > 2 && durationSeconds(work) !== null) {
    const restSeconds = durationSeconds(rest);
    const values = { type: 'time' as const, value: withSide(durationText(durationSeconds(work) ?? 0), side) };
    if (restSeconds !== null) return { ...withSets(all, [from, to], values), restSeconds, note: all.trim() };
  }
  const value = durationListText(list);
  return value === null ? null : withSets(all, [from, to], { type: 'time', value: withSide(value, side) });
}

/** Appends `per lato` to an amount. */
function withSide(amount: string, side: string | undefined): string {
  return side ? `${amount} ${side.toLowerCase().replace(/^\/\s*/, 'per ')}` : amount;
}

/** Whether the numbers are four counts of a tempo or a date: `3-1-1-0`, `12/10/25`. The numbers of `8-8-8-6` are repetitions. */
function isTempoOrDate(text: string): boolean {
  return /^(?:(?=.*0)\d(?:\s*-\s*\d){3}|[0-4](?:\s*-\s*[0-4]){3}|\d{1,2}(?:\s*[-/]\s*)(?:0?[1-9]|1[0-2])(?:\s*[-/]\s*)(?:2\d|3\d))$/.test(
    text,
  );
}

function repsOf(all: string, sets: SetRange, amount: string, side: string | undefined): ParsedValue {
  if (/^amrap$/i.test(amount)) return withSets(all, sets, { type: 'amrap' });
  const count = /^\D+$/.test(amount) ? (amount.toLowerCase().split(/\s/).at(-1) ?? '') : amount.replace(/\s/g, '');
  const reps = withSide(count, side);
  return withSets(all, sets, { reps });
}
