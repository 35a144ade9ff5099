import { clamped } from '#shell/common/numbers.ts';
import type { GridColumn } from '../cells/columns.ts';
import { type View, weekWidths } from '../cells/visible-columns.ts';
import type { Day, Workout } from '../../../contract/document.ts';

const isCoarse = window.matchMedia('(pointer: coarse)').matches;

/** Size of a length of the layout, which is in px at a font size of 16 px and follows the font size of the browser. */
export const rem = (px: number) => `${px / 16}rem`;

/** Returns the font size of the browser relative to 16 px. */
export const fontScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** Fixed heights of the columns view, so that the days of all weeks are aligned. In the style sheets they are in rem. */
export const heights = {
  weekHeader: 60,
  dayHeader: 38,
  workoutHeader: 34,
  /** Two lines; a longer text is whole in its title and while it has the focus. */
  info: 50,
  line: isCoarse ? 44 : 26,
  note: 24,
  warmUp: 20,
  footer: isCoarse ? 48 : 34,
  emptyDay: 56,
  gap: 12,
  addDay: 64,
} as const;

const widths: Record<Exclude<GridColumn, 'name' | 'info'>, readonly [narrow: number, wide: number]> = {
  type: [74, 104],
  sets: [28, 60],
  amount: [64, 92],
  weight: [94, 140],
  rest: [44, 70],
  rir: [32, 56],
  rpe: [38, 60],
  tut: [60, 84],
};
const [letterPx, morePx, minNamePx] = [32, 26, 130];
/** Columns with words or targets by set, such as `12 per gamba`, `60-65-70-75 kg` and `3-1-X-0`: wider where the week has room. */
const growingColumns: ReadonlySet<GridColumn> = new Set(['amount', 'weight', 'rpe', 'tut']);

export interface RowLayout {
  /** Value of `grid-template-columns`. */
  template: string;
  /** Whether the name has its own line above the other cells. */
  isStacked: boolean;
  /** Whether the note has its own line below the other cells. */
  hasNoteLine: boolean;
}

/** Smallest width of a week in px at which no column is cut off. */
export function minWeekPx(columns: readonly GridColumn[]): number {
  return letterPx + morePx + columnsPx(columns);
}

/** More weeks than these are scrolled through beside each other. */
const fewWeeks = 3;

/** Width of a week in px where the reader has chosen none: of a few weeks that which fills the room. */
export function fittedWeekPx({ count, roomPx }: { count: number; roomPx: number }): number {
  if (count === 0 || count > fewWeeks) return weekWidths.usual;
  const fittingPx = Math.floor((roomPx - heights.gap * (count - 1)) / count);
  return clamped(fittingPx, weekWidths.usual, weekWidths.max);
}

function columnsPx(columns: readonly GridColumn[]): number {
  return columns.reduce((sum, name) => sum + (name === 'name' || name === 'info' ? 0 : widths[name][0]), 0);
}

export function rowLayout(view: View, columns: readonly GridColumn[], weekPx: number): RowLayout {
  const narrowColumns = columns.filter((column) => column !== 'name' && column !== 'info');
  if (view === 'rows') {
    const cells = narrowColumns.map((column) => `minmax(${rem(widths[column][0])}, ${widths[column][1]}fr)`).join(' ');
    const note = columns.includes('info') ? `minmax(${rem(90)}, 190fr)` : '';
    return {
      template: `${rem(40)} minmax(${rem(150)}, 250fr) ${cells} ${note} ${rem(36)}`,
      isStacked: false,
      hasNoteLine: false,
    };
  }
  const sparePx = weekPx - minWeekPx(columns) - minNamePx;
  const isStacked = sparePx < 0;
  const cells = narrowColumns
    .map((column) => (isStacked ? `${widths[column][0]}fr` : rem(columnPx(column, sparePx))))
    .join(' ');
  const name = isStacked ? '' : 'minmax(0, 1fr)';
  return {
    template: `${rem(letterPx)} ${name} ${cells || '1fr'} ${rem(morePx)}`,
    isStacked,
    hasNoteLine: columns.includes('info'),
  };
}

/** Width of a column beside the name in px. A growing column gets a quarter of the spare width, the name gets the rest. */
function columnPx(column: keyof typeof widths, sparePx: number): number {
  const [narrow, wide] = widths[column];
  return growingColumns.has(column) ? Math.min(wide, narrow + Math.floor(sparePx / 4)) : narrow;
}

export function rowPx({ isStacked, hasNoteLine }: RowLayout): number {
  return (isStacked ? 2 : 1) * heights.line + (hasNoteLine ? heights.note : 0) + (isStacked ? 1 : 5);
}

/**
 * Height of a day in the columns view, in px. `searchWorkoutId`: the workout with an open exercise search, which is one
 * line higher.
 */
export function dayPx(day: Day, layout: RowLayout, searchWorkoutId: string | null): number {
  const { workouts } = day;
  const [only] = workouts;
  if (!only) return heights.dayHeader + heights.emptyDay;
  const bodiesPx = workouts.map((workout) => workoutPx(workout, layout, searchWorkoutId));
  const headersPx = workouts.length > 1 ? workouts.length * heights.workoutHeader : 0;
  return heights.dayHeader + headersPx + bodiesPx.reduce((sum, height) => sum + height, 0) + 2;
}

function workoutPx({ id, info, exercises }: Workout, layout: RowLayout, searchWorkoutId: string | null): number {
  return (
    (info ? heights.info : 0) +
    exercises.length * rowPx(layout) +
    exercises.filter(({ warmUp }) => warmUp).length * heights.warmUp +
    (searchWorkoutId === id ? heights.line + 8 : 0) +
    heights.footer
  );
}
