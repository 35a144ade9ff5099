import { numberOf } from '#shell/common/numbers.ts';
import type { EffortScale, PrescribedEffort } from './effort-range.ts';

const scales = {
  rir: { lowest: 0, highest: 10, step: 1 },
  rpe: { lowest: 1, highest: 10, step: 0.5 },
} as const satisfies Record<EffortScale, unknown>;

/** Longest text of an effort: `7,5 - 8,5`. */
export const effortLength = 12;

/** A number such as `8`, or a range such as `7,5-8`. Accepts `8,` and `7-`, which are being typed. */
const written = /^(\d{1,2}(?:[.,]\d?)?)(?:\s*[-–/]\s*(\d{1,2}(?:[.,]\d?)?)?)?$/;

/** The name of the scale before or behind the numbers: `RIR 2`, `8 RPE`. */
const named = { rir: /^rir\s*|\s*rir$/i, rpe: /^rpe\s*|\s*rpe$/i } as const satisfies Record<EffortScale, RegExp>;

/** Parses an effort, '' for none; returns the changes of the row, null when the text is no effort of the scale. */
export function parseEffortText(scale: EffortScale, text: string): Partial<PrescribedEffort> | null {
  if (text.trim() === '') return changes(scale, null, null);
  const [match, first, second] = written.exec(text.trim().replace(named[scale], '')) ?? [];
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

function changes(scale: EffortScale, from: number | null, to: number | null): Partial<PrescribedEffort> {
  return scale === 'rir' ? { rir: from, rirTo: to } : { rpe: from, rpeTo: to };
}
