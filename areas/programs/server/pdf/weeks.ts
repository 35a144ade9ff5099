import type { TFunction } from 'i18next';
import type { ProgramPdfOptions } from '../../contract/pdf.ts';
import { type Day, type ExerciseRow, limits, type Program, type Week, type Workout } from '../../contract/document.ts';
import { blocksOf } from '../../rules/blocks.ts';
import { workoutsOf } from '../../rules/content.ts';
import { prescribedDateOf, shownDateOf } from '../../rules/dates.ts';
import { labelOf } from '../../rules/row-text.ts';
import { totalsOf } from '../../rules/totals.ts';
import { warmUpText } from '../../rules/warm-up.ts';
import { type PdfContext, qrCodePath } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import type { PrintedColumn } from './columns.ts';
import { type MovedContext, movedText } from './moved.ts';
import { weeksTitle } from './week-groups.ts';

export interface WeekContext extends MovedContext {
  options: ProgramPdfOptions;
  columns: PrintedColumn[];
  /** Returns the URL of a workout in the client's app. */
  workoutUrl(workoutId: string): string;
}

const minBlanks = 3;
const maxBlanks = 12;
/** Number of characters, about a third of a page, below which an exercise or superset is not split across pages. */
const maxUnbreakableCharacters = 1500;

/** Data of one week, or of several equal ones, which have neither dates of days nor codes of workouts. */
export function weekData(program: Program, weeks: readonly [Week, ...Week[]], context: WeekContext) {
  const { t, format, staying } = context;
  const [week, ...equal] = weeks;
  const isOne = equal.length === 0;
  const last = equal.at(-1) ?? week;
  const days = week.days.map((day, dayIndex) => {
    const date = isOne ? prescribedDateOf(week, dayIndex, { ...program, staying }) : null;
    return dayData(day, date ? format.weekday(date) : null, {
      program,
      context: isOne ? context : { ...context, options: { ...context.options, codes: false } },
      movedText: (workoutIndex) => movedText(weeks, { dayIndex, workoutIndex, program }, context),
    });
  });
  return {
    title: weeksTitle(weeks, t),
    dates: datesText(program, [week.weekNumber, last.weekNumber], context),
    days,
  };
}

/** Formats the dates of weeks: `30 nov – 6 dic 2026`. The last week of a copy that was replaced ends with the copy. */
function datesText(program: Program, [from, to]: readonly [number, number], { format }: PdfContext): string | null {
  const firstDay = shownDateOf(program, { weekNumber: from, offset: 0 });
  const lastDay = shownDateOf(program, { weekNumber: to, offset: limits.daysAWeek - 1 });
  if (!firstDay || !lastDay) return null;
  const { endsOn } = program;
  const isCut = endsOn !== null && firstDay <= endsOn && endsOn < lastDay;
  return format.range(firstDay, isCut ? endsOn : lastDay);
}

interface DayContext {
  program: Program;
  context: WeekContext;
  /** To which date a workout of the day was moved; '' for one on its prescribed date. */
  movedText(workoutIndex: number): string;
}

/**
 * Data of a day. With one workout, day and workout share a heading; with several, the day and each workout have their
 * own.
 */
function dayData(day: Day, date: string | null, { program, context, movedText }: DayContext) {
  const { t } = context;
  const number = day.dayNumber;
  const [only, ...more] = day.workouts;
  if (!only) {
    const title = t('programs:pdf.sheet.dayTitled', { number, title: t('programs:pdf.sheet.restDay') });
    return { title: null, date: null, workouts: [{ title, date, subtitle: null, info: null, code: null, groups: [] }] };
  }
  if (more.length > 0) {
    const workouts = day.workouts.map((workout, index) => ({
      ...workoutData(workout, program, context),
      date: movedText(index) || null,
    }));
    return { title: t('programs:pdf.sheet.day', { number }), date, workouts };
  }
  const title = only.title
    ? t('programs:pdf.sheet.dayTitled', { number, title: withBreakOpportunities(only.title) })
    : t('programs:pdf.sheet.day', { number });
  const dates = [date, movedText(0)].filter(Boolean).join(', ') || null;
  return { title: null, date: null, workouts: [{ ...workoutData(only, program, context), title, date: dates }] };
}

function workoutData(workout: Workout, program: Program, context: WeekContext) {
  const { t, options } = context;
  const title = withBreakOpportunities(workout.title) || t('programs:pdf.sheet.untitled');
  return {
    title,
    subtitle: totalsText(workout, t),
    info: options.notes && workout.info ? withBreakOpportunities(workout.info) : null,
    code: isInApp(workout, program) && options.codes ? codeData(workout.id, title, context) : null,
    groups: blocksOf(workout.exercises).map((rows) => groupData(rows, context)),
  };
}

