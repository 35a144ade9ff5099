import { numberOf } from '#shell/common/numbers.ts';
import type { ExerciseRow } from '../contract/document.ts';
import type { efforts } from '../contract/settings.ts';

export type EffortScale = (typeof efforts)[number];

/** The prescribed efforts of a row: a single number, or a range up to `rirTo` and `rpeTo`. */
export type PrescribedEffort = Pick<ExerciseRow, 'rir' | 'rirTo' | 'rpe' | 'rpeTo'>;

const scales = {
  rir: { lowest: 0, highest: 10, step: 1 },
  rpe: { lowest: 1, highest: 10, step: 0.5 },
} as const satisfies Record<EffortScale, unknown>;

/** Longest text of an effort: `7,5 - 8,5`. */
export const effortLength = 12;

/** A number such as `8`, or a range such as `7,5-8`. Accepts `8,` and `7-`, which are being typed. */
const written = /^(\d{1,2}(?:[.,]\d?)?)(?:\s*[-–/]\s*(\d{1,2}(?:[.,]\d?)?)?)?$/;

/** Parses an effort, '' for none; returns the changes of the row, null when the text is no effort of the scale. */
export function parseEffortText(scale: EffortScale, text: string): Partial<PrescribedEffort> | null {
  if (text.trim() === '') return changes(scale, null, null);
  const [match, first, second] = written.exec(text.trim()) ?? [];
  return match === undefined ? null : parseEffortRange(scale, first ?? '', second ?? '');
}

/** Parses the ends of a range in either order; `second` is '' for a single number. */
export function parseEffortRange(scale: EffortScale, first: string, second = ''): Partial<PrescribedEffort> | null {
  const { lowest, highest, step } = scales[scale];
  const ends = [first, ...(second === '' ? [] : [second])].map(
    (end) => numberOf(end.replace(/[.,]$/, '')) ?? Number.NaN,
  );
  if (!ends.every((end) => end >= lowest && end <= highest && end % step === 0)) return null;
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return changes(scale, from, to === from ? null : to);
}

/** Formats an effort: `2`, `1-2`, or '' for none. */
export function effortText(
  effort: PrescribedEffort,
  scale: EffortScale,
  formatNumber: (value: number) => string = String,
): string {
  const range = effortRange(effort, scale);
  if (!range) return '';
  return [...new Set([range.lowest, range.highest])].map((end) => formatNumber(end)).join('-');
}

/** Returns the range of an effort, the ends of which are equal for a single number; null when none is prescribed. */
export function effortRange(effort: PrescribedEffort, scale: EffortScale): { lowest: number; highest: number } | null {
  const [from, to] = scale === 'rir' ? [effort.rir, effort.rirTo] : [effort.rpe, effort.rpeTo];
  return from === null ? null : { lowest: from, highest: Math.max(from, to ?? from) };
}

function changes(scale: EffortScale, from: number | null, to: number | null): Partial<PrescribedEffort> {
  return scale === 'rir' ? { rir: from, rirTo: to } : { rpe: from, rpeTo: to };
}
