import type { ScheduledWorkout } from '../contract/today.ts';

type Standing = Pick<ScheduledWorkout, 'state' | 'weekNumber' | 'programId' | 'date'>;

/**
 * A begun workout first; of several programs then the one that is next in its program with the earliest date. `today` is the plain date
 * of the client.
 */
export function nextWorkout<W extends Standing>(workouts: readonly W[], today: string): W | null {
  const candidates = byProgram(workouts).flatMap((ofProgram) => nextInProgram(ofProgram, today) ?? []);
  const [first] = candidates.toSorted(
    (one, other) =>
      Number(other.state === 'begun') - Number(one.state === 'begun') ||
      (one.date < other.date ? -1 : one.date > other.date ? 1 : 0),
  );
  return first ?? null;
}

function byProgram<W extends Standing>(workouts: readonly W[]): W[][] {
  return [...Map.groupBy(workouts, ({ programId }) => programId).values()];
}

/**
 * Returns the next workout of `workouts`, which are in the order of the program: a begun one; else the first one whose day has not
 * passed, when a later one was done ahead; else the first one not done after the last one done; else one that was skipped earlier. Null
 * when all are done.
 */
function nextInProgram<W extends Standing>(workouts: readonly W[], today: string): W | null {
  const begun = workouts.find((workout) => workout.state === 'begun');
  if (begun) return begun;

  const lastDone = workouts.findLastIndex((workout) => workout.state === 'done');
  const due = workouts.slice(0, Math.max(lastDone, 0)).find((workout) => isToDo(workout) && workout.date >= today);
  const following = workouts.slice(lastDone + 1).find(isToDo);
  return due ?? following ?? workouts.find(isToDo) ?? null;
}

/** Returns the workouts of the week of the next workout; when all are done, those of the last week. */
export function weekOfNext<W extends Standing>(workouts: readonly W[], today: string): W[] {
  const shown = byProgram(workouts).flatMap((ofProgram) => {
    const week = (nextInProgram(ofProgram, today) ?? ofProgram.at(-1))?.weekNumber;
    return ofProgram.filter(({ weekNumber }) => weekNumber === week);
  });
  return workouts.filter((workout) => shown.includes(workout));
}

function isToDo(workout: Standing): boolean {
  return workout.state === 'to_do';
}

/** State of a workout on this device, which may be newer than the server's. */
export interface LocalWorkoutState {
  workoutId: string;
  isBegun: boolean;
  isFinished: boolean;
  /** Missing unless it was finished here. */
  finishedAt?: string | undefined;
}

/** The workouts of a week, the next one to do, and how many are done. */
interface WeekState {
  /** The plain date of the client. */
  day: string;
  next: ScheduledWorkout | null;
  week: readonly ScheduledWorkout[];
  doneThisWeek: number;
  totalDone: number;
  /** Weeks in a row with a workout. */
  streakWeeks: number;
}

/**
 * Applies the workouts of this device to the week: one that was begun or finished here counts as such before it is
 * sent. The next workout is searched in this week only; without a change the server's next workout is returned.
 */
export function withLocalWorkouts(
  { day, next, week, doneThisWeek, totalDone, streakWeeks }: WeekState,
  here: readonly LocalWorkoutState[],
): Omit<WeekState, 'day'> & { week: ScheduledWorkout[] } {
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const merged = week.map((workout) => withLocalState(workout, known.get(workout.workoutId)));
  const changed = merged.filter(({ state }, index) => state !== week[index]?.state);
  const doneHere = changed.filter(({ state }) => state === 'done').length;
  return {
    week: merged,
    next: changed.length > 0 ? nextWorkout(merged, day) : next,
    doneThisWeek: doneThisWeek + doneHere,
    totalDone: totalDone + doneHere,
    streakWeeks: streakWeeks + (doneThisWeek === 0 && doneHere > 0 ? 1 : 0),
  };
}

function withLocalState(workout: ScheduledWorkout, here: LocalWorkoutState | undefined): ScheduledWorkout {
  const finishedAt = workout.finishedAt ?? here?.finishedAt;
  return { ...workout, state: stateOf(workout, here), ...(finishedAt && { finishedAt }) };
}

function stateOf({ state }: ScheduledWorkout, here: LocalWorkoutState | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
