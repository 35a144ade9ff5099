import { currentWeek, programState } from '#areas/programs/rules/schedule.ts';
import type { CompletedWorkout, LastTime, PrescribedRow, Today } from '../../contract.ts';
import { nextWorkout, weekOfNext } from '../../rules/next-workout.ts';
import { dayInZone, mondayOf } from '#shell/common/dates.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findLastTimes } from '../store/sets.ts';
import {
  type CurrentProgram,
  countDone,
  findCurrentProgram,
  findPrescription,
  findSchedule,
  type Prescribed,
} from '../store/today.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

/** What a client sees first: the program, the workout to do next and how the week is going. */
export async function readToday(scope: Scope): Promise<{ today: Today }> {
  const today = dayInZone(new Date().toISOString(), scope.caller.timeZone);
  const counts = await countDone(scope, mondayOf(today));
  const program = await findCurrentProgram(scope, today);
  const schedule = program ? await findSchedule(scope, program.id) : [];
  return {
    today: {
      ...counts,
      program: program ? withState(program, today) : null,
      next: nextWorkout(schedule),
      week: weekOfNext(schedule),
    },
  };
}

interface Prescription extends Prescribed {
  rows: PrescribedRow[];
}

interface WorkoutToDo {
  prescription: Omit<Prescription, 'begunId'>;
  lastTime: LastTime[];
  begun: CompletedWorkout | null;
}

/** A workout to do: the prescription, the last time's sets beside it, and what is logged already when it was begun. */
export async function readPrescription(scope: Scope, { id }: { id: string }): Promise<WorkoutToDo> {
  const { begunId, ...prescription } = found(await findPrescription<Prescription>(scope, id));
  const clientId = scope.caller.clientId ?? '';
  const exerciseIds = [...new Set(prescription.rows.map((row) => row.exerciseId))];
  const lastTime = await findLastTimes(scope, clientId, exerciseIds);
  const begun = begunId ? await findCompletedWorkout(scope, { id: begunId, clientId }) : undefined;
  return { prescription, lastTime, begun: begun ?? null };
}

function withState(program: CurrentProgram, today: string) {
  const { startsOn, endsOn, weeks } = program;
  return {
    ...program,
    state: programState({ startsOn, endsOn, today }),
    currentWeek: currentWeek({ startsOn, weeks, today }),
  };
}
