import { newId } from '#shell/common/ids.ts';
import { ApiError, type FieldErrors } from '#shell/web/api/api-error.ts';
import { limits } from '../../../contract/set.ts';
import { Prescription } from '../../../contract/prescription.ts';
import { type WorkoutSyncResult, WorkoutSync } from '../../../contract/sync.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { withCorrectedTimes } from '../../../rules/clock-skew.ts';
import { mergedEnd, mergedRowChanges } from '../../../rules/merge-workout.ts';
import { mergedPain } from '../../../rules/pain-at-end.ts';
import { byId } from '../../../rules/set-versions.ts';
import { mergeSets } from '../../../rules/merge-stored-sets.ts';
import { type KnownSets, noSets, applyChanges, storedSetsOf } from '../../../rules/testing/known-sets.ts';
import type { WorkoutApi } from '../sync/workout-api.ts';
import { exampleBegun } from './opened.ts';

type NetworkState = 'online' | 'offline' | 'response-lost' | 'server-error';

type StoredWorkout = Omit<CompletedWorkout, 'sets'> & { sets: KnownSets };

/**
 * Server for tests with an unreliable network. It merges by the product's own rules; requests or responses may be lost.
 * `aheadMs` is the clock skew of the devices.
 */
export function fakeSyncServer({ aheadMs = 0 } = {}) {
  let network: NetworkState = 'online';
  let stored: StoredWorkout | null = null;
  const requests: WorkoutSync[] = [];
  const deletedIds: string[] = [];

  async function respond<T>(handle: () => T): Promise<T> {
    await Promise.resolve();
    if (network === 'offline') throw apiError(0);
    if (network === 'server-error') throw apiError(500);
    const response = handle();
    if (network === 'response-lost') throw apiError(0);
    return structuredClone(response);
  }

  function sync({ completedWorkoutId: id, ...body }: Parameters<WorkoutApi['sync']>[0]): WorkoutSyncResult {
    const parsed = WorkoutSync.safeParse(body);
    if (!parsed.success) throw apiError(422, 'Non valido.', errorsOf(parsed.error.issues));
    requests.push(parsed.data);
    const { sync: request, clockAheadSeconds } = withCorrectedTimes(parsed.data, Date.now() - aheadMs);
    const isSigned = parsed.data.signed?.signature === 'signed';
    const workout = stored ?? (isSigned || parsed.data.free ? begin(id, request.startedAt, parsed.data) : null);
    if (!workout) throw apiError(404, 'Non più disponibile');

    const unknown = request.sets.findIndex(({ rowId }) => !isKnownRow(workout, request, rowId));
    if (unknown >= 0) throw apiError(422, 'Sconosciuto.', { [`sets.${unknown}.rowId`]: ['Esercizio sconosciuto.'] });
    const sets = applyChanges(workout.sets, request.sets, newId);
    const current = currentSets(sets);
    if (current.length > limits.setsAWorkout) throw apiError(422, 'Troppe serie.');
    if (request.finish && current.length === 0) throw apiError(422, 'Nessuna serie.');

    const rowChanges = mergedRowChanges(workout.rowChanges, request.rowChanges);
    stored = { ...workout, ...endAfter(workout, parsed.data, request.finish), sets, rowChanges };
    return {
      completedWorkoutId: stored.id,
      startedAt: stored.startedAt,
      sentStartedAt: stored.timesCorrection?.startedAt ?? stored.startedAt,
      finishedAt: stored.finishedAt,
      sets: syncedSets(workout.sets, request),
      clockAheadSeconds,
    };
  }

  const api: WorkoutApi = {
    sync: (request) => respond(() => sync(request)),
    deleteFree: (id) => respond(() => void deletedIds.push(id)),
    media: null,
  };

  return {
    api,
    /** The sync requests, and the ids of deleted workouts, that reached the server. */
    requests,
    deletedIds,
    setNetwork: (next: NetworkState) => {
      network = next;
    },
    /** The server has the workout, finished. */
    store: ({ sets, ...finished }: CompletedWorkout) => {
      stored = { ...finished, sets: setsOfClient(sets) };
    },
    beginElsewhere: (sets: CompletedWorkout['sets'] = []) => {
      stored = { ...exampleBegun, sets: setsOfClient(sets) };
    },
    finishElsewhere: (finishedAt: string, corrected: Partial<StoredWorkout> = {}) => {
      if (stored) stored = { ...stored, finishedAt, ...corrected };
    },
    workout: () => stored,
    sets: () => (stored ? currentSets(stored.sets) : []),
  };
}

/** The end, the effort, the comment, the pain and the title after a request. */
function endAfter(workout: StoredWorkout, sent: WorkoutSync, finish: WorkoutSync['finish']) {
  const { effort = workout.effort, comment = workout.comment } = sent.correction ?? {};
  const { hasPainAtEnd = workout.hasPainAtEnd } = sent.correction ?? {};
  const uncorrected = { ...workout, effortCorrectedAt: null, sentComment: null };
  const pain = { hasPainAtEnd, painAuthorId: null, painCorrectedAt: null };
  const end = finish
    ? { ...mergedEnd(uncorrected, finish), hasPainAtEnd: mergedPain(pain, finish, null).hasPainAtEnd }
    : { effort, comment, hasPainAtEnd };
  return { ...end, title: sent.title || workout.title };
}

function setsOfClient(sets: CompletedWorkout['sets']): KnownSets {
  return { ...noSets, current: sets.map(({ author: _, ...set }) => ({ ...set, authorId: null })) };
}

function isKnownRow(
  { rows, rowChanges }: StoredWorkout,
  sent: Pick<WorkoutSync, 'rowChanges'>,
  rowId: string,
): boolean {
  const isAdded = [...rowChanges, ...sent.rowChanges].some((change) => change.added && change.rowId === rowId);
  return isAdded || rows.some(({ id }) => id === rowId);
}

function syncedSets(
  known: KnownSets,
  { sets, attempts = [] }: Pick<WorkoutSync, 'sets' | 'attempts'>,
): WorkoutSyncResult['sets'] {
  return mergeSets(sets, storedSetsOf(known, sets), { authorId: null, newId, attempts }).current;
}

function currentSets({ current }: KnownSets) {
  return current.map(({ authorId: _, ...set }) => set).toSorted(byId);
}

function begin(id: string, startedAt: string, { signed, free }: WorkoutSync): StoredWorkout {
  const rows = signed ? Prescription.parse(signed.prescription).rows : [];
  return { ...exampleBegun, ...(free && { title: free.title }), id, startedAt, rows, sets: noSets, rowChanges: [] };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]));
}

function apiError(status: number, message = '', errors: FieldErrors = {}): ApiError {
  return new ApiError({ status, code: '', message, errors });
}
