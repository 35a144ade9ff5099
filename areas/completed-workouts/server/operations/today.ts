import { findCareKindsOfClient, findClientZone, findWithdrawn, type Subject } from '#areas/clients/server/public.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { currentWeek, endsOn as lastDayOf, programState, weeksUntilEnd } from '#areas/programs/rules/schedule.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { CurrentProgram, ScheduledWorkout, Today } from '../../contract/today.ts';
import { followingProgram, nextWorkout, weeksOfNext, withEarlyStart } from '../../rules/next-workout.ts';
import { scheduleOf } from '../../rules/schedule.ts';
import { streakWeeks } from '../../rules/streak.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { readNextVisit, readOtherCare } from '../other-care.ts';
import * as store from '../store/today.ts';

export async function readToday(scope: Scope, { clientId }: Subject): Promise<{ today: Today }> {
  const { today } = await readTodayAndSchedule(scope, clientId);
  return { today };
}

export async function readTodayAndSchedule(
  scope: Scope,
  clientId: string,
): Promise<{ today: Today; schedule: ScheduledWorkout[]; settings: ProgramSettings }> {
  const day = today(scope);
  const [
    settings,
    { weeks, pauses, ...counts },
    { current, upcoming, schedule, next },
    doneToday,
    begun,
    unread,
    withdrawn,
    nextVisitOn,
    otherCare,
    careKinds,
  ] = await Promise.all([
    readProgramSettings(scope, clientId),
    store.countDone(scope, { clientId, monday: mondayOf(day) }),
    readFollowed(scope, { clientId, day }),
    store.findDoneOn(scope, { clientId, today: day }),
    store.findBegunNames(scope, clientId),
    store.findUnread(scope, clientId),
    findWithdrawn(scope, clientId),
    readNextVisit(scope, { clientId, today: day }),
    readOtherCare(scope, { clientId, today: day }),
    findCareKindsOfClient(scope, clientId),
  ]);
  const programs = followedPrograms(current, { schedule, day, settings });
  return {
    today: {
      day,
      ...counts,
      program: programOf(next, programs),
      programs,
      upcoming: upcoming.map((program) => withState(program, day, settings)),
      next,
      week: weeksOfNext(schedule, day),
      begunElsewhere: begun.filter(({ workoutId }) => !schedule.some((one) => one.workoutId === workoutId)),
      doneToday,
      streakWeeks: streakWeeks(weeks, day, pauses),
      isConsentWithdrawn: withdrawn.includes('health_data'),
      unread,
      nextVisitOn,
      careKinds,
      ...(otherCare && { otherCare }),
    },
    schedule,
    settings,
  };
}

/**
 * The programs of a client on a day with their workouts. Once nothing is left to do in the one it follows, the next one to start is
 * current, too (`followingProgram`), so that its first workout may be the next one.
 */
export async function readFollowed(
  scope: Scope,
  { clientId, day }: { clientId: string; day: string },
): Promise<FollowedPrograms> {
  const { current, upcoming } = await store.findCurrentPrograms(scope, { clientId, today: day });
  const schedule = await readScheduleOf(scope, current);
  const next = nextWorkout(schedule, day);
  const following = followingProgram({ current, upcoming }, schedule, day);
  if (!following) return { current, upcoming, schedule, next };
  const withFollowing = [...schedule, ...(await readScheduleOf(scope, [following]))];
  return {
    current: [...current, following],
    upcoming: upcoming.filter((program) => program !== following),
    schedule: withFollowing,
    next: nextWorkout(withFollowing, day),
  };
}

interface FollowedPrograms extends store.ProgramsOfClient {
  schedule: ScheduledWorkout[];
  next: ScheduledWorkout | null;
}

/** The workouts of these programs with their dates. */
export async function readScheduleOf(
  scope: Transaction,
  programs: readonly { id: string }[],
): Promise<ScheduledWorkout[]> {
  return scheduleOf(
    await store.findScheduledWorkouts(
      scope,
      programs.map(({ id }) => id),
    ),
  );
}

interface FollowedSchedule {
  schedule: readonly ScheduledWorkout[];
  day: string;
  settings: ProgramSettings;
}

/** Current programs with their state on `day` and the number of their workouts. */
export function followedPrograms(
  current: readonly store.ProgramOfClient[],
  { schedule, day, settings }: FollowedSchedule,
): CurrentProgram[] {
  return current.map((program) => withSchedule(withEarlyStart(withState(program, day, settings), schedule), schedule));
}

/** The program of the next workout; without one the first program. */
export function programOf(next: ScheduledWorkout | null, programs: readonly CurrentProgram[]): CurrentProgram | null {
  return programs.find(({ id }) => id === next?.programId) ?? programs[0] ?? null;
}

/**
 * Counts the workouts of a program, without those of the weeks before its assignment that are not done. `plannedWorkouts` of programs
 * counts the same ones in SQL. A program that was replaced has the weeks that begin until its end, and those of workouts that
 * were done ahead.
 */
function withSchedule<P extends CurrentProgram>(program: P, schedule: readonly ScheduledWorkout[]): P {
  const planned = schedule.filter((workout) => workout.programId === program.id);
  const done = planned.filter(({ state }) => state === 'done').length;
  const weeks = Math.max(program.weeks, ...planned.map(({ weekNumber }) => weekNumber));
  const followed = planned.filter(({ dueBeforeAssignment }) => dueBeforeAssignment !== 'week');
  return { ...program, weeks, workouts: { planned: followed.length, done } };
}

/** Today's date of the client: what is due is the same for everybody who reads it. */
export async function todayOfClient({ db, caller }: Pick<Scope, 'db' | 'caller'>, clientId: string): Promise<string> {
  return todayIn(caller.clientId === clientId ? caller.timeZone : await findClientZone({ db }, clientId));
}

/** Today's date in the caller's time zone. */
export function today({ caller }: Scope): string {
  return todayIn(caller.timeZone);
}

function withState(program: store.ProgramOfClient, day: string, settings: ProgramSettings) {
  const { startsOn, pauses, endsOn } = program;
  const weeks = weeksUntilEnd(program);
  return {
    ...program,
    weeks,
    isShortened: endsOn < lastDayOf(program, program.weeks),
    state: programState({ startsOn, endsOn, weeks: program.weeks, today: day, settings }),
    currentWeek: currentWeek({ startsOn, pauses, weeks, today: day }),
  };
}
