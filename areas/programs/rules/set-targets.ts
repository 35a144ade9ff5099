import type { ExerciseRow } from '../contract/document.ts';
import { durationPattern, durationSeconds } from './durations.ts';
import { normalizeText } from './import/normalize.ts';

type Prescribed = Pick<ExerciseRow, 'type' | 'reps' | 'value' | 'weight'>;

const number = String.raw`\d+(?:[.,]\d+)?`;
const parts = String.raw`${number}(?:\s*\+\s*${number})*`;
const toFailure = 'max|cedimento|failure|amrap';
const unitOfAll = String.raw`["']?(?:\s*\p{L}[\p{L}\s.]*)?|%.*`;
const numberList = new RegExp(String.raw`^(${parts}(?:\s*[-/]\s*(?:${parts}|${toFailure}))+)\s*(${unitOfAll})$`, 'iu');
const timeList = new RegExp(
  String.raw`^(${durationPattern}(?:\s*[-/]\s*(?:${durationPattern}|${toFailure}))+)\s*(\p{L}[\p{L}\s.]*)?$`,
  'iu',
);

/**
 * Splits a prescription by set into the text of each set: `12-10-8`, `12/10`, `12, 10, 8`, `60-65-70 kg`, `60"/45"/30"`.
 * Returns null for a text that applies to all sets, such as the range `8-10`: two numbers with a dash are only by set when
 * they descend or one is in parts.
 */
export function targetsBySet(text: string): string[] | null {
  const written = withUnitOnce(withSlashes(withPercentList(normalizeText(text))));
  const [, list = '', unit = ''] = numberList.exec(written) ?? timeList.exec(written) ?? [];
  const targets = list.split(/\s*[-/]\s*/);
  const [first, second, third] = targets;
  if (!first || !second) return null;
  const isRange = third === undefined && !/[/+]/.test(list) && !(amountOf(first) > amountOf(second));
  return isRange ? null : targets.map((value) => (unit && /[^\p{L}]$|\d/u.test(value) ? withUnit(value, unit) : value));
}

function amountOf(target: string): number {
  return /^[\d.,]+$/.test(target) ? numberOf(target) : (durationSeconds(target) ?? Number.NaN);
}

/** Words of a list. In a text with others, `8, 2 di riserva`, a comma does not separate sets. */
const listWord = new RegExp(
  String.raw`${durationPattern}|(?<!\p{L})(?:kg|lbs?|rip|reps?|ripetizioni|${toFailure}|each|(?:per|a|ogni)\s+\p{L}+)(?!\p{L})`,
  'giu',
);

/**
 * Writes a list with commas with slashes: `12, 10, 8` becomes `12/10/8`. A comma without a space is a decimal comma unless
 * there are three or more numbers; none of them is less than half of the one before it, as the decimals of `62,5,65,67,5` are.
 */
export function withSlashes(text: string): string {
  if (/[-–/]/.test(text)) return text;
  if (/,\s/.test(text)) return /\p{L}/u.test(text.replaceAll(listWord, '')) ? text : text.replaceAll(/\s*,\s+/g, '/');
  const [list = ''] = /^\d+(?:,\d+){2,}(?!\d)/.exec(text.trim()) ?? [];
  const numbers = list.split(',').map(Number);
  const hasDecimals = numbers.some((value, index) => value * 2 < (numbers[index - 1] ?? 0));
  return hasDecimals ? text : text.replace(list, list.replaceAll(',', '/'));
}

/** Writes a list of percentages with slashes: `70%; 75%`, `70%,75%` and `70% 75%` become `70%/75%`, also with `1RM` behind each. */
function withPercentList(text: string): string {
  if (!text.includes('%')) return text;
  return text
    .replaceAll(/(?<=%)\s*1?RM(?=\s*[-–/,;]?\s*\d[\d.,]*\s*%)/gi, '')
    .replaceAll(/(?<=%)(?:\s*[,;]\s*|\s+)(?=\d[\d.,]*\s*%)/g, '/');
}

/** Writes a unit that all numbers have once, after the last one: `50 kg + 40 kg` becomes `50 + 40 kg`. */
function withUnitOnce(text: string): string {
  const units = [...text.matchAll(/\d\s*(kg|%)/gi)].map(([, unit = '']) => unit.toLowerCase());
  return new Set(units).size === 1 ? text.trim().replace(/(?<=\d)\s*(?:kg|%)(?=\s*[-–/+])/gi, '') : text.trim();
}

