import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { currentWeek, programState } from '#areas/programs/rules/schedule.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { ScheduledWorkout, Today } from '../../contract/training.ts';
import { nextWorkout, weekOfNext } from '../../rules/next-workout.ts';
import { scheduleOf } from '../../rules/schedule.ts';
import { streakWeeks } from '../../rules/streak.ts';
import { plainDateInZone, mondayOf } from '#shell/common/dates.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/today.ts';

/** What a client sees first: the program, the workout to do next and how the week is going. */
export async function readToday(scope: Scope): Promise<{ today: Today }> {
  const { today } = await readDay(scope, await readProgramSettings(scope, scope.caller.clientId));
  return { today };
}

/** Today, with the whole schedule it is made of. */
export async function readDay(
  scope: Scope,
  settings: ProgramSettings,
): Promise<{ today: Today; schedule: ScheduledWorkout[] }> {
  const clientId = found(scope.caller.clientId);
  const day = todayOf(scope);
  const asked = { clientId, today: day };
  const [{ weeks, ...counts }, program, doneToday, unread] = await Promise.all([
    store.countDone(scope, { clientId, monday: mondayOf(day) }),
    store.findCurrentProgram(scope, asked),
    store.findDoneOn(scope, asked),
    store.findUnread(scope, clientId),
  ]);
  const schedule = program ? scheduleOf(await store.findScheduledWorkouts(scope, program.id), program.startsOn) : [];
  const today = {
    day,
    ...counts,
    program: program ? withState(program, day, settings) : null,
    next: nextWorkout(schedule),
    week: weekOfNext(schedule),
    doneToday,
    streakWeeks: streakWeeks(weeks, day),
    unread,
  };
  return { today, schedule };
}

/** The day it is where the caller is. */
export function todayOf({ caller }: Scope): string {
  return plainDateInZone(new Date().toISOString(), caller.timeZone);
}

function withState(program: store.CurrentProgram, today: string, settings: ProgramSettings) {
  const { startsOn, endsOn, weeks } = program;
  return {
    ...program,
    state: programState({ startsOn, endsOn, today, settings }),
    currentWeek: currentWeek({ startsOn, weeks, today }),
  };
}
