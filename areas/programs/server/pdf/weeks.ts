import type { TFunction } from 'i18next';
import type { PrintOptions } from '../../contract/print.ts';
import type { Day, ExerciseRow, Program, Week, Workout } from '../../contract/document.ts';
import { blocksOf } from '../../rules/blocks.ts';
import { dateOf, offsetsOf } from '../../rules/dates.ts';
import { workoutTotals } from '../../rules/totals.ts';
import { addDays } from '#shell/common/dates.ts';
import { withBreakOpportunities, type Formatter } from '#shell/server/pdf/format.ts';
import type { PrintedColumn } from './columns.ts';

/** All that the weeks of one document are written with. */
export interface WeekFormatContext {
  t: TFunction;
  written: Formatter;
  options: PrintOptions;
  columns: PrintedColumn[];
  /** Where the client's app shows a workout. */
  addressOf(workoutId: string): string;
  /** The picture of an exercise as the template finds it. */
  imageOf(exerciseId: string): string | null;
}

const fewestBlanks = 3;
const maxBlanks = 12;
/** About a third of a page. */
const lettersToKeep = 1500;

export function weekDocument(program: Program, week: Week, hand: WeekFormatContext) {
  const { startsOn } = program;
  const first = startsOn && addDays(startsOn, (week.weekNumber - 1) * 7);
  const offsets = offsetsOf(week.days);
  const days = week.days.map((day, index) => {
    const date = startsOn && dateOf({ startsOn, weekNumber: week.weekNumber, offset: offsets[index] ?? 0 });
    return daySheet(day, date ? hand.written.weekday(date) : null, { program, hand });
  });
  return {
    title: hand.t('programs:pdf.sheet.week', { number: week.weekNumber }),
    dates: first ? hand.written.range(first, addDays(first, 6)) : null,
    days,
  };
}

interface Around {
  program: Program;
  hand: WeekFormatContext;
}

/** A day of one workout is headed by both; of several, by the day with each workout under it. */
function daySheet(day: Day, date: string | null, around: Around) {
  const { t } = around.hand;
  const number = day.dayNumber;
  const [only, ...more] = day.workouts;
  if (!only) {
    const title = t('programs:pdf.sheet.dayTitled', { number, title: t('programs:pdf.sheet.restDay') });
    return { title: null, date: null, workouts: [{ title, date, facts: null, info: null, code: null, groups: [] }] };
  }
  if (more.length > 0) {
    const workouts = day.workouts.map((workout) => ({ ...workoutSheet(workout, around), date: null }));
    return { title: t('programs:pdf.sheet.day', { number }), date, workouts };
  }
  const title = only.title
    ? t('programs:pdf.sheet.dayTitled', { number, title: withBreakOpportunities(only.title) })
    : t('programs:pdf.sheet.day', { number });
  return { title: null, date: null, workouts: [{ ...workoutSheet(only, around), title, date }] };
}

function workoutSheet(workout: Workout, { program, hand }: Around) {
  const { t, options } = hand;
  const title = withBreakOpportunities(workout.title) || t('programs:pdf.sheet.untitled');
  return {
    title,
    facts: factsOf(workout, t),
    info: options.notes && workout.info ? withBreakOpportunities(workout.info) : null,
    code: isInApp(workout, program) && options.codes ? codeSheet(workout.id, title, hand) : null,
    groups: blocksOf(workout.exercises).map((rows) => groupSheet(rows, hand)),
  };
}

function codeSheet(workoutId: string, title: string, { t, addressOf }: WeekFormatContext) {
  const image = `/codes/${workoutId}.svg`;
  return { image, address: addressOf(workoutId), words: t('programs:pdf.sheet.code', { title }) };
}

/** The addresses behind the codes, by workout. */
export function codesOf(program: Program, { addressOf }: Pick<WeekFormatContext, 'addressOf'>): Record<string, string> {
  const workouts = program.weeks.flatMap(({ days }) => days.flatMap((day) => day.workouts));
  const shown = workouts.filter((workout) => isInApp(workout, program));
  return Object.fromEntries(shown.map(({ id }) => [id, addressOf(id)]));
}

/** Only a client's copy has workouts in the client's app; days of rest are not run. */
function isInApp({ exercises }: Workout, { clientId }: Program): boolean {
  return clientId !== null && exercises.length > 0;
}

/** The days of a week in one line each: which, what is trained, how much of it. */
export function weekAtAGlance(week: Week, t: TFunction): { day: string; title: string; facts: string }[] {
  return week.days.map(({ dayNumber: number, workouts }) => ({
    day: t('programs:pdf.sheet.day', { number }),
    title: workouts
      .map(({ title }) => withBreakOpportunities(title))
      .filter(Boolean)
      .join(', '),
    facts: workouts
      .map((workout) => factsOf(workout, t) ?? '')
      .filter(Boolean)
      .join(', '),
  }));
}

/** `4 esercizi · 13 serie`; a workout without exercises and without a word about it is a day of rest. */
function factsOf(workout: Workout, t: TFunction): string | null {
  const { rows, sets } = workoutTotals(workout);
  if (rows === 0) return workout.info ? null : t('programs:pdf.sheet.restDay');
  const counted = sets > 0 ? [t('programs:sets', { count: sets })] : [];
  return [t('programs:exercises', { count: rows }), ...counted].join(' · ');
}

/** An exercise alone or a superset. It stays on one page unless its notes are as long as a page. */
function groupSheet(rows: readonly ExerciseRow[], hand: WeekFormatContext) {
  const letters = rows.reduce((sum, { info }) => sum + info.length + 150, 0);
  return {
    isSuperset: rows.length > 1,
    keep: letters < lettersToKeep,
    rows: rows.map((row, index) => ({
      ...rowSheet(row, hand),
      isGrouped: rows.length > 1,
      goesOn: index < rows.length - 1,
    })),
  };
}

function rowSheet(row: ExerciseRow, { t, written, options, columns, imageOf }: WeekFormatContext) {
  const progression = progressionText(row, t, written);
  const notes = [progression, options.notes ? row.info : ''].filter(Boolean).join('\n');
  return {
    label: `${row.key}${row.supersetPosition ?? ''}`,
    name: withBreakOpportunities(row.name),
    note: notes ? withBreakOpportunities(notes) : null,
    image: options.images ? imageOf(row.exerciseId) : null,
    keep: row.info.length < lettersToKeep,
    cells: columns.map(({ read }) => read(row)),
    blanks: options.log ? Math.min(row.sets ?? fewestBlanks, maxBlanks) : 0,
    blankText: row.type === 'reps' ? t('programs:pdf.sheet.blank') : '',
  };
}

/** `Progressione: da 8 a 12 ripetizioni con lo stesso carico, poi +2,5 kg e di nuovo da 8.` */
function progressionText({ type, progression }: ExerciseRow, t: TFunction, written: Formatter): string {
  if (!progression || type !== 'reps') return '';
  const { kind, ...values } = progression;
  const words = Object.entries(values).map(([name, value]) => [name, written.number(value)]);
  return t('programs:progression.line', { words: t(`programs:progression.words.${kind}`, Object.fromEntries(words)) });
}
