import type { TFunction } from 'i18next';
import type { KnownMaximum } from '#areas/metrics/contract/maximum.ts';
import type { ExerciseRow, Program } from '../../contract/document.ts';
import { rowsOf } from '../../rules/content.ts';
import { effortText } from '../../rules/effort-range.ts';
import { withLocalDecimals, loadText } from '../../rules/load-text.ts';
import { withSideWords } from '../../rules/side-words.ts';
import { shareText } from '../../rules/percent-loads.ts';
import { clamped, formatDuration } from '#shell/common/numbers.ts';
import { type Formatter, withBreakOpportunities } from '#shell/server/pdf/format.ts';

type ColumnName = 'sets' | 'amount' | 'weight' | 'rir' | 'rpe' | 'tut' | 'rest';

/** A column of the printed table, as wide as its longest text. */
export interface PrintedColumn {
  name: ColumnName;
  heading: string;
  widthMm: number;
  cell(row: ExerciseRow): string;
}

export interface PrintedLoads {
  program: Pick<Program, 'weeks'>;
  /** Known maximums of the client of a copy, by exercise. */
  maxima: Readonly<Record<string, Pick<KnownMaximum, 'oneRepMaxKg' | 'isPerHand'>>>;
  /** The step to which loads are rounded. */
  loadStepKg: number;
}

/** Average width of a character in the font size of the table. */
const characterMm = 1.95;
const paddingMm = 4;

/**
 * Returns the columns with a value in any row of the program. All its tables have these columns, so that they align.
 */
export function filledColumns(input: PrintedLoads, t: TFunction, format: Formatter): PrintedColumn[] {
  const rows = rowsOf(input.program.weeks);
  const isAllReps = rows.every(({ type }) => type === 'reps');
  const text = (name: string) => t(`programs:pdf.sheet.${name}`);
  const noRest = text('noRest');
  const number = (value: number | null) => (value === null ? '' : format.number(value));
  const columns: [ColumnName, string, (row: ExerciseRow) => string][] = [
    ['sets', text('sets'), ({ sets }) => number(sets)],
    ['amount', text(isAllReps ? 'amount' : 'amountMixed'), (row) => amountOf(row, t, format)],
    ['weight', text('weight'), (row) => loadOf(row, input, format)],
    ['rir', text('rir'), (row) => effortText(row, 'rir')],
    ['rpe', text('rpe'), (row) => effortText(row, 'rpe', format.number)],
    ['tut', text('tut'), ({ tut }) => tut],
    [
      'rest',
      text('rest'),
      (row) => (row.restType === 'no_rest' || row.restValue === 0 ? noRest : formatDuration(row.restValue)),
    ],
  ];
  return columns.flatMap(([name, heading, cell]) => {
    const longest = rows.reduce((max, row) => Math.max(max, cell(row).length), 0);
    if (longest === 0) return [];
    const widthMm = clamped(Math.max(longest, heading.length) * characterMm + paddingMm, 10, 34);
    return [{ name, heading, widthMm, cell: (row) => withUnitsBound(withBreakOpportunities(cell(row))) }];
  });
}

/**
 * Binds each number to its unit with a no-break space. In a narrow column the targets of the sets and the parts of a drop set break
 * after their separator instead: `40+30+` and `20 kg`.
 */
function withUnitsBound(text: string): string {
  return text
    .replaceAll(/(\d) (?=(?:kg|lbs?|k?m|cm|s|min|h)(?!\p{L}))/giu, '$1\u00A0')
    .replaceAll(/(?<=\d[-–+/])(?=\d)/g, '\u200B');
}

/** Formats the load, with its kg when it is a share of a known maximum: `75% (75 kg)`. */
function loadOf(row: ExerciseRow, { maxima, loadStepKg }: PrintedLoads, format: Formatter): string {
  const written = withSideWords(loadText(row.weight, format.number), format.language);
  const known = maxima[row.exerciseId];
  const maximum = known && { ...known, isPerHand: known.isPerHand === true, loadStepKg };
  const share = maximum ? shareText(row, maximum, { language: format.language, formatNumber: format.number }) : '';
  return share === '' || written === '' ? written || share : `${written} (${share})`;
}

/** Formats the amount of a set with words such as “per lato” in the language of the document. */
function amountOf(row: ExerciseRow, t: TFunction, format: Formatter): string {
  return withSideWords(writtenAmount(row, t, format), format.language);
}

/** Formats the repetitions, time or distance of a set; AMRAP and EMOM are named. */
function writtenAmount(row: ExerciseRow, t: TFunction, format: Formatter): string {
  if (row.type === 'reps') return row.reps;
  if (row.type === 'amrap' || row.type === 'emom') return t(`programs:pdf.sheet.${row.type}`, { amount: row.value });
  return row.type === 'distance' ? withLocalDecimals(row.value, format.number) : row.value;
}
