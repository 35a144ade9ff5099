import { cellOf } from './cells.ts';
import type { FileLayout } from './file-layout.ts';
import { figureOf } from './units.ts';

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
export function kindOf(row: readonly string[], layout: FileLayout): LineKind {
  const { source, at } = layout;
  const cell = cellOf(row, source === 'strong' ? at.order : at.kind).toLowerCase();
  if (source === 'hevy') return hevy[cell] ?? 'unknown';
  if (/^\d+$/.test(cell)) return 'set';
  return strong[cell] ?? (layout.isTranslated && isWord(cell) ? kindOfWord(row, layout) : 'unknown');
}

/** Kinds of sets are single letters. */
function isWord(cell: string): boolean {
  return /^\p{L}{2}/u.test(cell);
}

/** Tells the translated "Rest Timer", which has only seconds, from "Note", which has no numbers. */
function kindOfWord(row: readonly string[], { at, weights, distances }: FileLayout): LineKind {
  const isEmpty = (column: number | undefined) => !figureOf(cellOf(row, column) || '0');
  const measured = [at.reps, ...weights.map((weight) => weight.at), ...distances.map((distance) => distance.at)];
  if (!measured.every(isEmpty)) return 'unknown';
  return isEmpty(at.seconds) ? 'note' : 'pause';
}

export function kindColumn({ source, at }: FileLayout): number | null {
  return (source === 'strong' ? at.order : at.kind) ?? null;
}
