import type { ReadNextLoads } from '#areas/programs/web/public.tsx';
import { call } from '#shell/web/api/call.ts';
import { trainingRoutes } from '../contract/training.ts';
import { nextLoad } from '../rules/next-load.ts';

/** The loads that the editor of a copy shows: computed from the same history and by the same rules as in the runner. */
export const readNextLoads: ReadNextLoads = async ({ clientId, exerciseIds }, signal) => {
  const request = { clientId, exerciseIds: exerciseIds.join() };
  const { history } = await call(trainingRoutes.exerciseHistory, request, { signal });
  const byExercise = new Map(history.map((one) => [one.exerciseId, one]));
  return (row, { programId, dayNumber, settings }) => {
    const ofExercise = byExercise.get(row.exerciseId) ?? null;
    return nextLoad({ row, history: ofExercise, settings, program: { programId, dayNumber }, now: new Date() });
  };
};
