import { type CachedRoute, readCached } from '#shell/web/api/cached-query.ts';
import { type Training, trainingRoutes, type WorkoutDetail } from '../../../contract/training.ts';
import type { WorkoutRef } from '../local-store/local-workout-store.ts';
import { withCurrentNames } from '../local-store/stored-names.ts';

/** The training route, whose response is cached per client for use without a connection. */
export const cachedTraining: CachedRoute<typeof trainingRoutes.training> = {
  route: trainingRoutes.training,
  request: {},
  upgrade: ({ training }) => ({ training: withPrograms(withCurrentNames(training) as Training) }),
};

/** The training of an earlier release is of one program, which its workouts do not name, or has no `programInfo`. */
function withPrograms(stored: Training): Training {
  const training = { ...stored, programInfo: stored.programInfo ?? {} };
  const { today } = training;
  const { program } = today;
  if (today.programs || !program) return { ...training, today: { ...today, programs: today.programs ?? [] } };
  const named = <W extends object>(workout: W) => ({ ...workout, programId: program.id, programTitle: program.title });
  const next = today.next && named(today.next);
  return { ...training, today: { ...today, programs: [program], next, week: today.week.map(named) } };
}

/** A workout of the cached training, as the server would return it. */
export async function workoutDetailFromCache({
  clientId,
  workoutId,
}: WorkoutRef): Promise<{ detail: WorkoutDetail; fetchedAt: number } | null> {
  const cached = await readCached(clientId, cachedTraining);
  const training = cached?.response.training;
  const signed = training?.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
  if (!training || !signed) return null;

  const rowIds = new Set(signed.prescription.rows.map(({ exerciseId }) => exerciseId));
  const alternatives = training.exercises.flatMap((exercise) => (rowIds.has(exercise.id) ? exercise.alternatives : []));
  const exerciseIds = new Set([...rowIds, ...alternatives.map(({ id }) => id)]);
  const detail = {
    ...signed,
    history: training.history.filter(({ exerciseId }) => exerciseIds.has(exerciseId)),
    exercises: training.exercises.filter(({ id }) => exerciseIds.has(id)),
    settings: training.settings,
    begun: training.begun.find((begun) => begun.workoutId === workoutId) ?? null,
    earlyStart: earlyStartFrom(training.today, workoutId),
    programInfo: training.programInfo[signed.prescription.programId ?? ''] ?? '',
  };
  return { detail, fetchedAt: cached.fetchedAt };
}

function earlyStartFrom({ programs, week }: Training['today'], workoutId: string): WorkoutDetail['earlyStart'] {
  const workout = week.find((one) => one.workoutId === workoutId);
  const program = programs.find(({ id }) => id === workout?.programId);
  return workout && program?.state === 'upcoming' ? { startsOn: program.startsOn, date: workout.date } : null;
}
