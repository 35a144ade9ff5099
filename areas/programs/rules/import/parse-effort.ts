import { limits } from '../../contract/document.ts';
import { durationSeconds, durationOrNumberPattern, durationPattern } from '../durations.ts';
import { parseEffortRange } from '../parse-effort-text.ts';
import { type ParsedValue, consume, consumedMarker, type LineParser } from './line-parser.ts';

const restText = '(?:recuper[oi]|recovery|rec|rest|riposo|pausa|pause|r)';
const start = String.raw`(?<![\p{L}\p{N}])`;
const restAfterWord = new RegExp(
  `${start}(?<!rest[-\\s])${restText}\\.?\\s*[:=]?\\s*(?:di\\s+|of\\s+)?(${durationOrNumberPattern})(?:\\s*[-/]\\s*(${durationOrNumberPattern}))?`,
  'iu',
);
const restBeforeWord = new RegExp(
  `${start}(${durationPattern})(?:\\s*[-/]\\s*(${durationPattern}))?\\s*(?:di\\s+|of\\s+)?(?:recupero|recovery|rec|rest|riposo|pausa|pause)(?![\\p{L}])\\.?`,
  'iu',
);
const noRest = new RegExp(`${start}(?:senza|no|zero|without)\\s+(?:recupero|rec|rest|riposo|pausa|pause)\\b`, 'iu');

/** Parses the rest after a set. Of a range "60-90" the longer rest counts, and the note keeps the range. */
export function parseRest(line: LineParser): void {
  if (consume(line, noRest, () => ({ restSeconds: 0 }))) return;
  if (consume(line, restAfterWord, ([all, from = '', to]) => restOf(all, from, to))) return;
  consume(line, restBeforeWord, ([all, from = '', to]) => restOf(all, from, to));
}

/** Converts the durations `from` and `to` to the rest of a row; `all` is the matched text for the note. */
export function restOf(all: string, from: string, to?: string): ParsedValue {
  const first = durationSeconds(from);
  const second = to === undefined ? null : durationSeconds(to);
  const longest = Math.max(first ?? 0, second ?? 0);
  if (first === null || longest > limits.restSeconds) return { note: all.trim() };
  return { restSeconds: longest, ...(second !== null && { note: all.trim() }) };
}

/** Begins with the marker, so that a line is searched in linear time. */
const unmarkedRest = new RegExp(
  `${consumedMarker}[\\s,;:|/·()@-]*(?:(${durationOrNumberPattern})\\s*[-/]\\s*)?(${durationPattern})[\\s,;.)@${consumedMarker}]*$`,
  'iu',
);
/** A shorter time after the repetitions is a pause within them. */
const shortestUnmarkedRest = 10;

/**
 * Parses a time that is the only text left behind the name, of a line with repetitions or a time: in `Squat 4x8 80 kg 2'` and
 * `Squat 4x8 2' RIR 2` it is the rest. After a distance it may be the pace and stays a note. Must run last.
 */
export function parseUnmarkedRest(line: LineParser): void {
  const { restSeconds, type, reps, value } = line.values;
  const hasTarget = type === 'reps' ? reps !== '' : type === 'time' && value !== '';
  if (restSeconds !== null || !hasTarget) return;
  consume(line, unmarkedRest, ([, from, to = '']) => {
    if ((durationSeconds(to) ?? 0) < shortestUnmarkedRest) return null;
    return from ? restOf(`${from}-${to}`, from, to) : restOf(to, to);
  });
}

/** What follows is a number of its own: `RIR 2 - 3x10`, `RPE 8 - 3 min`. */
const ownNumber = String.raw`\d|[.,]\d|\s*(?:[x×*'"%:]|(?:s|sec|second[io]|seconds?|min|minut[oi]|minutes?|m|kg|serie|sets?)(?![\p{L}]))`;
const rangeEnd = (number: string) => `(?:\\s*[-/]\\s*(${number})(?!${ownNumber}))?`;
const wholeNumber = String.raw`\d{1,2}`;
const halfNumber = String.raw`\d{1,2}(?:[.,]\d)?`;
const rir = new RegExp(`${start}(?:rir|buffer)\\s*[:=@]?\\s*(${wholeNumber})(?!\\d)${rangeEnd(wholeNumber)}`, 'iu');
const rirBefore = new RegExp(`${start}(\\d{1,2})(?:\\s*-\\s*(\\d{1,2}))?\\s*rir(?![\\p{L}])`, 'iu');
const rpe = new RegExp(`(?:@\\s*)?${start}rpe\\s*[:=@]?\\s*(${halfNumber})(?!\\d)${rangeEnd(halfNumber)}`, 'iu');

/** Parses RIR and RPE, also as a range. */
export function parseEffort(line: LineParser): void {
  const reserve = ([all, from = '', to]: RegExpExecArray) => rirOf(all, from, to);
  if (!consume(line, rir, reserve)) consume(line, rirBefore, reserve);
  consume(line, rpe, ([all, from = '', to]) => rpeOf(all, from, to));
}

export function rirOf(all: string, from: string, to?: string): ParsedValue {
  return parseEffortRange('rir', from, to) ?? { note: all.trim() };
}

export function rpeOf(all: string, from: string, to?: string): ParsedValue {
  return parseEffortRange('rpe', from, to) ?? { note: all.trim() };
}

const tempo =
  /(?<![\p{L}\p{N}])(?:tut|tempo)\s*[:=]?\s*([\dx]{1,2}(?:\s*[-/.]\s*[\dx]{1,2}){2,3}|[\dx]{4})(?![\p{L}\p{N}])/iu;
const underTension = /(?<![\p{L}\p{N}])tut\s*[:=]?\s*(\d{1,3})\s*(?:second[io]|seconds?|secs?|s|")?(?![\p{L}\p{N}])/iu;
const unmarkedTempo = /(?<![\p{L}\p{N}/-])([\dx]-[\dx]-[\dx]-[\dx])(?![\p{L}\p{N}/-])/iu;

/** Parses a tempo after the word TUT or tempo: `TUT 3-1-1-0`, `tempo 3110`, `TUT 40"`. */
export function parseTempo(line: LineParser): void {
  if (consume(line, tempo, ([, text = '']) => ({ tut: tempoText(text) }))) return;
  consume(line, underTension, ([, seconds]) => ({ tut: `${seconds} s` }));
}

/** Parses four counts without a word before them. Must run after the amount, because repetitions may look the same. */
export function parseUnmarkedTempo(line: LineParser): void {
  if (line.values.tut === '') consume(line, unmarkedTempo, ([, text = '']) => ({ tut: tempoText(text) }));
}

export function tempoText(text: string): string {
  const counts = /^[\dx]{4}$/i.test(text) ? [...text] : text.split(/\s*[-/.]\s*/);
  return counts.join('-').toUpperCase();
}
