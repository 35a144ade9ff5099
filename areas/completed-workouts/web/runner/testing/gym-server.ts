import { ApiError } from '#shell/web/api/api-error.ts';
import type { CompletedSet, CompletedWorkout } from '../../../contract.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { setRefusal } from '../../../rules/check-set.ts';
import { mergedSets } from '../../../rules/merge-sets.ts';
import type { WorkoutApi } from '../sync.ts';

type Weather = 'fine' | 'no-network' | 'answers-lost' | 'trouble';

/** A server behind a gym's network: it stores what reaches it, by the rules of the real one, and may not be heard. */
export function gymServer() {
  let weather: Weather = 'fine';
  let begun: CompletedWorkout | null = null;
  const asked: string[] = [];

  async function serve<T>(name: string, work: () => T): Promise<T> {
    await Promise.resolve();
    if (weather === 'no-network') throw failure(0);
    if (weather === 'trouble') throw failure(500);
    asked.push(name);
    const answer = work();
    if (weather === 'answers-lost') throw failure(0);
    return structuredClone(answer);
  }

  function here(): CompletedWorkout {
    if (!begun) throw failure(404, 'Non più disponibile');
    return begun;
  }

  const api: WorkoutApi = {
    start: ({ id, startedAt }) =>
      serve('start', () => {
        begun ??= { ...exampleCompletedWorkout, id, startedAt, finishedAt: null, effort: null, comment: '', sets: [] };
        return { completedWorkout: begun };
      }),
    logSet: ({ id: _, setId, ...values }) =>
      serve(`set ${values.setNumber}`, () => {
        const workout = here();
        if (setRefusal(workout, values)) throw failure(409, 'Era già finito.');
        workout.sets = mergedSets(workout.sets, [{ ...values, id: setId }]);
      }),
    deleteSet: ({ setId }) =>
      serve('delete', () => {
        here().sets = here().sets.filter((set) => set.id !== setId);
      }),
    finish: ({ finishedAt, effort, comment }) =>
      serve('finish', () => {
        begun = { ...here(), finishedAt: here().finishedAt ?? finishedAt, effort, comment };
      }),
  };

  return {
    api,
    asked,
    be: (next: Weather) => {
      weather = next;
    },
    /** Another phone got there first. */
    beginElsewhere: (sets: CompletedSet[] = []) => {
      begun = { ...exampleCompletedWorkout, finishedAt: null, sets };
    },
    finishElsewhere: (finishedAt: string) => {
      begun = { ...here(), finishedAt };
    },
    workout: () => begun,
    sets: () => begun?.sets ?? [],
  };
}

function failure(status: number, message = ''): ApiError {
  return new ApiError({ status, code: '', message });
}
