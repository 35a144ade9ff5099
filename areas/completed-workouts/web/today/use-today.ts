import { todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import type { Today } from '../../contract/today.ts';
import { type Training, trainingRoutes } from '../../contract/training.ts';
import { withLocalWorkouts } from '../../rules/next-workout.ts';
import { withWaitingSkips } from '../../rules/waiting-skips.ts';
import { useTraining } from '../queries.ts';
import { useSkips } from './skips/use-skips.ts';
import { type LocalWorkoutSummary, useLocalWorkouts } from '../runner/sync/use-local-workouts.ts';

/** Today as shown on this device, with the workouts that are not sent yet. */
export interface LocalToday extends Today {
  /** Settings of the coach; undefined while the training is loading. */
  settings: Training['settings'] | undefined;
  /** Whether the client has trained today, and no other workout is due or begun. */
  isDoneForToday: boolean;
  /** The workout of this device in the first card, which the banner above does not repeat. */
  localWorkout: LocalWorkoutSummary | undefined;
  /** The workouts whose skip, or whose return among those to do, is not sent yet. */
  unsentSkips: ReadonlySet<string>;
}

/**
 * Returns the server's response or else the cached training, with the workouts of this device applied. The training is
 * requested after Today, because a parallel request would delay Today.
 */
export function useLocalToday() {
  const { timeZone } = useMe();
  const query = useApiQuery(trainingRoutes.today, {});
  const { training, fetchedAt, error, refetch } = useTraining({ enabled: !query.isPending });
  const local = useLocalWorkouts();
  const day = todayIn(timeZone);
  const { skips } = useSkips();
  const waiting = skips.flatMap(({ request, rejection }) => (rejection === null ? [request] : []));
  const stored = query.data?.today ?? training?.today;
  const server = stored && withWaitingSkips(stored, waiting, day);
  const today: Omit<LocalToday, keyof Card> | undefined = server && {
    ...server,
    ...withLocalWorkouts(server, local, { day, timeZone }),
    doneToday: server.day === day ? server.doneToday : [],
    settings: training?.settings,
    unsentSkips: new Set(waiting.map(({ workoutId }) => workoutId)),
  };

  return {
    local,
    hasRefusedSkips: skips.length > waiting.length,
    today: today && { ...today, ...cardOf(today, local) },
    /** Time at which the shown data was fetched, in ms, once a request has failed; null while it is current. */
    cachedAt: query.failureReason ? fetchedAt : null,
    /** Whether the device shows what it has stored and the server has not responded yet. */
    isUpdating: query.data === undefined && query.failureReason === null && today !== undefined,
    error: today ? null : (query.error ?? error),
    refetch(): void {
      void query.refetch();
      refetch();
    },
  };
}

type Card = Pick<LocalToday, 'isDoneForToday' | 'localWorkout'>;

function cardOf({ day, doneToday, next, program }: Today, local: readonly LocalWorkoutSummary[]): Card {
  const finished = local.find(({ isFinished }) => isFinished);
  const isDue = next !== null && (next.state === 'begun' || next.date === day);
  if (!program) return { isDoneForToday: false, localWorkout: undefined };
  if ((doneToday.length > 0 || finished) && !isDue) return { isDoneForToday: true, localWorkout: finished };
  return { isDoneForToday: false, localWorkout: local.find(({ workoutId }) => workoutId === next?.workoutId) };
}
