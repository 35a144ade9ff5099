import type { ExerciseRow, Program, Week } from '../../contract/document.ts';
import { labelOf } from '../../rules/row-text.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import type { PrintedColumn } from './columns.ts';
import { type WeekContext, warmUpLine, weeksTitle } from './weeks.ts';
import { weekGroups } from './week-groups.ts';

/** Number of week columns that fit on a page. */
const columnsAPage = 8;

type Group = readonly [Week, ...Week[]];

/** Data of the pages with exercises as rows and weeks as columns. Equal weeks share a column. */
export function weekColumns({ weeks }: Program, context: WeekContext) {
  const groups = weekGroups(weeks);
  const pages = Array.from({ length: Math.ceil(groups.length / columnsAPage) }, (_, page) =>
    groups.slice(page * columnsAPage, (page + 1) * columnsAPage),
  );
  return pages.map((shown) => ({
    headings: shown.map((group) => weeksTitle(group, context.t)),
    days: daysOf(shown, context),
  }));
}

function daysOf(groups: readonly Group[], context: WeekContext) {
  const count = Math.max(...groups.map(([{ days }]) => days.length));
  return Array.from({ length: count }, (_, index) => {
    const day = groups.map(([{ days }]) => days[index]).find((one) => one && one.workouts.length > 0);
    const title = day?.workouts.map((workout) => withBreakOpportunities(workout.title)).filter(Boolean);
    const number = index + 1;
    return {
      title: title?.length
        ? context.t('programs:pdf.sheet.dayTitled', { number, title: title.join(', ') })
        : context.t('programs:pdf.sheet.day', { number }),
      rows: rowsOf(groups, index, context),
    };
  }).filter(({ rows }) => rows.length > 0);
}

/** Pairs the rows of a day over the weeks by workout, exercise and occurrence. */
function rowsOf(groups: readonly Group[], dayIndex: number, context: WeekContext) {
  const rows = new Map<string, (ExerciseRow | undefined)[]>();
  for (const [groupIndex, [{ days }]] of groups.entries())
    for (const [workoutIndex, { exercises }] of (days[dayIndex]?.workouts ?? []).entries())
      for (const [index, row] of exercises.entries()) {
        const occurrence = exercises.slice(0, index).filter(({ exerciseId }) => exerciseId === row.exerciseId).length;
        const key = `${workoutIndex} ${row.exerciseId} ${occurrence}`;
        const paired = rows.get(key) ?? [];
        paired[groupIndex] = row;
        rows.set(key, paired);
      }
  return [...rows.values()].flatMap((paired) => {
    const first = paired.find((row) => row !== undefined);
    return first ? [rowData(first, { weeks: groups.map((_, index) => paired[index]), context })] : [];
  });
}

interface PairedRow {
  weeks: (ExerciseRow | undefined)[];
  context: WeekContext;
}

/** Sets, amount and load are in the cells; a rest, tempo, effort or warm-up that never changes is printed below the name. */
function rowData(first: ExerciseRow, { weeks, context }: PairedRow) {
  const { columns } = context;
  const isMain = ({ name }: PrintedColumn) => name === 'sets' || name === 'amount' || name === 'weight';
  const isConstant = (column: PrintedColumn) => weeks.every((row) => !row || column.cell(row) === column.cell(first));
  const others = columns.filter((column) => !isMain(column));
  const labelled = (column: PrintedColumn, row: ExerciseRow) =>
    column.cell(row) && `${column.heading} ${column.cell(row)}`;
  const warmUps = weeks.map((row) => (row ? warmUpLine(row, context) : null));
  const [warmUp = ''] = warmUps.filter((line) => line !== null);
  const isSameWarmUp = warmUps.every((line) => line === null || line === warmUp);
  const below = others.filter(isConstant).map((column) => labelled(column, first));
  return {
    label: labelOf(first),
    name: withBreakOpportunities(first.name),
    below: [...below, isSameWarmUp && warmUp].filter(Boolean).join(' · '),
    cells: weeks.map((row, index) => {
      if (!row) return '';
      const cell = (name: PrintedColumn['name']) => columns.find((column) => column.name === name)?.cell(row) ?? '';
      const work = [cell('sets'), cell('amount')].filter(Boolean).join(' × ');
      const changing = others.filter((column) => !isConstant(column)).map((column) => labelled(column, row));
      return [work, cell('weight'), ...changing, !isSameWarmUp && warmUps[index]].filter(Boolean).join('\n');
    }),
  };
}
