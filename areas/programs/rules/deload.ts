import { type ExerciseRow, progressionLimits, type Week } from '../contract/document.ts';
import { numberOf } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { rowsOf } from './content.ts';
import { perHandWords } from './per-hand.ts';
import { isBySet } from './set-targets.ts';

/** By how much a week is lighter, in percent of its sets and of its loads. */
export interface Deload {
  setsPercent: number;
  loadPercent: number;
}

export const defaultDeload: Deload = { setsPercent: 40, loadPercent: 10 };
export const deloadLimits = { min: 0, max: 90 } as const;

interface DeloadOptions extends Deload {
  /** Step to which loads in kg are rounded. */
  loadStepKg: number;
  formatNumber: (value: number) => string;
}

/** Step of a share of the maximum, in percent. */
const shareStep = 0.5;
const number = String.raw`\d+(?:[.,]\d+)?`;
/** `80`, `80 kg`, `80-85 kg`, `60/65/70 kg`, `24 kg per mano`, `75%`, `75-80% 1RM`. */
const load = new RegExp(
  String.raw`^@?\s*${number}(?:\s*(?:kg|%)?\s*[-–/+]\s*${number})*\s*(?:kg(?:\s+${perHandWords})?|%(?:\s*1?\s*RM)?)?\s*$`,
  'i',
);

/**
 * Returns the week with fewer sets and lower loads. At least one set remains, and one step of a load; a row with a target for each set keeps
 * its sets. Loads that are no number of kg and no share of the maximum, such as an effort, a band or `BW+10`, stay as they are.
 */
export function withDeload(week: Week, options: DeloadOptions): Week {
  const days = mapShared(week.days, (day) =>
    withChanges(day, {
      workouts: mapShared(day.workouts, (workout) =>
        withChanges(workout, {
          exercises: mapShared(workout.exercises, (row) => withChanges(row, lighterValues(row, options))),
        }),
      ),
    }),
  );
  return withChanges(week, { days });
}

function lighterValues(row: ExerciseRow, options: DeloadOptions): Partial<ExerciseRow> {
  const { sets, weight, progression } = row;
  const { setsPercent, loadPercent } = options;
  const share = progression?.kind === 'percent' ? lowered(progression.percent, loadPercent, shareStep) : null;
  return {
    ...(sets !== null && !isBySet(row) && { sets: Math.max(1, Math.round((sets * (100 - setsPercent)) / 100)) }),
    ...(isLoad(weight) && { weight: lighterLoad(weight, options) }),
    ...(progression?.kind === 'percent' &&
      share !== null &&
      share !== progression.percent && {
        progression: { ...progression, percent: Math.max(progressionLimits.percent.min, share) },
      }),
  };
}

function isLoad(weight: string): boolean {
  return load.test(weight.trim());
}

function lighterLoad(weight: string, { loadPercent, loadStepKg, formatNumber }: DeloadOptions): string {
  if (loadPercent === 0) return weight;
  const step = weight.includes('%') ? shareStep : loadStepKg;
  const [ofMaximum = ''] = /\s*1\s*RM\s*$/i.exec(weight) ?? [];
  const values = weight.slice(0, weight.length - ofMaximum.length);
  const lighter = values.replaceAll(new RegExp(number, 'g'), (value) =>
    formatNumber(lowered(numberOf(value) ?? 0, loadPercent, step)),
  );
  return `${lighter}${ofMaximum}`;
}

/** To the nearest step, at least one, and never more than before. */
function lowered(value: number, percent: number, step: number): number {
  return Math.min(value, Math.max(1, Math.round((value * (100 - percent)) / 100 / step)) * step);
}

export interface DeloadFigures {
  setsBefore: number;
  setsAfter: number;
  /** Rows with a lower load, and rows whose written load stays as it is. */
  lighter: number;
  unchanged: number;
}

export function deloadFigures(before: Week, after: Week): DeloadFigures {
  const [rows, next] = [rowsOf([before]), rowsOf([after])];
  const setsIn = (some: readonly ExerciseRow[]) => some.reduce((sum, { sets }) => sum + (sets ?? 0), 0);
  const isLighter = (row: ExerciseRow, index: number) =>
    row.weight !== next[index]?.weight || row.progression !== next[index]?.progression;
  const lighter = rows.filter(isLighter).length;
  const written = rows.filter(({ weight, progression }) => weight !== '' || progression !== null).length;
  return { setsBefore: setsIn(rows), setsAfter: setsIn(next), lighter, unchanged: written - lighter };
}
