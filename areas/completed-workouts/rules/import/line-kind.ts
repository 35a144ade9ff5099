import { cellOf } from './cells.ts';
import type { FileLayout } from './file-layout.ts';

/** Kind of a line. Strong writes pauses and notes in lines of their own. */
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

/** Returns the kind of a line; `unknown` is imported as a set. */
export function kindOf(row: readonly string[], { source, at }: FileLayout): LineKind {
  const cell = cellOf(row, source === 'strong' ? at.order : at.kind).toLowerCase();
  if (source === 'hevy') return hevy[cell] ?? 'unknown';
  return /^\d+$/.test(cell) ? 'set' : (strong[cell] ?? 'unknown');
}

export function kindColumn({ source, at }: FileLayout): number | null {
  return (source === 'strong' ? at.order : at.kind) ?? null;
}
