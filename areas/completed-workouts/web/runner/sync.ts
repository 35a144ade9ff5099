import type { ApiRequest } from '#shell/common/route.ts';
import { ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import type { WorkoutSyncResult, trainingRoutes } from '../../contract/training.ts';
import { applySyncResult } from './apply-sync-result.ts';
import { type SyncPayload, buildPayload, splitPayload, toSyncRequest } from './sync-payload.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import { type RejectedParts, parseRejection, markRejected } from './rejections.ts';

/** The calls a workout needs, whoever makes them. */
export interface WorkoutApi {
  sync: (asked: ApiRequest<typeof trainingRoutes.sync>) => Promise<WorkoutSyncResult>;
  /** Null where pictures and videos are not taken: in person. */
  media: MediaApi | null;
}

export interface MediaApi {
  add: (
    asked: ApiRequest<typeof trainingRoutes.addMedium>,
    file: File,
    poster: Blob | null,
  ) => Promise<{ medium: { url: string; posterUrl: string | null; thumbnailUrl: string | null } }>;
  remove: (asked: ApiRequest<typeof trainingRoutes.deleteMedium>) => Promise<unknown>;
}

/** All sent; no answer, so later again; or nobody is logged in, so not before they are. */
export type SyncOutcome = 'sent' | 'later' | 'stopped';

/**
 * Sends all that waits in one call: the start with its prescription, the sets, what became of rows, the end. It is
 * repeated until the server answers; what the server refuses is kept beside its sentence, and the rest goes again at once.
 */
export async function pushPending(queue: LocalWorkoutStore, api: WorkoutApi): Promise<SyncOutcome> {
  for (;;) {
    const load = buildPayload(queue.read());
    if (!load) break;
    const pass = await send(queue, api, load);
    if (pass !== 'sent') return pass;
  }
  clearWhenDone(queue);
  return 'sent';
}

async function send(queue: LocalWorkoutStore, api: WorkoutApi, load: SyncPayload): Promise<SyncOutcome> {
  const sentAt = Date.now();
  try {
    applySyncResult(queue, load, { synced: await api.sync(toSyncRequest(load, sentAt)), sentAt });
    return 'sent';
  } catch (error) {
    if (!isRejection(error)) return 'later';
    if (isUnauthenticated(error)) return 'stopped';
    return settle(queue, api, { load, error });
  }
}

/**
 * What the server does not know is shown to it as it was shown here, once. Else the one to blame is refused, by its name
 * or, when none is named, by sending the parts alone.
 */
async function settle(
  queue: LocalWorkoutStore,
  api: WorkoutApi,
  { load, error }: { load: SyncPayload; error: ApiError },
): Promise<SyncOutcome> {
  const signed = queue.read().prescribed?.signed ?? null;
  const isUnknownThere = error.status === 404 || error.code === 'row_unknown';
  if (isUnknownThere && load.signed === null && signed) return send(queue, api, { ...load, signed });

  const blame: RejectedParts = parseRejection(error, load);
  const parts = blame === 'unknown' ? splitPayload(load) : [];
  if (parts.length < 2) {
    markRejected(queue, { load, blame, error });
    return 'sent';
  }
  for (const part of parts) {
    const pass = await send(queue, api, { ...part, begun: queue.read().begun ?? part.begun });
    if (pass !== 'sent' || queue.read().begun?.rejection !== undefined) return pass;
  }
  return 'sent';
}

/** What was refused stays in sight until the person has read it, and files take longer than sets. */
function clearWhenDone(queue: LocalWorkoutStore): void {
  const { finish: end, sets, rowChanges, media, removedMediumIds } = queue.read();
  const isSettled = [...sets, ...rowChanges, ...media].every(
    ({ state, rejection }) => state === 'sent' && rejection === undefined,
  );
  if (end?.isSent && isSettled && removedMediumIds.length === 0) queue.clear();
}

/** Anything else is no answer, or none worth the name: a lost or hung network, a server in trouble, too many at once. */
export function isRejection(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}
