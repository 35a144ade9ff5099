import { durationPattern, durationSeconds } from '../durations.ts';
import { consume, consumedMarker, type LineParser } from './line-parser.ts';

const plain = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?![\d.]|,\d)`;
const plainLoads = String.raw`${plain}(?:(?:\s?[-/+]\s?${plain}){1,20}|(?:,\s${plain}){2,20})?`;
/** What may follow: nothing, the end of a part, or a time, which is the rest. */
const behindLoad = String.raw`(?=\s*(?:$|,(?!\s*\d)|[;|(·${consumedMarker}])|\s+${durationPattern})(?!\s*[-/]\s*${durationPattern})`;
/** Numbers behind the repetitions, without a unit: `4x6 100`, `3x10-8-6 50/55/60 90"`. Those in brackets are notes. */
const unmarkedLoad = new RegExp(`${consumedMarker}[\\s,;:|·]*(?:(?<=\\s)-\\s)?(${plainLoads})${behindLoad}`, 'iu');
const restBehind = new RegExp(`^[\\s,;:|/·(-]*(${durationPattern})`, 'iu');
/** A shorter time is a pause within the repetitions. */
const shortestRest = 10;
/** A smaller number may be an effort, of one set or, up to the second one, of a range. */
const leastUnmarkedLoad = 5;
const mostEffort = 10;
/** The larger number of a range of loads is at most so many times the smaller one; that of a rest, 60-90, is larger. */
const widestRange = 1.3;
/** Seconds of a rest that are often written without a unit. */
const usualRests = new Set([15, 20, 30, 40, 45, 50, 60, 75, 90, 100, 105, 120, 150, 180, 210, 240, 300]);

/** Whether a text has a load in kg, so that its numbers without a unit may be loads too. */
export function hasLoadInKg(text: string): boolean {
  return /\d\s{0,2}kg(?!\p{L})|(?<!\p{L})kg\.?\s{0,2}\d/iu.test(text);
}

/**
 * Parses numbers without a unit behind sets and repetitions as the load in kg, in pasted texts only where they cannot be the rest. Must run
 * after the tempo, which may look the same.
 */
export function parseUnmarkedLoad(line: LineParser): void {
  const { type, sets, reps, weight } = line.values;
  if (type !== 'reps' || sets === null || !/\d/.test(reps) || weight !== '') return;
  const isTyped = line.bareLoads === 'typed';
  const isParsed = consume(line, unmarkedLoad, ({ 0: all, 1: text = '', index }) => {
    const loads = text.split(/\s?[-/+]\s?|,\s/).map((load) => Number(load.replace(',', '.')));
    const isBySet = loads.length > 1 && loads.length === sets && !/[-+]/.test(text);
    if (!mayBeLoads(text, loads, isBySet)) return null;
    const behind = line.text.slice(index + all.length);
    if (!isTyped && !isSurelyLoad(line, { loads, isBySet, behind })) return null;
    return { weight: `${text.replaceAll(/,\s/g, '/').replaceAll(/\s/g, '')} kg` };
  });
  if (isParsed && !isTyped) line.notices.add('kg_assumed');
}

function mayBeLoads(text: string, loads: readonly number[], isBySet: boolean): boolean {
  const least = Math.min(...loads);
  const most = Math.max(...loads);
  if (least < leastUnmarkedLoad || (loads.length === 2 && most <= mostEffort)) return false;
  const isWide = loads.length === 2 && most > widestRange * least;
  return !isWide || isBySet || text.includes('+');
}

interface Evidence {
  loads: readonly number[];
  /** Whether there is one number for each set. */
  isBySet: boolean;
  /** The text of the line behind the numbers. */
  behind: string;
}

function isSurelyLoad({ values, bareLoads }: LineParser, { loads, isBySet, behind }: Evidence): boolean {
  if (Math.max(...loads) <= mostEffort) return false;
  const [, duration = ''] = restBehind.exec(behind.replaceAll(consumedMarker, ' ')) ?? [];
  if (values.restSeconds !== null || (duration && (durationSeconds(duration) ?? 0) >= shortestRest)) return true;
  const mayBeRest = loads.some((load) => usualRests.has(load));
  if (isBySet && (loads.length > 2 || !mayBeRest)) return true;
  return bareLoads === 'beside-kg' && !mayBeRest;
}
