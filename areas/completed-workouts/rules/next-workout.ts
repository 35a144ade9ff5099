import { addDays, mondayOf, plainDateInZone } from '#shell/common/dates.ts';
import type { Pause } from '#areas/programs/contract/document.ts';
import type { CurrentProgram, ScheduledWorkout, Today } from '../contract/today.ts';
import { lastDayOf } from './last-day.ts';
import { isWeekPaused, streakWeeks } from './streak.ts';

type Standing = Pick<
  ScheduledWorkout,
  'state' | 'weekNumber' | 'programId' | 'date' | 'weekEndsOn' | 'isInPause' | 'dueBeforeAssignment'
>;

/**
 * A begun workout first, unless its program is paused; of several programs then the one that is next in its program with the earliest date. `today` is the plain date
 * of the client.
 */
export function nextWorkout<W extends Standing>(workouts: readonly W[], today: string): W | null {
  const candidates = byProgram(workouts).flatMap((ofProgram) => nextInProgram(ofProgram, today) ?? []);
  const [first] = candidates.toSorted(
    (one, other) =>
      Number(isGoingOn(other)) - Number(isGoingOn(one)) || (one.date < other.date ? -1 : one.date > other.date ? 1 : 0),
  );
  return first ?? null;
}

function isGoingOn({ state, isInPause = false }: Standing): boolean {
  return state === 'begun' && !isInPause;
}

function byProgram<W extends Standing>(workouts: readonly W[]): W[][] {
  return [...Map.groupBy(workouts, ({ programId }) => programId).values()];
}

/**
 * Returns the next workout of `workouts`, which are in the order of the program: a begun one; else the first one whose day has not
 * passed, when a later one was done ahead; else the first one not done after the last one done, unless one before it is left of an
 * earlier week that is not over; else one that was skipped earlier. Null when all are done. Those of weeks before the one in which the
 * program was assigned are never next.
 */
function nextInProgram<W extends Standing>(workouts: readonly W[], today: string): W | null {
  const begun = workouts.find((workout) => workout.state === 'begun');
  if (begun) return begun;

  const lastDone = workouts.findLastIndex((workout) => workout.state === 'done');
  const left = workouts.slice(0, Math.max(lastDone, 0)).filter((workout) => isLeft(workout, today));
  const due = left.find(({ date }) => date >= today);
  const following = workouts.slice(lastDone + 1).find(isToDo);
  if (due) return due;
  const [first] = left;
  if (first && first.weekNumber !== following?.weekNumber) return first;
  return following ?? workouts.find(isToDo) ?? null;
}

/**
 * Returns the workouts of the week of the next workout; when all are done, those of the last week. Two other weeks are returned, too:
 * that of a workout left before the next one, or of an earlier week and moved behind it, until its last day, and that of a skipped one
 * until the calendar week of its day is over, so that the client can take the skip back.
 */
export function weeksOfNext<W extends Standing>(workouts: readonly W[], today: string): W[] {
  const monday = mondayOf(today);
  const shown = byProgram(workouts).flatMap((ofProgram) => {
    const next = nextInProgram(ofProgram, today) ?? ofProgram.at(-1);
    const before = ofProgram.slice(0, next && ofProgram.indexOf(next));
    const isOfBefore = (workout: W) => before.includes(workout) || workout.weekNumber < (next?.weekNumber ?? 0);
    const left = ofProgram.filter((workout) => isOfBefore(workout) && isLeft(workout, today));
    const skipped = ofProgram.filter(({ state, date }) => state === 'skipped' && date >= monday);
    const weeks = new Set([next, ...left, ...skipped].map((workout) => workout?.weekNumber));
    return ofProgram.filter(({ weekNumber }) => weeks.has(weekNumber));
  });
  return workouts.filter((workout) => shown.includes(workout));
}

/** Whether a workout to do can still be done in time. */
function isLeft(workout: Standing, today: string): boolean {
  return isToDo(workout) && lastDayOf(workout) >= today;
}

function isToDo({ state, dueBeforeAssignment }: Standing): boolean {
  return state === 'to_do' && dueBeforeAssignment !== 'week';
}

type Dated = Pick<CurrentProgram, 'id' | 'startsOn' | 'endsOn'>;

/**
 * Returns the next program to start (`upcoming`, the next one first) once nothing is left to do in the one it follows: that of the current
 * ones which ends last before its start. When nothing is left in any of them, it is the first one.
 */
