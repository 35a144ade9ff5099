import type { Side } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import { type ImportUnit, importUnitOf } from './import-units.ts';

/** A metric that a file may contain, with all its names: codes, names in both languages, common names of other apps. */
export interface NamedMetric {
  metric: string;
  unit: Unit;
  names: readonly string[];
}

/** What a column of a table contains. */
export type Column =
  | { kind: 'day' | 'time' | 'metric' | 'value' | 'unit' | 'side' | 'note' | 'id' | 'device' | 'line' }
  | { kind: 'values'; metric: NamedMetric; unit: ImportUnit | null; side: Side | null }
  | { kind: 'other' };

const headerNames: Record<Exclude<Column['kind'], 'values' | 'other'>, readonly string[]> = {
  day: ['data', 'date', 'day', 'giorno', 'data e ora', 'date time', 'datetime', 'timestamp', 'date of visit'],
  time: ['ora', 'time', 'orario', 'hour'],
  metric: ['misura', 'metric', 'measure', 'measurement', 'tipo', 'type', 'parametro'],
  value: ['valore', 'value'],
  unit: ['unita', 'unit', 'units', 'unita di misura'],
  side: ['lato', 'side'],
  note: ['nota', 'note', 'notes', 'commento', 'commenti', 'comment', 'comments'],
  id: ['id', 'uuid', 'identificativo'],
  device: ['dispositivo', 'device', 'source', 'fonte'],
  line: ['line', 'riga'],
};

const sideWords: Record<Side, readonly string[]> = {
  R: ['dx', 'destra', 'destro', 'right', 'r'],
  L: ['sx', 'sinistra', 'sinistro', 'left', 'l'],
  mean: ['media', 'mean', 'average'],
};

/** Names that other apps and people give to the metrics, beside those of the texts. */
export const commonNames: Readonly<Record<string, readonly string[]>> = {
  weight: ['body weight', 'bodyweight', 'body mass', 'peso corporeo'],
  height: ['body height', 'statura'],
  fat_mass: ['body fat', 'fat', 'bodyfat', 'body fat percentage', 'grasso corporeo', 'grasso', 'fm'],
  lean_mass: ['ffm', 'fat free mass', 'massa libera da grasso'],
  hydration: ['water', 'body water', 'acqua', 'acqua corporea'],
  waist: ['girovita', 'circonferenza vita', 'waist circumference'],
  hips: ['circonferenza fianchi', 'hip', 'hip circumference'],
  chest: ['bust', 'seno'],
  daily_steps: ['passi', 'steps', 'step count'],
};

/** What a header says: `Peso (lb)`, `Braccia dx`, `Body fat %`, `Data`. */
export function columnOf(header: string, metrics: readonly NamedMetric[]): Column {
  const text = plain(header);
  const known = Object.entries(headerNames).find(([, names]) => names.includes(text));
  if (known) return { kind: known[0] as 'day' };
  const found = metricIn(header, metrics);
  return found ? { kind: 'values', ...found } : { kind: 'other' };
}

/** The metric that a text names, with the unit and the side in it; null when it names none. */
export function metricIn(
  text: string,
  metrics: readonly NamedMetric[],
): { metric: NamedMetric; unit: ImportUnit | null; side: Side | null } | null {
  const exact = metrics.find(({ names }) => names.includes(plain(text)));
  if (exact) return { metric: exact, unit: null, side: null };
  const all = spaced(text).split(' ');
  const unit = importUnitOf(all.at(-1) ?? '');
  const named = unit ? all.slice(0, -1) : all;
  const side = sideOf(named.at(-1) ?? '');
  const name = (side ? named.slice(0, -1) : named).join(' ');
  const metric = metrics.find(({ names }) => names.includes(name));
  return metric ? { metric, unit, side } : null;
}

export function sideOf(text: string): Side | null {
  const written = plain(text);
  const found = Object.entries(sideWords).find(([side, names]) => names.includes(written) || side === text.trim());
  return found ? (found[0] as Side) : null;
}

/** Lower case, without accents and signs: `Unità di misura:` is `unita di misura`. The % of `Body fat %` is left out. */
export function plain(text: string): string {
  return spaced(text).replaceAll('%', '').trim();
}

function spaced(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
