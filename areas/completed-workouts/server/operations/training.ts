import { getClient } from '#areas/clients/server/public.ts';
import { findTrainingExercises } from '#areas/exercises/server/public.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import type {
  ExerciseHistory,
  Prescription,
  ScheduledWorkout,
  Training,
  TrainingExercise,
} from '../../contract/training.ts';
import { estimatedMaxKg } from '../../rules/estimate.ts';
import { nextWorkout } from '../../rules/next-workout.ts';
import { nearestTo, scheduleOf } from '../../rules/schedule.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findPast } from '../store/past.ts';
import { findCurrentProgram, findScheduledWorkouts, findPrescriptions } from '../store/today.ts';
import { findBegunWorkouts } from '../store/workouts.ts';
import { signPrescription } from './signed-prescription.ts';
import { readDay, todayOf } from './today.ts';

/** Of a program, at most so many workouts are kept on a phone. */
const maxWorkouts = 400;

/** An estimate of strength is good for so many days. */
const estimateDays = 90;

interface OpenedWorkout extends Beside {
  prescription: Prescription;
  signature: string;
  settings: ProgramSettings;
  begun: CompletedWorkout | null;
}

/** One workout of the client's own to do, with all that is shown beside it. */
export async function openWorkout(scope: Scope, { id }: { id: string }): Promise<OpenedWorkout> {
  return openFor(scope, found(scope.caller.clientId), id);
}

/** In person: the same for a client the caller looks after. */
export async function openOfClient(
  scope: Scope,
  { id, workoutId }: { id: string; workoutId: string },
): Promise<OpenedWorkout> {
  await getClient(scope, { id });
  return openFor(scope, id, workoutId);
}

export async function scheduleOfClient(
  scope: Scope,
  { id }: { id: string },
): Promise<{ schedule: ScheduledWorkout[]; next: ScheduledWorkout | null }> {
  await getClient(scope, { id });
  const program = await findCurrentProgram(scope, { clientId: id, today: todayOf(scope) });
  const schedule = program ? scheduleOf(await findScheduledWorkouts(scope, program.id), program.startsOn) : [];
  return { schedule, next: nextWorkout(schedule) };
}

/** Everything a phone needs to train without a network. */
export async function readTraining(scope: Scope): Promise<{ training: Training }> {
  const clientId = found(scope.caller.clientId);
  const settings = await readProgramSettings(scope, clientId);
  const { today, schedule } = await readDay(scope, settings);
  const next = schedule.findIndex(({ workoutId }) => workoutId === today.next?.workoutId);
  const kept = nearestTo(schedule, next === -1 ? schedule.length : next, maxWorkouts);
  const workoutIds = kept.map(({ workoutId }) => workoutId);
  const [prescriptions, begun] = await Promise.all([
    findPrescriptions(scope, clientId, workoutIds),
    findBegunWorkouts(scope, { clientId }),
  ]);
  const beside = await readBeside(scope, { clientId, settings, workouts: [...prescriptions, ...begun] });
  const workouts = prescriptions.map((prescription) => signPrescription(scope, clientId, prescription));
  return { training: { today, workouts, ...beside, settings, begun } };
}

async function openFor(scope: Scope, clientId: string, workoutId: string): Promise<OpenedWorkout> {
  const [[found_], settings, [begun = null]] = await Promise.all([
    findPrescriptions(scope, clientId, [workoutId]),
    readProgramSettings(scope, clientId),
    findBegunWorkouts(scope, { clientId, workoutId }),
  ]);
  const prescription = found(found_);
  const beside = await readBeside(scope, {
    clientId,
    settings,
    workouts: begun ? [prescription, begun] : [prescription],
  });
  return { ...signPrescription(scope, clientId, prescription), ...beside, settings, begun };
}

interface Beside {
  history: ExerciseHistory[];
  exercises: TrainingExercise[];
}

interface ShownBeside {
  clientId: string;
  settings: ProgramSettings;
  workouts: { rows: { exerciseId: string }[]; rowChanges?: { exerciseId: string | null }[] }[];
}

/** What is shown beside the rows: the exercises with their media, and what was done on them before. */
async function readBeside(scope: Scope, { clientId, settings, workouts }: ShownBeside): Promise<Beside> {
  const named = workouts.flatMap(({ rows, rowChanges = [] }) => [...rows, ...rowChanges]);
  const exerciseIds = [...new Set(named.flatMap(({ exerciseId }) => exerciseId ?? []))];
  const exercises = await findTrainingExercises(scope, exerciseIds, settings.clientMaySwap);
  const alternatives = exercises.flatMap((exercise) => exercise.alternatives.map(({ id }) => id));
  const past = await findPast(scope, {
    clientId,
    exerciseIds: [...new Set([...exerciseIds, ...alternatives])],
    days: estimateDays,
  });
  return { exercises, history: past.map(({ heaviest, ...rest }) => ({ ...rest, oneRepMaxKg: bestOf(heaviest) })) };
}

function bestOf(sets: Parameters<typeof estimatedMaxKg>[0][]): number | null {
  const estimates = sets.flatMap((set) => estimatedMaxKg(set) ?? []);
  return estimates.length > 0 ? Math.max(...estimates) : null;
}
