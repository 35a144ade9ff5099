import { cellOf } from './cells.ts';
import { parseTimestamp } from '#shell/common/timestamps.ts';
import { type DistanceUnit, figureOf, type WeightUnit } from './units.ts';
import type { ImportSource } from '../../contract/import.ts';

/** What a column of the file contains. */
export type ColumnRole =
  | 'start'
  | 'end'
  | 'duration'
  | 'title'
  | 'exercise'
  | 'superset'
  | 'order'
  | 'kind'
  | 'weightUnit'
  | 'distanceUnit'
  | 'reps'
  | 'seconds'
  | 'rpe'
  | 'note'
  | 'exerciseNote'
  | 'comment'
  | 'number';

/** A column of numbers with the unit named in its header; null when another column names the unit or none does. */
export interface UnitColumn<Unit> {
  at: number;
  unit: Unit | null;
}

export interface FileLayout {
  source: ImportSource;
  /** Headers of the columns, as in the file. */
  headings: readonly string[];
  at: Partial<Record<ColumnRole, number>>;
  weights: UnitColumn<WeightUnit>[];
  distances: UnitColumn<DistanceUnit>[];
  /** Whether the words of the app are in another language: headers, "Rest Timer" and "Note". */
  isTranslated: boolean;
}

const strong: Record<string, ColumnRole> = {
  date: 'start',
  'workout name': 'title',
  duration: 'duration',
  'duration (sec)': 'duration',
  'workout duration': 'duration',
  'exercise name': 'exercise',
  'set order': 'order',
  'weight unit': 'weightUnit',
  'distance unit': 'distanceUnit',
  reps: 'reps',
  seconds: 'seconds',
  rpe: 'rpe',
  notes: 'note',
  'workout notes': 'comment',
  'workout #': 'number',
};

const hevy: Record<string, ColumnRole> = {
  title: 'title',
  start_time: 'start',
  end_time: 'end',
  description: 'comment',
  exercise_title: 'exercise',
  superset_id: 'superset',
  exercise_notes: 'exerciseNote',
  set_index: 'order',
  set_type: 'kind',
  reps: 'reps',
  duration_seconds: 'seconds',
  rpe: 'rpe',
};

/** The first exports of Strong name these columns with the unit alone. */
const weightHeadings: Record<string, WeightUnit | null> = {
  weight: null,
  kg: 'kg',
  lbs: 'lb',
  lb: 'lb',
  'weight (kg)': 'kg',
  'weight (lbs)': 'lb',
  'weight (lb)': 'lb',
  weight_kg: 'kg',
  weight_lbs: 'lb',
  weight_lb: 'lb',
};

const distanceHeadings: Record<string, DistanceUnit | null> = {
  distance: null,
  km: 'km',
  mi: 'mi',
  miles: 'mi',
  'distance (meters)': 'm',
  'distance (m)': 'm',
  'distance (km)': 'km',
  'distance (miles)': 'mi',
  'distance (mi)': 'mi',
  distance_km: 'km',
  distance_miles: 'mi',
  distance_meters: 'm',
};

export type FoundLayout =
  | { kind: 'layout'; layout: FileLayout }
  | { kind: 'missing'; source: ImportSource; columns: string[] }
  | { kind: 'unknown' };

/**
 * Detects app and columns by the header. Columns may be in any order; unknown columns are ignored. Strong translates the
 * header into the language of the phone but keeps the order of the columns, so a translated header is detected by the
 * line below it.
 */
export function detectLayout(heading: readonly string[], firstLine: readonly string[]): FoundLayout {
  const names = heading.map(nameOf);
  if (names.includes('exercise_title')) return layoutIn(heading, names, { source: 'hevy', known: hevy });
  if (names.includes('exercise name') && names.some((name) => name === 'set order' || name === 'workout name'))
    return layoutIn(heading, names, { source: 'strong', known: strong });
  if (names.length === strongOrder.length && names.at(-1) === 'rpe' && isStrongLine(firstLine))
    return layoutIn(heading, strongOrder, { source: 'strong', known: strong, isTranslated: true });
  return { kind: 'unknown' };
}

/** The columns of Strong, in the order of every language. */
const strongOrder = [
  'date',
  'workout name',
  'duration',
  'exercise name',
  'set order',
  'weight',
  'reps',
  'distance',
  'seconds',
  'notes',
  'workout notes',
  'rpe',
];

/** Whether a line has a timestamp, and numbers where Strong writes weight, reps, distance and seconds. */
function isStrongLine(line: readonly string[]): boolean {
  return parseTimestamp(line[0] ?? '') !== null && [5, 6, 7, 8].every((at) => figureOf(cellOf(line, at)) !== null);
}

function nameOf(heading: string): string {
  return heading.replace(/\s+/g, ' ').trim().toLowerCase();
}

const requiredColumns = {
  strong: { start: 'Date', exercise: 'Exercise Name', order: 'Set Order' },
  hevy: { start: 'start_time', exercise: 'exercise_title' },
} as const satisfies Record<ImportSource, Partial<Record<ColumnRole, string>>>;
const figures = { strong: 'Weight, Reps, Seconds, Distance', hevy: 'weight_kg, reps, duration_seconds, distance_km' };

interface AppColumns {
  source: ImportSource;
  known: Record<string, ColumnRole>;
  isTranslated?: boolean;
}

function layoutIn(
  headings: readonly string[],
  names: readonly string[],
  { source, known, isTranslated = false }: AppColumns,
): FoundLayout {
  const at: FileLayout['at'] = {};
  for (const [index, name] of names.entries()) {
    const meaning = known[name];
    if (meaning && at[meaning] === undefined) at[meaning] = index;
  }
  const weights = measuredIn(names, weightHeadings);
  const distances = measuredIn(names, distanceHeadings);
  const missing = Object.entries(requiredColumns[source]).filter(
    ([meaning]) => at[meaning as ColumnRole] === undefined,
  );
  const columns: string[] = missing.map(([, name]) => name);
  if (weights.length + distances.length === 0 && at.reps === undefined && at.seconds === undefined)
    columns.push(figures[source]);
  if (columns.length > 0) return { kind: 'missing', source, columns };
  return { kind: 'layout', layout: { source, headings, at, weights, distances, isTranslated } };
}

function measuredIn<Unit>(names: readonly string[], known: Record<string, Unit | null>): UnitColumn<Unit>[] {
  return names.flatMap((name, at) => {
    const unit = known[name];
    return unit === undefined ? [] : [{ at, unit }];
  });
}
