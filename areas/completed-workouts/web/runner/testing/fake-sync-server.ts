import { newId } from '#shell/common/ids.ts';
import { ApiError, type FieldErrors } from '#shell/web/api/api-error.ts';
import { limits } from '../../../contract/set.ts';
import { Prescription, type WorkoutSyncResult, WorkoutSync } from '../../../contract/training.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { withCorrectedTimes } from '../../../rules/clock-skew.ts';
import { mergedEnd } from '../../../rules/merge-end.ts';
import { mergedRowChanges } from '../../../rules/merge-row-changes.ts';
import { byId, setKey } from '../../../rules/set-versions.ts';
import { type KnownSets, noSets, written } from '../../../rules/testing/known-sets.ts';
import type { WorkoutApi } from '../sync.ts';
import { exampleBegun } from './opened.ts';

type Weather = 'fine' | 'no-network' | 'answers-lost' | 'trouble';

type Stored = Omit<CompletedWorkout, 'sets'> & { sets: KnownSets };

interface WorkoutFixture {
  /** How far the devices' clocks are ahead of this server's. */
  aheadMs?: number;
}

/** A server behind a gym's network: it stores what reaches it, by the rules of the real one, and may not be heard. */
export function fakeSyncServer({ aheadMs = 0 }: WorkoutFixture = {}) {
  let weather: Weather = 'fine';
  let stored: Stored | null = null;
  const asked: WorkoutSync[] = [];

  async function serve<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (weather === 'no-network') throw failure(0);
    if (weather === 'trouble') throw failure(500);
    const answer = work();
    if (weather === 'answers-lost') throw failure(0);
    return structuredClone(answer);
  }

  function take({ id, ...question }: Parameters<WorkoutApi['sync']>[0]): WorkoutSyncResult {
    const read = WorkoutSync.safeParse(question);
    if (!read.success) throw failure(422, 'Non valido.', errorsOf(read.error.issues));
    asked.push(read.data);
    const { sync, clockAheadSeconds } = withCorrectedTimes(read.data, Date.now() - aheadMs);
    const known = stored ?? (read.data.signed?.signature === 'signed' ? begun(id, sync.startedAt, read.data) : null);
    if (!known) throw failure(404, 'Non più disponibile');

    const unknown = sync.sets.findIndex(({ rowId }) => !known.rows.some((row) => row.id === rowId));
    if (unknown >= 0) throw failure(422, 'Sconosciuto.', { [`sets.${unknown}.rowId`]: ['Esercizio sconosciuto.'] });
    const sets = written(known.sets, sync.sets, newId);
    const live = liveIn(sets);
    if (live.length > limits.setsAWorkout) throw failure(422, 'Troppe serie.');
    if (sync.finish && live.length === 0) throw failure(422, 'Nessuna serie.');

    const end = sync.finish ? mergedEnd(known, sync.finish) : {};
    stored = { ...known, ...end, sets, rowChanges: mergedRowChanges(known.rowChanges, sync.rowChanges) };
    const places = new Set(sync.sets.map(setKey));
    const { startedAt, finishedAt } = stored;
    return {
      completedWorkoutId: stored.id,
      startedAt,
      finishedAt,
      sets: live.filter((set) => places.has(setKey(set))),
      clockAheadSeconds,
    };
  }

  const api: WorkoutApi = { sync: (question) => serve(() => take(question)), media: null };

  return {
    api,
    /** What arrived, call by call. */
    asked,
    be: (next: Weather) => {
      weather = next;
    },
    /** Another phone got there first. */
    beginElsewhere: (sets: CompletedWorkout['sets'] = []) => {
      stored = {
        ...exampleBegun,
        sets: { ...noSets, standing: sets.map(({ author: _, ...set }) => ({ ...set, authorId: null })) },
      };
    },
    finishElsewhere: (finishedAt: string) => {
      if (stored) stored = { ...stored, finishedAt };
    },
    workout: () => stored,
    sets: () => (stored ? liveIn(stored.sets) : []),
  };
}

/** In the order in which they were made. */
function liveIn({ standing }: KnownSets) {
  return standing.map(({ authorId: _, ...set }) => set).toSorted(byId);
}

function begun(id: string, startedAt: string, { signed }: WorkoutSync): Stored {
  const rows = signed ? Prescription.parse(signed.prescription).rows : [];
  return { ...exampleBegun, id, startedAt, rows, sets: noSets, rowChanges: [] };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]));
}

function failure(status: number, message = '', errors: FieldErrors = {}): ApiError {
  return new ApiError({ status, code: '', message, errors });
}
