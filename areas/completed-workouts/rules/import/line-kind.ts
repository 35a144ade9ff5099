import { cellOf } from './set-values.ts';
import type { FileLayout } from './file-layout.ts';

/** What a line is. Between the sets Strong writes pauses and what was noted about the exercise. */
export type LineKind = 'set' | 'warm-up' | 'drop' | 'failure' | 'unknown' | 'pause' | 'note';

const strong: Record<string, LineKind> = {
  w: 'warm-up',
  d: 'drop',
  f: 'failure',
  'rest timer': 'pause',
  note: 'note',
};

const hevy: Record<string, LineKind> = {
  '': 'set',
  normal: 'set',
  warmup: 'warm-up',
  warm_up: 'warm-up',
  dropset: 'drop',
  drop_set: 'drop',
  failure: 'failure',
};

/** `unknown` is a set all the same. */
export function kindOf(row: readonly string[], { source, at }: FileLayout): LineKind {
  const said = cellOf(row, source === 'strong' ? at.order : at.kind).toLowerCase();
  if (source === 'hevy') return hevy[said] ?? 'unknown';
  return /^\d+$/.test(said) ? 'set' : (strong[said] ?? 'unknown');
}

export function kindColumn({ source, at }: FileLayout): number | null {
  return (source === 'strong' ? at.order : at.kind) ?? null;
}
