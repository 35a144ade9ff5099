import type { Pause } from '#areas/programs/contract/document.ts';
import { dateOf } from '#areas/programs/rules/dates.ts';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import { currentWeek } from '#areas/programs/rules/schedule.ts';
import type { ScheduledWorkout } from '../contract/today.ts';
import { addDays } from '#shell/common/dates.ts';
import { lastDayOf } from './last-day.ts';

/** A workout of a program with what the client did or decided about it. */
export interface ProgramWorkout
  extends Omit<
    ScheduledWorkout,
    'date' | 'isMoved' | 'weekEndsOn' | 'isInPause' | 'state' | 'finishedAt' | 'finishedOn' | 'dueBeforeAssignment'
  > {
  /** Days from the first day of the program week, 0 to 6. */
  dayOffset: number;
  /** The date that the client chose; null without one, or when the program began on another day then. */
  movedTo: string | null;
  /** First day and pauses of the program. */
  startsOn: string;
  pauses?: readonly Pause[];
  /**
   * The day on which its dates were chosen or, if that is later, the client accepted the invitation or did its first workout before that,
   * null if it is not known, and its number of weeks.
   */
  assignedOn?: string | null;
  weeks?: number;
  finishedAt: string | null;
  /** The day on which it counts; null or missing for one that is not done. */
  finishedOn?: string | null;
  /** The day on which it was begun, else skipped; null when it is neither or the program has no pauses. */
  trainedOn: string | null;
  /** By how many days pauses had moved it when it was skipped; null when it is not skipped, or the program began on another day then. */
  skipDelayDays?: number | null;
}

/** The workouts of programs with their dates: the prescribed one, or the one the client moved it to. */
export function scheduleOf(workouts: readonly ProgramWorkout[]): ScheduledWorkout[] {
  const scheduled = workouts.map(scheduledWorkout);
  return scheduled.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** A workout that was done counts as done, even if it was skipped before. */
function scheduledWorkout(program: ProgramWorkout): ScheduledWorkout {
  const { finishedAt, finishedOn, ...unfinished } = program;
  const { movedTo, dayOffset, startsOn, pauses, trainedOn, skipDelayDays, assignedOn, weeks, ...workout } = unfinished;
  const begun = finishedAt ? 'done' : 'begun';
  const notBegun = workout.skipReason ? 'skipped' : 'to_do';
  const state = workout.completedWorkoutId ? begun : notBegun;
  const date = movedTo ?? plannedDate(program, state);
  const isInPause = pauseOn(pauses, date) !== undefined;
  const dueBefore = !workout.completedWorkoutId && movedTo === null ? dueBeforeAssignment(program, date) : null;
  const isMoved = movedTo !== null;
  return {
    ...workout,
    date,
    isMoved,
    weekEndsOn: dateOf({ startsOn, pauses, weekNumber: workout.weekNumber, offset: 6 }),
    isInPause,
    ...(dueBefore && { dueBeforeAssignment: dueBefore }),
    state,
    finishedAt,
    ...(finishedOn && { finishedOn }),
  };
}

/** What was begun or skipped is not moved by pauses that were made later. */
function plannedDate(program: ProgramWorkout, state: ScheduledWorkout['state']): string {
  const { startsOn, pauses, trainedOn, skipDelayDays = null, weekNumber, dayOffset: offset } = program;
  if (state === 'skipped' && skipDelayDays !== null)
    return addDays(dateOf({ startsOn, pauses: [], weekNumber, offset }), skipDelayDays);
  const moving = trainedOn === null ? pauses : pausesBefore(pauses, trainedOn);
  return dateOf({ startsOn, pauses: moving, weekNumber, offset });
}

/** The client begins with the week in which the program was assigned, of one that was over with its last week. */
function dueBeforeAssignment(program: ProgramWorkout, date: string): ScheduledWorkout['dueBeforeAssignment'] | null {
  const { weekNumber, assignedOn = null, weeks = weekNumber, startsOn, pauses } = program;
  if (assignedOn === null || date >= assignedOn) return null;
  const firstWeek = currentWeek({ startsOn, pauses: pauses ?? [], weeks, today: assignedOn });
  return weekNumber < firstWeek ? 'week' : 'day';
}

/** The pauses that were over on a day. Only these move what was trained on that day: the others were made later or not followed. */
function pausesBefore(pauses: readonly Pause[] | undefined, day: string): Pause[] | undefined {
  return pauses?.filter(({ until }) => until < day);
}

export type DatedWorkout = Pick<
  ScheduledWorkout,
  'date' | 'weekEndsOn' | 'state' | 'isInPause' | 'dueBeforeAssignment'
>;

/**
 * Whether the client should have done a workout by now. One that is not done counts once its last day is over, a skipped one after its day,
 * and none in a pause or of a day before the program was assigned.
 */
export function isDue(workout: DatedWorkout, today: string): boolean {
  const { date, state, isInPause, dueBeforeAssignment } = workout;
  const until = state === 'skipped' ? date : lastDayOf(workout);
  return state === 'done' || (until < today && !isInPause && !dueBeforeAssignment);
}

/** Returns at most `most` consecutive workouts, those nearest to the workout at `index`. */
export function nearestTo<W>(workouts: readonly W[], index: number, most: number): W[] {
  const first = Math.max(0, Math.min(index - Math.floor(most / 2), workouts.length - most));
  return workouts.slice(first, first + most);
}
