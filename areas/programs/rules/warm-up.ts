import { roundedTo } from '#shell/common/numbers.ts';

/** One warm-up set. A load in percent is relative to the load of the first working set. */
export interface WarmUpSet {
  reps: number;
  load: number;
  unit: 'kg' | '%';
}

/** The least load without a sign that may be a percentage. */
const minBarePercent = 30;
const max = { sets: 10, reps: 100, kg: 1000, '%': 100 } as const;
/** A comma belongs to the load unless the next set follows it: `5x42,5, 3x60` and `5x40,3x60`. */
const load = String.raw`(\d{1,4}(?:[.,]\d{1,2}(?!\d*\s*[x×*@]))?)\s*(kg\b|%)?`;
const times = String.raw`\s*[x×*]\s*`;
/** `5x40`, `5 @ 40 kg`, and with the number of equal sets `2x5x40`, `2x5 @ 40`. */
const oneSet = new RegExp(String.raw`(?:(\d{1,2})${times}(?=\d+\s*[x×*@]))?(\d{1,3})\s*[x×*@]\s*${load}`, 'iy');
const separator = /[\s,;/·+–-]*/y;

/**
 * Parses a warm-up: `5x40, 3x60, 1x80`, `8 x 50%, 5 x 70%` or `10x20 5x40 3x60 kg`. A load without a unit is in
 * kilograms, unless only the last set has a unit, which then is that of all; a percentage of less than 30 has its sign, because
 * `10x20, 5x50%` begins with the empty bar. Returns null for any other text and for more than 10 sets.
 */
export function parseWarmUp(text: string): WarmUpSet[] | null {
  if (text === '') return [];
  const written: { count: number; reps: number; load: number; unit: string }[] = [];
  for (let index = after(separator, text, 0); index < text.length; index = after(separator, text, oneSet.lastIndex)) {
    oneSet.lastIndex = index;
    const [, count = '1', reps = '', weight = '', unit = ''] = oneSet.exec(text) ?? [];
    if (weight === '') return null;
    written.push({ count: Number(count), reps: Number(reps), load: Number(weight.replace(',', '.')), unit });
  }
  const isUnitOfAll = written.filter(({ unit }) => unit !== '').length === 1;
  const unitOfAll = isUnitOfAll ? written.at(-1)?.unit : '';
  const unitOf = (one: { load: number; unit: string }) => one.unit || (one.load >= minBarePercent ? unitOfAll : '');
  const sets = written.flatMap((one): WarmUpSet[] => {
    const { count, reps, load } = one;
    return Array.from({ length: count }, () => ({ reps, load, unit: unitOf(one) === '%' ? '%' : 'kg' }));
  });
  const isValid = (set: WarmUpSet) => set.reps > 0 && set.reps <= max.reps && set.load > 0 && set.load <= max[set.unit];
  return sets.length <= max.sets && sets.every(isValid) ? sets : null;
}

function after(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return index + (pattern.exec(text)?.[0].length ?? 0);
}

/**
 * Returns the sets of a stored warm-up; none for a text that is not one. A row that a phone stored before warm-ups were
 * prescribed has no field.
 */
export function warmUpSets(text: string | undefined): WarmUpSet[] {
  return parseWarmUp(text ?? '') ?? [];
}

/** Formats the sets: `10 × 20 kg · 5 × 50%`. A text that is no warm-up stays as it was written. */
export function warmUpText(text: string | undefined, formatNumber: (value: number) => string): string {
  const sets = warmUpSets(text).map((set) => warmUpSetText(set, formatNumber));
  return sets.length > 0 ? sets.join(' · ') : (text ?? '');
}

/** Formats one set: `5 × 40 kg`, `5 × 50%`, with spaces at which no line breaks. */
export function warmUpSetText({ reps, load, unit }: WarmUpSet, formatNumber: (value: number) => string): string {
  return `${reps}\u00A0×\u00A0${formatNumber(load)}${unit === '%' ? '%' : '\u00A0kg'}`;
}

interface WorkingLoad {
  /** Load of the first working set; null when it is not known. */
  weightKg: number | null;
  /** Percentages are rounded to a multiple of this step. */
  stepKg: number;
}

/** Returns the load of a warm-up set in kg; null for a percentage of a load that is not known or helps (is negative). */
export function warmUpWeightKg({ load, unit }: WarmUpSet, { weightKg, stepKg }: WorkingLoad): number | null {
  if (unit === 'kg') return load;
  return weightKg === null || weightKg < 0 ? null : roundedTo(2, Math.round((weightKg * load) / 100 / stepKg) * stepKg);
}
