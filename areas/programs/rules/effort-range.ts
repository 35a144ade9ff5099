import type { ExerciseRow } from '../contract/document.ts';
import type { efforts } from '../contract/settings.ts';

export type EffortScale = (typeof efforts)[number];

/** The prescribed efforts of a row: a single number, or a range up to `rirTo` and `rpeTo`. */
export type PrescribedEffort = Pick<ExerciseRow, 'rir' | 'rirTo' | 'rpe' | 'rpeTo'>;

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