export function followingProgram<P extends Dated>(
  { current, upcoming }: { current: readonly P[]; upcoming: readonly P[] },
  workouts: readonly Standing[],
  today: string,
): P | null {
  const isDone = ({ id }: P) =>
    nextWorkout(
      workouts.filter(({ programId }) => programId === id),
      today,
    ) === null;
  if (current.every(isDone)) return upcoming[0] ?? null;
  const isFollowing = ({ startsOn }: P) => {
    const [before] = current
      .filter(({ endsOn }) => endsOn < startsOn)
      .toSorted((a, b) => (a.endsOn < b.endsOn ? 1 : -1));
    return before !== undefined && isDone(before);
  };
  return upcoming.find(isFollowing) ?? null;
}

/** A program that begins later is running as soon as one of its workouts is begun or done. */
export function withEarlyStart<P extends Pick<CurrentProgram, 'id' | 'state'>>(
  program: P,
  workouts: readonly Pick<Standing, 'programId' | 'state'>[],
): P {
  const isBegun = workouts.some(
    ({ programId, state }) => programId === program.id && (state === 'begun' || state === 'done'),
  );
  return program.state === 'upcoming' && isBegun ? { ...program, state: 'running' } : program;
}

/** State of a workout on this device, which may be newer than the server's. */
export interface LocalWorkoutState {
  workoutId: string;
  isBegun: boolean;
  isFinished: boolean;
  /** Missing unless it was finished here. */
  finishedAt?: string | undefined;
  /** The day on which it counts (`dayOfWorkout`). */
  finishedOn?: string | undefined;
  /** A free workout whose end the server does not have: it is in no week of a program, and counts like the others. */
  isUnsentFree?: boolean;
}

type WeekState = Pick<Today, 'day' | 'next' | 'week' | 'program' | 'programs'> &
  Pick<Today, 'doneThisWeek' | 'totalDone' | 'streakWeeks'>;

/** The present date of the client. */
interface Now {
  day: string;
  timeZone: string;
}

/**
 * Applies the workouts of this device to a response, which may be of an earlier day or week: one that was begun or finished here counts
 * as such before it is sent. The next workout is searched in the week of the response only; without a change the server's next workout
 * is returned.
 */
export function withLocalWorkouts(stored: WeekState, here: readonly LocalWorkoutState[], now: Now): WeekState {
  const { day, timeZone } = now;
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const week = stored.week.map((workout) => withLocalState(workout, known.get(workout.workoutId)));
  const changed = week.filter(({ state }, index) => state !== stored.week[index]?.state);
  const doneHere = changed.filter(({ state }) => state === 'done');
  const freeHere = here.filter(({ isFinished, isUnsentFree }) => isFinished && isUnsentFree);
  const countedHere = [...doneHere, ...freeHere];
  const mondaysHere = countedHere.map(({ finishedAt, finishedOn }) =>
    mondayOf(finishedOn ?? (finishedAt ? plainDateInZone(finishedAt, timeZone) : day)),
  );
  const pauses = pausesOf(stored);
  const isOfThisWeek = (monday: string) => monday === mondayOf(day);
  return {
    day,
    week,
    program: stored.program && withEarlyStart(stored.program, week),
    programs: stored.programs.map((program) => withEarlyStart(program, week)),
    next: changed.length > 0 ? nextWorkout(week, day) : stored.next,
    doneThisWeek:
      (isOfThisWeek(mondayOf(stored.day)) ? stored.doneThisWeek : 0) + mondaysHere.filter(isOfThisWeek).length,
    totalDone: stored.totalDone + countedHere.length,
    streakWeeks: streakWeeks([...trainedMondays(stored), ...mondaysHere], day, pauses),
  };
}

/** The Mondays of the weeks in a row with a workout, counted on the day of the response. */
function trainedMondays(stored: WeekState): string[] {
  const thisWeek = mondayOf(stored.day);
  const mondays = stored.doneThisWeek > 0 ? [thisWeek] : [];
  for (let monday = addDays(thisWeek, -7); mondays.length < stored.streakWeeks; monday = addDays(monday, -7))
    if (!isWeekPaused(monday, pausesOf(stored))) mondays.push(monday);
  return mondays;
}

function pausesOf({ programs }: WeekState): Pause[] {
  return programs.flatMap(({ pauses }) => pauses ?? []);
}

function withLocalState(workout: ScheduledWorkout, here: LocalWorkoutState | undefined): ScheduledWorkout {
  const finishedAt = workout.finishedAt ?? here?.finishedAt;
  const finishedOn = workout.finishedOn ?? here?.finishedOn;
  const end = { ...(finishedAt && { finishedAt }), ...(finishedOn && { finishedOn }) };
  return { ...workout, state: stateOf(workout, here), ...end };
}

function stateOf({ state }: ScheduledWorkout, here: LocalWorkoutState | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
