import type { ExerciseRow } from '../contract/document.ts';

const target = String.raw`(?:\d+(?:[.,]\d+)?|max|cedimento|failure)`;
const list = new RegExp(String.raw`^(\d+(?:[.,]\d+)?(?:\s*[-–/]\s*${target})+)\s*(\p{L}[\p{L}\s.]*|%.*)?$`, 'iu');

/**
 * Splits a prescription by set into the text of each set: `12-10-8`, `12/10`, `60-65-70 kg`. Returns null for a text that
 * applies to all sets, such as the range `8-10`: two numbers with a dash are only by set when they descend.
 */
export function targetsBySet(text: string): string[] | null {
  const [, numbers = '', unit = ''] = list.exec(text.trim()) ?? [];
  const targets = numbers.split(/\s*[-–/]\s*/);
  const [first, second, third] = targets;
  if (!first || !second) return null;
  const isRange = third === undefined && !numbers.includes('/') && !(numberOf(first) > numberOf(second));
  return isRange ? null : targets.map((value) => (/\d$/.test(value) && unit ? withUnit(value, unit) : value));
}

function withUnit(value: string, unit: string): string {
  return unit.startsWith('%') ? `${value}${unit}` : `${value} ${unit}`;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Returns the text of a set, counted from 1. The last target applies to further sets. */
export function targetOfSet(text: string, setNumber: number): string {
  const targets = targetsBySet(text);
  return targets ? (targets[setNumber - 1] ?? targets.at(-1) ?? '') : text;
}

type Prescribed = Pick<ExerciseRow, 'type' | 'reps' | 'value' | 'weight'>;

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

/** Adds sets to a row when the text prescribes more of them. */
export function setsFor(text: string, sets: number | null): { sets?: number } {
  const count = targetsBySet(text)?.length ?? 0;
  return count > (sets ?? 0) ? { sets: count } : {};
}
