import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQueryOptions } from '#shell/web/api/query.ts';
import type { createAtom } from '#shell/web/atom.ts';
import type { Workout } from '../../contract/document.ts';
import {
  type LastPerformance,
  type ProgramDetail,
  programEditingRoutes,
  type RowPerformance,
} from '../../contract/editing.ts';
import { stayingDates } from '../../rules/staying-dates.ts';

/** What the client did with a copy; empty for a template. */
export interface CopyTraining {
  /** The client's last performances of the exercises. */
  previous: readonly LastPerformance[];
  /** What the client did of the rows, by row. */
  done: ReadonlyMap<string, RowPerformance>;
  /** Workouts that the client has begun and not finished. */
  begun: ReadonlySet<string>;
  /** Workouts that the client has begun or done, also where `done` and `begun` may not be read. */
  logged?: ReadonlySet<string>;
  /** Dates of the workouts that were moved, or stay although a pause moves their day, by workout. */
  moved: ReadonlyMap<string, string>;
  /** Those that stay. */
  staying?: Readonly<Record<string, string>>;
}

export function trainingOf({ previous, done, begun, logged, moved }: ProgramDetail): CopyTraining {
  return {
    previous,
    done: new Map(done.map((performance) => [performance.rowId, performance])),
    // These are absent from a response that was cached on the device before it had them.
    begun: new Set(begun ?? []),
    logged: new Set(logged ?? []),
    moved: new Map((moved ?? []).map(({ workoutId, date }) => [workoutId, date])),
    staying: stayingDates(moved ?? []),
  };
}

/** Whether the client has begun or done a workout; null: neither. */
export function progressOf({ id, exercises }: Workout, { begun, done }: CopyTraining): 'begun' | 'done' | null {
  if (begun.has(id)) return 'begun';
  return exercises.some((row) => (done.get(row.id)?.setsDone ?? 0) > 0) ? 'done' : null;
}

/** Returns a predicate for workouts that the client has begun or done by the newest response: copying and pasting leave them as they are. */
export function isTrainedIn({ training }: { training: { get: () => CopyTraining } }): (workout: Workout) => boolean {
  return (workout) => progressOf(workout, training.get()) !== null || training.get().logged?.has(workout.id) === true;
}

/**
 * Follows what the client of an open copy does: the response is fetched again when a live event invalidates it. Of a newer response
 * only the training is used; the document has its own versions, so unsaved edits stay.
 */
export function useFollowTraining(training: ReturnType<typeof createAtom<CopyTraining>>, detail: ProgramDetail): void {
  const { id, clientId } = detail.program;
  const { data = detail } = useQuery({
    ...apiQueryOptions(programEditingRoutes.detailForEdit, { id }),
    enabled: clientId !== null,
    initialData: detail,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { skipGlobalErrorHandler: true },
  });
  // Synchronises with the atom of the editor, which is also read outside React.
  useEffect(() => {
    if (data !== detail) training.set(trainingOf(data));
  }, [training, data, detail]);
}
