import type { Week, Workout } from '../../contract/document.ts';
import { type ProgramCalendar, prescribedDateOf } from '../../rules/dates.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import { weeksTitle } from './week-groups.ts';

/** Context of documents with moved workouts. */
export interface MovedContext extends PdfContext {
  /** Dates to which workouts were moved, by workout id. */
  moved: Readonly<Record<string, string>>;
  /** Dates on which workouts stay although a pause moves their day, by workout id. */
  staying: Readonly<Record<string, string>>;
}

interface MovedPosition {
  dayIndex: number;
  workoutIndex: number;
  program: ProgramCalendar;
}

/**
 * Says to which date a workout was moved, `spostato a sab 28 nov`; '' for one that is on its prescribed date. With several weeks
 * that print the workout once, each move names its week: `Settimana 2: spostato a sab 28 nov`.
 */
export function movedText(weeks: readonly Week[], position: MovedPosition, context: MovedContext): string {
  const moves = weeks.flatMap((week) => moveIn(week, position, context));
  return moves.map(({ week, text }) => (weeks.length > 1 ? inWeek(week, text, context) : text)).join(', ');
}

/** The lines of the moved workouts of a day in the layout with weeks as columns, each with its week. */
export function movedLines(
  weeks: readonly Week[],
  { dayIndex, program }: Pick<MovedPosition, 'dayIndex' | 'program'>,
  context: MovedContext,
): string[] {
  return weeks.flatMap((week) => {
    const workouts = week.days[dayIndex]?.workouts ?? [];
    return workouts.flatMap((workout, workoutIndex) =>
      moveIn(week, { dayIndex, workoutIndex, program }, context).map(({ text }) =>
        inWeek(week, workouts.length > 1 ? titled(workout, text) : text, context),
      ),
    );
  });
}

function moveIn(
  week: Week,
  { dayIndex, workoutIndex, program }: MovedPosition,
  { t, format, moved, staying }: MovedContext,
) {
  const date = moved[week.days[dayIndex]?.workouts[workoutIndex]?.id ?? ''];
  if (!date || date === prescribedDateOf(week, dayIndex, { ...program, staying })) return [];
  return [{ week, text: t('programs:dates.moved', { date: format.weekday(date) }) }];
}

function inWeek(week: Week, text: string, { t }: MovedContext): string {
  return `${weeksTitle([week], t)}: ${text}`;
}

function titled({ title }: Workout, text: string): string {
  return [withBreakOpportunities(title), text].filter(Boolean).join(' ');
}
