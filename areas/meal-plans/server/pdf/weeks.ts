import type { Day, MealPlan } from '../../contract.ts';
import { type MealRow, mealRows } from '../../rules/meal-rows.ts';
import { targetOf } from '../../rules/targets.ts';
import { addDays } from '#shell/common/dates.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import { cellOf } from './cells.ts';
import { fittingSizes } from './fitting-sizes.ts';
import type { MealPlanTexts, ShownNumbers } from './texts.ts';

const daysAPage = 7;
/** Number of days from which a page is landscape. */
const landscapeFrom = 4;

export interface WeekContext extends PdfContext, ShownNumbers {
  mealPlan: MealPlan;
  texts: MealPlanTexts;
  /** Date of the first day; null without dates. */
  startsOn: string | null;
  notes: boolean;
}

/** The days of a meal plan in pages of a week, at most seven days each. */
export function weekPages({ days }: Pick<MealPlan, 'days'>): { days: Day[]; first: number }[] {
  return Array.from({ length: Math.ceil(days.length / daysAPage) }, (_, page) => ({
    days: days.slice(page * daysAPage, (page + 1) * daysAPage),
    first: page * daysAPage + 1,
  }));
}

/**
 * Data of one week: a table with days as columns in one of `sizes`, the largest first, or the days one below the other when
 * the week has too much text for a page (`sizes` empty).
 */
export function weekData({ days, first }: { days: Day[]; first: number }, context: WeekContext) {
  const columns = days.map((day, index) => dayData(day, first + index, context));
  const rows = mealRows(days).map((row) => rowData(row, context));
  const isLandscape = days.length >= landscapeFrom;
  const sizes = fittingSizes({ rows, columns: days.length, isLandscape });
  return {
    title: weekTitle(days.length, first, context),
    isLandscape: isLandscape && sizes.length > 0,
    sizes,
    columns,
    rows: sizes.length > 0 ? rows : [],
    days:
      sizes.length > 0
        ? []
        : days.map((day, index) => ({ ...columns[index], meals: day.meals.map((meal) => cellOf(meal, context)) })),
    hasTotals: columns.some(({ totals }) => totals !== ''),
    hasTargets: columns.some(({ target }) => target !== ''),
    notes: columns.filter(({ note }) => note !== '').map(({ name, note, mark }) => ({ name, note, mark })),
  };
}

/** Formats `Giorni 1–7`, or `Giorno 8`. */
export function weekTitle(count: number, first: number, { t }: Pick<PdfContext, 't'>): string {
  return count === 1
    ? t('meal-plans:pdf.sheet.day', { number: first })
    : t('meal-plans:pdf.sheet.days', { from: first, to: first + count - 1 });
}

function dayData(day: Day, number: number, context: WeekContext) {
  const { t, texts, mealPlan, showsCalories, notes } = context;
  const target = showsCalories ? targetOf(mealPlan, day) : null;
  const weekday = day.weekday ? t(`meal-plans:weekdaysLong.${day.weekday as 1}`) : '';
  const kind = day.dayKind ? t(`meal-plans:dayKinds.${day.dayKind}`) : '';
  const name = dayTitle(day, number, context);
  const below = [weekday === name ? '' : weekday, kind, dateOf(number, context)];
  return {
    name,
    below: below.filter(Boolean).join(' · '),
    totals: texts.totalsTexts(day).join('\n'),
    target: target
      ? t('meal-plans:pdf.sheet.target', { calories: context.format.number(Math.round(target.calories)) })
      : '',
    note: notes ? texts.inLanguage(day.description, day.description_en) : '',
    mark: notes ? texts.noteMark([day.description, day.description_en]) : '',
  };
}

/** The name of a day; without one its weekday, or its number in the meal plan. */
export function dayTitle({ name, weekday }: Day, number: number, { t }: Pick<PdfContext, 't'>): string {
  const ofWeek = weekday ? t(`meal-plans:weekdaysLong.${weekday as 1}`) : '';
  return withBreakOpportunities(name.trim()) || ofWeek || t('meal-plans:pdf.sheet.day', { number });
}

/** The date of a day that comes once, its weekday when it always falls on the same one, otherwise nothing. */
function dateOf(number: number, { mealPlan, startsOn, format, t }: WeekContext): string {
  if (!startsOn || mealPlan.schedule !== 'in_order') return '';
  const date = addDays(startsOn, number - 1);
  if (mealPlan.duration <= mealPlan.days.length) return number <= mealPlan.duration ? format.weekday(date) : '';
  if (mealPlan.days.length % 7 !== 0) return '';
  return t(`meal-plans:weekdaysLong.${(((new Date(date).getUTCDay() + 6) % 7) + 1) as 1}`);
}

/** The column of names is narrow: a word with an elision, such as "dell'allenamento", may be broken after the apostrophe. */
function breakableTitle(title: string): string {
  return withBreakOpportunities(title).replaceAll(/(?<=\p{L}['’])(?=\p{L}{3})/gu, '\u200B');
}

function rowData(row: MealRow, context: WeekContext) {
  const cells = row.map((meal) => (meal ? cellOf(meal, context) : null));
  const [first] = cells.filter((cell) => cell !== null);
  const time = cells.every((cell) => cell === null || cell.time === first?.time) ? (first?.time ?? '') : '';
  return {
    title: breakableTitle(first?.title ?? ''),
    time,
    cells: cells.map((cell) => cell && { ...cell, time: cell.time === time ? '' : cell.time }),
  };
}
