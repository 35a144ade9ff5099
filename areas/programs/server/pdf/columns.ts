import type { TFunction } from 'i18next';
import type { ExerciseRow, Week } from '../../contract/document.ts';
import { clamped } from '#shell/common/numbers.ts';
import { formatDuration, withBreakOpportunities, type Formatter } from '#shell/server/pdf/format.ts';

/** A column of the printed table, of the width its longest words ask for, in mm. */
export interface PrintedColumn {
  head: string;
  width: number;
  read(row: ExerciseRow): string;
}

const mmALetter = 1.75;
const edgesMm = 4;

/** The columns that say something anywhere in the program, so that all its tables stand under each other. */
export function filledColumns(weeks: readonly Week[], t: TFunction, written: Formatter): PrintedColumn[] {
  const rows = weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap((one) => one.exercises)));
  const isAllReps = rows.every(({ type }) => type === 'reps');
  const text = (name: string) => t(`programs:pdf.sheet.${name}`);
  const noRest = text('noRest');
  const number = (value: number | null) => (value === null ? '' : written.number(value));
  const all: [string, (row: ExerciseRow) => string][] = [
    [text('sets'), ({ sets }) => number(sets)],
    [text(isAllReps ? 'amount' : 'amountMixed'), (row) => amountOf(row, t)],
    [text('weight'), ({ weight }) => weight],
    [text('rir'), ({ rir }) => number(rir)],
    [text('rpe'), ({ rpe }) => number(rpe)],
    [text('tut'), ({ tut }) => tut],
    [text('rest'), (row) => (row.restType === 'no_rest' ? noRest : formatDuration(row.restValue))],
  ];
  return all.flatMap(([head, read]) => {
    const longest = rows.reduce((most, row) => Math.max(most, read(row).length), 0);
    if (longest === 0) return [];
    const width = clamped(Math.max(longest, head.length) * mmALetter + edgesMm, 10, 30);
    return [{ head, width, read: (row) => withBreakOpportunities(read(row)) }];
  });
}

/** How much is done in a set; what it is done against the clock says so. */
function amountOf(row: ExerciseRow, t: TFunction): string {
  if (row.type === 'reps') return row.reps;
  if (row.type === 'amrap' || row.type === 'emom') return t(`programs:pdf.sheet.${row.type}`, { amount: row.value });
  return row.value;
}
