import {
  type Day,
  type ExerciseRow,
  limits,
  type ProgramContent,
  type Week,
  type Workout,
} from '../contract/document.ts';
import type { JointFields } from '#shell/common/documents/joint-fields.ts';
import { documentModel } from '#shell/common/documents/model.ts';
import { comparable } from '#shell/common/documents/parts.ts';
import type { PrescribedEffort } from './effort-range.ts';
import { rowsOf, workoutsOf } from './content.ts';
import { offsetsOf } from './dates.ts';
import { withoutLoadsOfExercise } from './loads-of-exercise.ts';
import { withNumbers } from './numbers.ts';

/** A row without letter and position, which are computed from the order of the rows. */
interface ComparableRow
  extends Omit<
    ExerciseRow,
    'exerciseId' | 'name' | 'key' | 'position' | 'supersetPosition' | 'restType' | 'restValue' | keyof PrescribedEffort
  > {
  exercise: RowValue['exercise'];
  rest: RowValue['rest'];
  rir: RowValue['rir'];
  rpe: RowValue['rpe'];
  /** Id of the first member of its superset; null outside supersets. */
  supersetWith: string | null;
}

/** Fields that differences and conflicts treat as one value although the document stores several. */
export interface RowValue {
  exercise: Pick<ExerciseRow, 'exerciseId' | 'name'>;
  rest: Pick<ExerciseRow, 'restType' | 'restValue'>;
  rir: Pick<ExerciseRow, 'rir' | 'rirTo'>;
  rpe: Pick<ExerciseRow, 'rpe' | 'rpeTo'>;
  /** The exercise with those of its loads of which a side has one in kilograms. */
  exerciseAndLoad: Pick<ComparableRow, 'exercise'> & Partial<Pick<ComparableRow, 'weight' | 'warmUp' | 'progression'>>;
}

/** The stored offset of a day and the effective one, 0 to 6, as `date`. */
export interface DayOffset {
  offset: number | null;
  date: number;
}

type ComparableWorkout = Omit<Workout, 'exercises'> & { exercises: ComparableRow[] };
type ComparableDay = { id: string; offset: DayOffset; workouts: ComparableWorkout[] };
type ComparableWeek = { id: string; days: ComparableDay[] };
type ComparableProgram = Omit<ProgramContent, 'weeks'> & { weeks: ComparableWeek[] };

/** Compares and merges versions of a program. */
export const programModel = documentModel<ProgramContent, ComparableProgram>({
  toComparable: ({ title, info, weeks }) => ({ title, info, weeks: weeks.map(comparableWeek) }),
  fromComparable: ({ weeks, ...rest }) => ({ ...rest, weeks: withNumbers(weeks.map(weekOf)) }),
  isSame,
  findJointFields,
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
    const { exerciseId, name, key: _, position: __, supersetPosition, restType, restValue, ...values } = row;
    const { rir, rirTo, rpe, rpeTo, ...others } = values;
    if (supersetPosition === 1) first = row.id;
    return {
      ...others,
      exercise: { exerciseId, name },
      rest: { restType, restValue },
      // A range without an upper end is a single number, like one in which it is null.
      rir: rirTo ? { rir, rirTo } : { rir },
      rpe: rpeTo ? { rpe, rpeTo } : { rpe },
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

/**
 * Converts comparable rows to exercise rows. Members of a superset stay adjacent, also when the merge placed other rows
 * between them.
 */
function exerciseRowsOf(rows: readonly ComparableRow[]): ExerciseRow[] {
  const blocks = Map.groupBy(rows, ({ id, supersetWith }) => (supersetWith ? `superset ${supersetWith}` : id));
  return [...blocks.values()].flatMap((members) =>
    members.map(({ exercise, rest, rir, rpe, supersetWith, ...row }, index) => ({
      ...row,
      ...exercise,
      ...rest,
      ...rir,
      ...rpe,
      key: 'A',
      position: 1,
      supersetPosition: supersetWith ? index + 1 : null,
    })),
  );
}

/**
 * Whether two values of a field are the same. Offsets are also the same when they give the same date. Exercises are
 * compared by id, because their names may have changed in the library.
 */
function isSame(field: string, one: unknown, other: unknown): boolean {
  if (field === 'offset') {
    const [mine, theirs] = [one, other] as DayOffset[];
    return mine?.date === theirs?.date || mine?.offset === theirs?.offset;
  }
  if (field === 'exerciseAndLoad') {
    const [{ exercise, ...loads }, { exercise: otherExercise, ...otherLoads }] = [one, other] as [
      RowValue['exerciseAndLoad'],
      RowValue['exerciseAndLoad'],
    ];
    return isSameExercise(exercise, otherExercise) && comparable(loads) === comparable(otherLoads);
  }
  return field === 'exercise' && isSameExercise(one, other);
}

function isSameExercise(one: unknown, other: unknown): boolean {
  const [exercise, otherExercise] = [one, other] as (RowValue['exercise'] | undefined)[];
  return exercise?.exerciseId === otherExercise?.exerciseId;
}

/** When the sides have different exercises in a row, a load in kilograms is that of its exercise (`loads-of-exercise.ts`). */
function findJointFields({ mine, theirs }: Record<'mine' | 'theirs', Partial<ComparableRow>>): JointFields | null {
  if (isSameExercise(mine.exercise, theirs.exercise)) return null;
  const loads = [mine, theirs].flatMap(({ weight = '', warmUp = '', progression = null }) =>
    Object.keys(withoutLoadsOfExercise({ weight, warmUp, progression })),
  );
  return loads.length > 0 ? { field: 'exerciseAndLoad', names: ['exercise', ...loads] } : null;
}

function fits({ weeks }: ProgramContent): boolean {
  const days = weeks.flatMap((week) => week.days);
  return (
    weeks.length <= limits.weeks &&
    weeks.every((week) => week.days.length <= limits.daysAWeek) &&
    days.every((day) => day.workouts.length <= limits.workoutsADay) &&
    workoutsOf(weeks).every((workout) => workout.exercises.length <= limits.rowsAWorkout) &&
    rowsOf(weeks).length <= limits.rowsAProgram
  );
}
