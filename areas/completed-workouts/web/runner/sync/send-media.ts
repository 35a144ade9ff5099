import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { type ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { setKey } from '../../../rules/set-versions.ts';
import type { LocalMedium, LocalWorkout, LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { deleteFile, findFile, revokePreview } from '../local-store/media-files.ts';
import type { MediaApi } from './workout-api.ts';

/** Sends media one after the other, each once its set is synced. */
export async function sendMedia(store: LocalWorkoutStore, api: MediaApi | null): Promise<SyncOutcome> {
  if (!api) return 'done';
  for (;;) {
    const task = nextTask(store.read());
    if (!task) return 'done';
    try {
      if (task.kind === 'remove') {
        const { completedWorkoutId, mediumId } = task;
        await api.remove({ completedWorkoutId, mediumId });
        store.unmarkMediumRemoved(mediumId);
      } else await add(store, api, task);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error)) return 'stopped';
      // The server reports a removed medium as not found when its upload never arrived.
      if (task.kind === 'remove') store.unmarkMediumRemoved(task.mediumId);
      else markRejected(store, task.medium.id, error);
    }
  }
}

type Task =
  | { kind: 'remove'; completedWorkoutId: string; mediumId: string }
  | { kind: 'add'; completedWorkoutId: string; medium: LocalMedium };

function nextTask({ begun, sets, media, removedMediumIds, finish }: LocalWorkout): Task | null {
  if (!begun || begun.syncedAt === null) return null;
  const [mediumId] = removedMediumIds;
  if (mediumId !== undefined) return { kind: 'remove', completedWorkoutId: begun.id, mediumId };
  const medium = media.find((one) => {
    const set = sets.find((local) => setKey(local.set) === setKey(one));
    // Waits for the set; a medium of a set that was never logged is sent when the workout is finished.
    return one.state === 'pending' && (set ? set.state === 'synced' : finish?.isSynced);
  });
  return medium ? { kind: 'add', completedWorkoutId: begun.id, medium } : null;
}

async function add(
  store: LocalWorkoutStore,
  api: MediaApi,
  { completedWorkoutId, medium }: Task & { kind: 'add' },
): Promise<void> {
  const { id: mediumId, rowId, setNumber, kind } = medium;
  const file = await findFile(mediumId);
  if (!file) {
    markRejected(store, mediumId, { code: '', message: '' });
    return;
  }
  const poster = kind === 'video' ? await posterOf(file) : null;
  const { medium: stored } = await api.add({ completedWorkoutId, mediumId, rowId, setNumber }, file, poster);
  const current = store.findMedium(mediumId);
  const { hasPoster, hasThumbnail } = stored;
  if (current)
    store.saveMedium({ ...current, state: 'synced', syncedAt: Date.now(), stored: { hasPoster, hasThumbnail } });
  revokePreview(mediumId);
  await deleteFile(mediumId);
}

/** Loaded when a video is sent, which needs a connection anyway. */
async function posterOf(video: File): Promise<Blob | null> {
  const { captureVideoPoster } = await import('#shell/web/attachments/video-poster.ts');
  return captureVideoPoster(video);
}

function markRejected(store: LocalWorkoutStore, mediumId: string, error: Pick<ApiError, 'code' | 'message'>): void {
  const current = store.findMedium(mediumId);
  const awaiting = isConsentRefusal(error) && { awaitsConsent: true as const };
  if (current) store.saveMedium({ ...current, state: 'rejected', rejection: error.message, ...awaiting });
}
