import { type ExerciseRow, limits, type Program, type Week } from '../../contract/document.ts';
import { labelOf } from '../../rules/row-text.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import type { PrintedColumn } from './columns.ts';
import { movedLines } from './moved.ts';
import { rowLines, type WeekContext } from './weeks.ts';
import { weekGroups, weeksTitle } from './week-groups.ts';

/** Number of week columns that fit on a page. */
const columnsAPage = 8;

type Group = readonly [Week, ...Week[]];

/** Data of the pages with exercises as rows and weeks as columns. Equal weeks share a column. */
export function weekColumns(program: Program, context: WeekContext) {
  const groups = weekGroups(program.weeks);
  const pages = Array.from({ length: Math.ceil(groups.length / columnsAPage) }, (_, page) =>
    groups.slice(page * columnsAPage, (page + 1) * columnsAPage),
  );
  return pages.map((shown) => ({
    headings: shown.map((group) => weeksTitle(group, context.t)),
    days: daysOf(shown, program, context),
  }));
}

function daysOf(groups: readonly Group[], program: Program, context: WeekContext) {
  const count = Math.max(...groups.map(([{ days }]) => days.length));
  return Array.from({ length: count }, (_, index) => {
    const day = groups.map(([{ days }]) => days[index]).find((one) => one && one.workouts.length > 0);
    const title = day?.workouts.map((workout) => withBreakOpportunities(workout.title)).filter(Boolean);
    const number = index + 1;
    return {
      title: title?.length
        ? context.t('programs:pdf.sheet.dayTitled', { number, title: title.join(', ') })
        : context.t('programs:pdf.sheet.day', { number }),
      info: [...movedLines(groups.flat(), { dayIndex: index, program }, context), infoOf(groups, index, context)]
        .filter(Boolean)
        .join('\n'),
      rows: rowsOf(groups, index, context),
    };
  }).filter(({ rows, info }) => rows.length > 0 || info !== '');
}

/** Returns the notes of the workouts of a day, once if they are the same in all weeks, otherwise each with its weeks. */
function infoOf(groups: readonly Group[], dayIndex: number, { options, t }: WeekContext): string {
  if (!options.notes) return '';
  const notes = groups.map(([{ days }]) =>
    (days[dayIndex]?.workouts ?? [])
      .map(({ info }) => info)
      .filter(Boolean)
      .join('\n'),
  );
  const [first = ''] = notes;
  const isSame = notes.every((note) => note === first);
  const written = groups.flatMap((group, index) => (notes[index] ? `${weeksTitle(group, t)}: ${notes[index]}` : []));
  return withBreakOpportunities(isSame ? first : written.join('\n'));
}

/**
 * Pairs the rows of a day over the weeks by workout, exercise and occurrence. One of later weeks only is printed at its position there,
 * below the row that has this position in the first week.
 */
function rowsOf(groups: readonly Group[], dayIndex: number, context: WeekContext) {
  const rows = new Map<string, { position: number; paired: (ExerciseRow | undefined)[] }>();
  for (const [groupIndex, [{ days }]] of groups.entries())
    for (const [workoutIndex, { exercises }] of (days[dayIndex]?.workouts ?? []).entries())
      for (const [index, row] of exercises.entries()) {
        const occurrence = exercises.slice(0, index).filter(({ exerciseId }) => exerciseId === row.exerciseId).length;
        const key = `${workoutIndex} ${row.exerciseId} ${occurrence}`;
        const known = rows.get(key) ?? { position: workoutIndex * limits.rowsAWorkout + index, paired: [] };
        known.paired[groupIndex] = row;
        rows.set(key, known);
      }
  const inOrder = [...rows.values()].toSorted((one, other) => one.position - other.position);
  return inOrder.flatMap(({ paired }) => {
    const first = paired.find((row) => row !== undefined);
    return first ? [rowData(first, { weeks: groups.map((_, index) => paired[index]), context })] : [];
  });
}

interface PairedRow {
  weeks: (ExerciseRow | undefined)[];
  context: WeekContext;
}

/**
 * Sets, amount and load are in the cells. The other columns, the warm-up, the progression and the note are printed below
 * the name, or in the cells when they differ between the weeks.
 */
function rowData(first: ExerciseRow, { weeks, context }: PairedRow) {
  const cell = (name: PrintedColumn['name'], row: ExerciseRow) =>
    context.columns.find((column) => column.name === name)?.cell(row) ?? '';
  const isEqual = (text: Text) => weeks.every((row) => !row || text(row) === text(first));
  const values = context.columns.filter(({ name }) => !inCells.has(name)).map(labelled);
  const lines = rowLines.map(
    (line): Text =>
      (row) =>
        withBreakOpportunities(line(row, context)),
  );
  const inWeeks = [...values, ...lines].filter((text) => !isEqual(text));
  const belowName = [values, lines].map((texts) => texts.filter(isEqual).map((text) => text(first)));
  const [equalValues = [], equalLines = []] = belowName;
  return {
    label: labelOf(first),
    name: withBreakOpportunities(first.name),
    below: [equalValues.filter(Boolean).join(' · '), ...equalLines].filter(Boolean).join('\n'),
    cells: weeks.map((row) => {
      if (!row) return '';
      const work = [cell('sets', row), cell('amount', row)].filter(Boolean).join(' × ');
      return [work, cell('weight', row), ...inWeeks.map((text) => text(row))].filter(Boolean).join('\n');
    }),
  };
}

type Text = (row: ExerciseRow) => string;

const inCells = new Set<PrintedColumn['name']>(['sets', 'amount', 'weight']);

/** Formats `RPE 8,5`; '' for an empty cell, and for the rest of a row that continues with the next one of its superset. */
function labelled({ name, heading, cell }: PrintedColumn): Text {
  return (row) => {
    const text = name === 'rest' && row.restType === 'no_rest' ? '' : cell(row);
    return text && `${heading} ${text}`;
  };
}
