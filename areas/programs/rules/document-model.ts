import {
  type Day,
  type ExerciseRow,
  limits,
  type ProgramContent,
  type Week,
  type Workout,
} from '../contract/document.ts';
import { documentModel } from '#shell/common/documents/model.ts';
import { rowsOf } from './contents.ts';
import { offsetsOf } from './dates.ts';
import { withNumbers } from './numbers.ts';

/** A row without its letter and number, which follow from the order. */
interface ComparableRow
  extends Omit<
    ExerciseRow,
    'exerciseId' | 'name' | 'key' | 'position' | 'supersetPosition' | 'restType' | 'restValue'
  > {
  exercise: RowValue['exercise'];
  rest: RowValue['rest'];
  /** The first member of its superset; null when it is done alone. */
  supersetWith: string | null;
}

/** The values of fields in differences and conflicts that the document itself does not have as one field. */
export interface RowValue {
  exercise: Pick<ExerciseRow, 'exerciseId' | 'name'>;
  rest: Pick<ExerciseRow, 'restType' | 'restValue'>;
}

/** `date` is the day of the week, 0 to 6, on which the day falls. */
export interface DayOffset {
  offset: number | null;
  date: number;
}

type ComparableWorkout = Omit<Workout, 'exercises'> & { exercises: ComparableRow[] };
type ComparableDay = { id: string; offset: DayOffset; workouts: ComparableWorkout[] };
type ComparableWeek = { id: string; days: ComparableDay[] };
type ComparableProgram = Omit<ProgramContent, 'weeks'> & { weeks: ComparableWeek[] };

/** How two versions of a program are compared and merged. */
export const programModel = documentModel<ProgramContent, ComparableProgram>({
  toComparable: ({ title, info, weeks }) => ({ title, info, weeks: weeks.map(comparableWeek) }),
  fromComparable: ({ weeks, ...rest }) => ({ ...rest, weeks: withNumbers(weeks.map(weekOf)) }),
  isSame,
  fits,
});

function comparableWeek({ id, days }: Week): ComparableWeek {
  const dates = offsetsOf(days);
  return { id, days: days.map((day, index) => comparableDay(day, dates[index] ?? 0)) };
}

function comparableDay({ id, offset, workouts }: Day, date: number): ComparableDay {
  return {
    id,
    offset: { offset, date },
    workouts: workouts.map(({ exercises, ...workout }) => ({ ...workout, exercises: comparableRows(exercises) })),
  };
}

function comparableRows(rows: readonly ExerciseRow[]): ComparableRow[] {
  let first = '';
  return rows.map((row) => {
    const { exerciseId, name, key: _, position: __, supersetPosition, restType, restValue, ...others } = row;
    if (supersetPosition === 1) first = row.id;
    return {
      ...others,
      exercise: { exerciseId, name },
      rest: { restType, restValue },
      supersetWith: supersetPosition === null ? null : first,
    };
  });
}

function weekOf({ id, days }: ComparableWeek): Week {
  return { id, weekNumber: 1, days: days.map(dayOf) };
}

function dayOf({ id, offset, workouts }: ComparableDay): Day {
  return {
    id,
    dayNumber: 1,
    offset: offset.offset,
    workouts: workouts.map(({ exercises, ...workout }) => ({ ...workout, exercises: exerciseRowsOf(exercises) })),
  };
}

/** The members of a superset stay together, whatever the merge put between them. */
function exerciseRowsOf(rows: readonly ComparableRow[]): ExerciseRow[] {
  const blocks = Map.groupBy(rows, ({ id, supersetWith }) => (supersetWith ? `superset ${supersetWith}` : id));
  return [...blocks.values()].flatMap((members) =>
    members.map(({ exercise, rest, supersetWith, ...row }, index) => ({
      ...row,
      ...exercise,
      ...rest,
      key: 'A',
      position: 1,
      supersetPosition: supersetWith ? index + 1 : null,
    })),
  );
}

/** A day that was given the date it had anyway has not moved; an exercise may have another name by now. */
function isSame(field: string, one: unknown, other: unknown): boolean {
  if (field === 'offset') {
    const [mine, theirs] = [one, other] as DayOffset[];
    return mine?.date === theirs?.date || mine?.offset === theirs?.offset;
  }
  const [exercise, otherExercise] = [one, other] as RowValue['exercise'][];
  return field === 'exercise' && exercise?.exerciseId === otherExercise?.exerciseId;
}

function fits({ weeks }: ProgramContent): boolean {
  const days = weeks.flatMap((week) => week.days);
  const workouts = days.flatMap((day) => day.workouts);
  return (
    weeks.length <= limits.weeks &&
    weeks.every((week) => week.days.length <= limits.daysAWeek) &&
    days.every((day) => day.workouts.length <= limits.workoutsADay) &&
    workouts.every((workout) => workout.exercises.length <= limits.rowsAWorkout) &&
    rowsOf(weeks).length <= limits.rowsAProgram
  );
}
