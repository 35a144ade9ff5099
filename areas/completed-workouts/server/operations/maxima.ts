import { replaceMeasurements } from '#areas/metrics/server/public.ts';
import { perHandMethods } from '#areas/metrics/rules/maximum.ts';
import { isPossible } from '#areas/metrics/rules/plausibility.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findMaxima } from '../store/maxima.ts';

/**
 * Writes the estimated maxima of finished workouts into the measurements of the client, whose source is the workout. Called in the
 * transaction that changes the sets, so a correction changes the measurement and a removal deletes it.
 */
export async function recordMaxima(scope: Scope, clientId: string, workoutIds: readonly string[]): Promise<void> {
  const maxima = Map.groupBy(
    await findMaxima(scope, { clientId, workoutIds }),
    ({ completedWorkoutId }) => completedWorkoutId,
  );
  const today = todayIn(scope.caller.timeZone);
  const records = workoutIds.map((sourceId) => {
    const ofWorkout = (maxima.get(sourceId) ?? []).filter(({ metric, valueKg }) =>
      isPossible(metric, valueKg, 'performance'),
    );
    const [{ day, finishedAt } = { day: today, finishedAt: null }] = ofWorkout;
    return {
      sourceId,
      // A device whose clock is ahead sends an end in the future, which no measurement may have.
      day: day > today ? today : day,
      measuredAt: finishedAt,
      values: ofWorkout.map(({ metric, valueKg, isPerHand }) => ({
        ...{ metric, group: 'performance' as const, value: valueKg },
        method: isPerHand ? perHandMethods.estimated : 'EPLEY',
      })),
    };
  });
  // A value of a workout belongs to the client, also when a professional logged the sets.
  await replaceMeasurements(scope, { clientId, authorId: null }, { source: 'workout', records });
}