function withUnit(value: string, unit: string): string {
  return /^[%"']/.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Returns the text of a set, counted from 1. The last target applies to further sets. */
export function targetOfSet(text: string, setNumber: number): string {
  const targets = targetsBySet(text);
  return targets ? (targets[setNumber - 1] ?? targets.at(-1) ?? '') : text;
}

const inParts = new RegExp(String.raw`^(${number}(?:\s*\+\s*${number})+)\s*(kg)?$`, 'i');
/** "10+10" is ten for each side; a cluster has at least three parts. */
const minClusterParts = 3;
const maxDrops = 9;

/**
 * Returns the row of one set with the numbers that are logged for it. A drop set is logged in parts, of which `part` is
 * one, from 0. Repetitions in parts at one load, `2+2+2`, are a cluster and are logged as their sum.
 */
export function loggedRow<Row extends Prescribed>(row: Row, part = 0): Row {
  if (dropLoads(row.weight).length > 0) return rowOfPart(row, part);
  const reps = partsOf(row.reps);
  return reps.length < minClusterParts ? row : { ...row, reps: String(reps.reduce((sum, one) => sum + one, 0)) };
}

/**
 * Returns the row of one part, from 0, of a set with a load in parts: the second one of 10+8+6 at 40+30+20 kg is 8 at
 * 30 kg. Any other row is returned unchanged.
 */
export function rowOfPart<Row extends Prescribed>(row: Row, part: number): Row {
  const [reps, loads] = [partsOf(row.reps), dropLoads(row.weight)];
  if (loads.length === 0) return row;
  const load = loads[part];
  return {
    ...row,
    weight: load === undefined ? '' : `${load} kg`,
    reps: reps.length === 0 ? row.reps : String(reps[part] ?? ''),
  };
}

/** Returns the number of drops after the first part of one set; 0 for a set that is no drop set. */
export function dropsOfSet(row: Prescribed): number {
  const set = partsOfSet(row);
  return set?.kind === 'drop' ? Math.min(set.parts.length - 1, maxDrops) : 0;
}

export type SetParts =
  | { kind: 'drop'; parts: { kg: number; reps: number | null }[] }
  | { kind: 'cluster'; reps: number[] };

/** Returns the parts of one set that is a drop set or a cluster; null for any other set. */
export function partsOfSet({ type, reps: repsText, weight }: Prescribed): SetParts | null {
  const [reps, loads] = [partsOf(repsText), dropLoads(weight)];
  if (type !== 'reps') return null;
  if (loads.length > 1) return { kind: 'drop', parts: loads.map((kg, index) => ({ kg, reps: reps[index] ?? null })) };
  return reps.length < minClusterParts ? null : { kind: 'cluster', reps };
}

/** Returns the loads of a drop set, which fall; empty for others: `24+24 kg` is what both hands hold. */
function dropLoads(weight: string): number[] {
  const loads = partsOf(weight);
  const rises = loads.some((load, index) => index > 0 && load > (loads[index - 1] ?? load));
  return !rises && (loads.at(-1) ?? 0) < (loads[0] ?? 0) ? loads : [];
}

/** Returns the numbers of a text in parts; empty for any other text. */
function partsOf(text: string): number[] {
  return (inParts.exec(withUnitOnce(text))?.[1] ?? '')
    .split('+')
    .flatMap((part) => (part ? numberOf(part.trim()) : []));
}

/** Returns the row with the amount and the load of one working set, counted from 1. */
export function rowOfSet<Row extends Prescribed>(row: Row, setNumber: number): Row {
  const hasAmountBySet = row.type === 'time' || row.type === 'distance';
  return {
    ...row,
    reps: targetOfSet(row.reps, setNumber),
    value: hasAmountBySet ? targetOfSet(row.value, setNumber) : row.value,
    weight: targetOfSet(row.weight, setNumber),
  };
}

/** Whether the amount or the load differs by set. */
export function isBySet({ type, reps, value, weight }: Prescribed): boolean {
  const amount = type === 'time' || type === 'distance' ? value : reps;
  return targetsBySet(amount) !== null || targetsBySet(weight) !== null;
}

/**
 * Returns the loads of a drop set that are typed like loads by set: `25/20/15` and `25-20-15` for 12+10+8 are `25+20+15`. Where the
 * repetitions do not fall, as in the cluster 4+4+4, only when the row has another number of sets, so that they cannot be the loads of
 * its sets. While fewer of them are typed they stay as they are; null for any other load.
 */
export function loadsOfDropSet(
  text: string,
  { type, reps: repsText, sets }: Omit<Prescribed, 'value' | 'weight'> & { sets: number | null },
): string | null {
  const reps = partsOf(repsText);
  const count = reps.length;
  const mayBeBySet = sets === null || (sets === count && !isFalling(reps));
  if (type !== 'reps' || count < minClusterParts || mayBeBySet) return null;
  const [, list = '', unit = ''] = listedLoads.exec(withUnitOnce(text)) ?? [];
  const loads = list === '' ? [] : list.split(/\s*[-/]\s*/);
  if (loads.length < 2 || loads.length > count || !isFalling(loads.map(numberOf))) return null;
  return loads.length < count ? text : [loads.join('+'), unit].filter(Boolean).join(' ');
}

const listedLoads = new RegExp(String.raw`^(${number}(?:\s*[-/]\s*${number})+)\s*(kg)?$`, 'i');

function isFalling(numbers: readonly number[]): boolean {
  return numbers.every((one, index) => index === 0 || one < (numbers[index - 1] ?? 0));
}

/** Adds sets to a row when the text prescribes more of them. */
export function setsFor(text: string, sets: number | null): { sets?: number } {
  const count = targetsBySet(text)?.length ?? 0;
  return count > (sets ?? 0) ? { sets: count } : {};
}

const risingPair = /^(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)(?!\s*[\d.,:/+])/;

/**
 * Writes two rising numbers with a slash as a range when the row has another number of sets: `12/15` in 3 sets is `12-15`.
 * In 2 sets each has its own target.
 */
export function withRange(text: string, sets: number | null): string {
  const [pair, from = '', to = ''] = risingPair.exec(text) ?? [];
  const isRange = pair !== undefined && sets !== null && sets !== 2 && numberOf(from) < numberOf(to);
  return isRange ? text.replace(pair, `${from}-${to}`) : text;
}
