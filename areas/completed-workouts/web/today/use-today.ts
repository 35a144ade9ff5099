import { withLocalWorkouts } from '../../rules/today-local.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useToday, useTraining } from '../queries.ts';
import { useLocalWorkouts } from '../runner/use-local-workouts.ts';

/**
 * Today as this device knows it: the server's short answer when it is there, else what the device keeps of the whole
 * training, and over both what was trained here and is not sent yet.
 */
export function useLocalToday() {
  const { timeZone } = useMe();
  const asked = useToday();
  // The short answer first: the long one would hold it up.
  const { training, keptAt, error, refetch } = useTraining({ enabled: !asked.isPending });
  const here = useLocalWorkouts();
  const known = asked.data?.today ?? training?.today;
  const day = plainDateInZone(new Date().toISOString(), timeZone);

  return {
    here,
    day,
    settings: training?.settings,
    /** Since when, in ms, from the first question without an answer on: this is what the device kept. */
    keptAt: asked.failureReason ? keptAt : null,
    today: known && {
      ...known,
      ...withLocalWorkouts(known, here),
      doneToday: known.day === day ? known.doneToday : [],
    },
    error: known ? null : (asked.error ?? error),
    tryAgain(): void {
      void asked.refetch();
      refetch();
    },
  };
}

export type LocalToday = NonNullable<ReturnType<typeof useLocalToday>['today']>;