function codeData(workoutId: string, title: string, { t, workoutUrl }: WeekContext) {
  const alt = t('programs:pdf.sheet.code', { title });
  return { image: qrCodePath(workoutId), url: workoutUrl(workoutId), alt };
}

/** Returns the URLs to encode as QR codes, by workout id, for the workouts that the client's app shows. */
export function qrCodesOf(program: Program, workoutUrl: WeekContext['workoutUrl']): Record<string, string> {
  const inApp = workoutsOf(program.weeks).filter((workout) => isInApp(workout, program));
  return Object.fromEntries(inApp.map(({ id }) => [id, workoutUrl(id)]));
}

/** Whether the client's app shows the workout: only workouts of a copy, and no rest days. */
function isInApp({ exercises }: Workout, { clientId }: Program): boolean {
  return clientId !== null && exercises.length > 0;
}

/** Returns one line for each day of the week. */
export function weekAtAGlance(week: Week, t: TFunction): { day: string; title: string; subtitle: string }[] {
  return week.days.map(({ dayNumber: number, workouts }) => ({
    day: t('programs:pdf.sheet.day', { number }),
    title: joined(workouts.map(({ title }) => withBreakOpportunities(title))),
    subtitle: joined(workouts.map((workout) => totalsText(workout, t))),
  }));
}

function joined(texts: (string | null)[]): string {
  return texts.filter(Boolean).join(', ');
}

/** Formats the totals: `4 esercizi · 13 serie`. A workout without exercises and without info is a rest day. */
function totalsText(workout: Workout, t: TFunction): string | null {
  const { exercises, sets } = totalsOf([workout]);
  if (exercises === 0) return workout.info ? null : t('programs:pdf.sheet.restDay');
  const counted = sets > 0 ? [t('programs:sets', { count: sets })] : [];
  return [t('programs:exercises', { count: exercises }), ...counted].join(' · ');
}

/** Data of a single exercise or of a superset. */
function groupData(rows: readonly ExerciseRow[], context: WeekContext) {
  const characters = rows.reduce((sum, { info }) => sum + info.length + 150, 0);
  return {
    isSuperset: rows.length > 1,
    isUnbreakable: characters < maxUnbreakableCharacters,
    rows: rows.map((row, index) => ({
      ...rowData(row, context),
      isInSuperset: rows.length > 1,
      isLast: index === rows.length - 1,
    })),
  };
}

function rowData(row: ExerciseRow, context: WeekContext) {
  const { t, options, columns, imagePath } = context;
  const notes = rowLines
    .map((line) => line(row, context))
    .filter(Boolean)
    .join('\n');
  return {
    label: labelOf(row),
    name: withBreakOpportunities(row.name),
    note: notes ? withBreakOpportunities(notes) : null,
    image: options.images ? imagePath(row.exerciseId) : null,
    isUnbreakable: row.info.length < maxUnbreakableCharacters,
    cells: columns.map(({ cell }) => cell(row)),
    blanks: options.log ? Math.min(row.sets ?? minBlanks, maxBlanks) : 0,
    blankText: options.log && row.type === 'reps' ? t('programs:pdf.sheet.blank') : '',
  };
}

/** Lines of a row that are in no column of the table: warm-up, progression and note. Each is '' when it is empty. */
export const rowLines: ((row: ExerciseRow, context: WeekContext) => string)[] = [
  warmUpLine,
  progressionText,
  ({ info }, { options }) => (options.notes ? info : ''),
];

/** Formats `Riscaldamento: 10 × 20 kg · 5 × 50%`; '' for a row without a warm-up. */
function warmUpLine({ warmUp }: ExerciseRow, { t, format }: WeekContext): string {
  return warmUp && t('programs:pdf.sheet.warmUp', { sets: warmUpText(warmUp, format.number) });
}

/**
 * Describes the progression of a row: `Progressione: da 8 a 12 ripetizioni con lo stesso carico, poi +2,5 kg e di nuovo
 * da 8.`
 */
function progressionText({ type, progression }: ExerciseRow, { t, format }: WeekContext): string {
  if (!progression || type !== 'reps') return '';
  const { kind, ...numbers } = progression;
  const values = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, format.number(value)]));
  return t('programs:progression.line', { rule: t(`programs:progression.rules.${kind}`, values) });
}
