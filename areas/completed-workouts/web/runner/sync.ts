import type { Question } from '#shell/common/route.ts';
import { ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import type { Synced, trainingRoutes } from '../../contract/training.ts';
import { adoptSynced } from './adopt-synced.ts';
import { type Load, loadOf, partsOf, questionOf } from './load.ts';
import type { WorkoutQueue } from './queue.ts';
import { type Blame, refusalIn, refuse } from './refuse.ts';

/** The calls a workout needs, whoever makes them. */
export interface WorkoutApi {
  sync: (asked: Question<typeof trainingRoutes.sync>) => Promise<Synced>;
  /** Null where pictures and videos are not taken: in person. */
  media: MediaApi | null;
}

export interface MediaApi {
  add: (
    asked: Question<typeof trainingRoutes.addMedium>,
    file: File,
    poster: Blob | null,
  ) => Promise<{ medium: { url: string; posterUrl: string | null; thumbnailUrl: string | null } }>;
  remove: (asked: Question<typeof trainingRoutes.deleteMedium>) => Promise<unknown>;
}

/** All sent; no answer, so later again; or nobody is logged in, so not before they are. */
export type Pass = 'sent' | 'later' | 'stopped';

/**
 * Sends all that waits in one call: the start with its prescription, the sets, what became of rows, the end. It is
 * repeated until the server answers; what the server refuses is kept beside its sentence, and the rest goes again at once.
 */
export async function sendWaiting(queue: WorkoutQueue, api: WorkoutApi): Promise<Pass> {
  for (;;) {
    const load = loadOf(queue.read());
    if (!load) break;
    const pass = await send(queue, api, load);
    if (pass !== 'sent') return pass;
  }
  clearWhenDone(queue);
  return 'sent';
}

async function send(queue: WorkoutQueue, api: WorkoutApi, load: Load): Promise<Pass> {
  const sentAt = Date.now();
  try {
    adoptSynced(queue, load, { synced: await api.sync(questionOf(load, sentAt)), sentAt });
    return 'sent';
  } catch (error) {
    if (!isRefusal(error)) return 'later';
    if (isUnauthenticated(error)) return 'stopped';
    return settle(queue, api, { load, error });
  }
}

/**
 * What the server does not know is shown to it as it was shown here, once. Else the one to blame is refused, by its name
 * or, when none is named, by sending the parts alone.
 */
async function settle(
  queue: WorkoutQueue,
  api: WorkoutApi,
  { load, error }: { load: Load; error: ApiError },
): Promise<Pass> {
  const sealed = queue.read().prescribed?.sealed ?? null;
  const isUnknownThere = error.status === 404 || error.code === 'row_unknown';
  if (isUnknownThere && load.sealed === null && sealed) return send(queue, api, { ...load, sealed });

  const blame: Blame = refusalIn(error, load);
  const parts = blame === 'unknown' ? partsOf(load) : [];
  if (parts.length < 2) {
    refuse(queue, { load, blame, error });
    return 'sent';
  }
  for (const part of parts) {
    const pass = await send(queue, api, { ...part, begun: queue.read().begun ?? part.begun });
    if (pass !== 'sent' || queue.read().begun?.refusal !== undefined) return pass;
  }
  return 'sent';
}

/** What was refused stays in sight until the person has read it, and files take longer than sets. */
function clearWhenDone(queue: WorkoutQueue): void {
  const { finish: end, sets, rowChanges, media, removedMediumIds } = queue.read();
  const isSettled = [...sets, ...rowChanges, ...media].every(
    ({ state, refusal }) => state === 'sent' && refusal === undefined,
  );
  if (end?.isSent && isSettled && removedMediumIds.length === 0) queue.clear();
}

/** Anything else is no answer, or none worth the name: a lost or hung network, a server in trouble, too many at once. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}
