import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { captureVideoPoster } from '#shell/web/attachments/video-poster.ts';
import { setKey } from '../../rules/set-versions.ts';
import { dropFile, findFile } from './files.ts';
import { forgetPreview } from './previews.ts';
import type { LocalWorkout, LocalMedium, LocalWorkoutStore } from './local-workout-store.ts';
import { isRejection, type MediaApi, type SyncOutcome } from './sync.ts';

/** Pictures and videos go one after the other, each once the server has the set it belongs to. */
export async function sendMedia(queue: LocalWorkoutStore, api: MediaApi | null): Promise<SyncOutcome> {
  if (!api) return 'sent';
  for (;;) {
    const next = nextToSend(queue.read());
    if (!next) return 'sent';
    try {
      if (next.kind === 'remove') await remove(queue, api, next);
      else await add(queue, api, next);
    } catch (error) {
      if (!isRejection(error)) return 'later';
      if (isUnauthenticated(error)) return 'stopped';
      if (next.kind === 'remove') queue.forgetRemovedMedium(next.mediumId);
      else refuse(queue, next.medium.id, error.message);
    }
  }
}

type Next =
  | { kind: 'remove'; workoutId: string; mediumId: string }
  | { kind: 'add'; workoutId: string; medium: LocalMedium };

function nextToSend({ begun, sets, media, removedMediumIds, finish }: LocalWorkout): Next | null {
  if (!begun || begun.startedThereAt === null) return null;
  const [mediumId] = removedMediumIds;
  if (mediumId !== undefined) return { kind: 'remove', workoutId: begun.id, mediumId };
  const medium = media.find((one) => {
    const set = sets.find((kept) => setKey(kept.set) === setKey(one));
    // Taken for a set that was not done in the end: it goes with the workout.
    return one.state === 'waiting' && (set ? set.state === 'sent' : finish?.isSent);
  });
  return medium ? { kind: 'add', workoutId: begun.id, medium } : null;
}

/** One that never arrived is not found, and gone all the same. */
async function remove(queue: LocalWorkoutStore, api: MediaApi, { workoutId, mediumId }: Next & { kind: 'remove' }) {
  await api.remove({ id: workoutId, mediumId });
  queue.forgetRemovedMedium(mediumId);
}

async function add(
  queue: LocalWorkoutStore,
  api: MediaApi,
  { workoutId, medium }: Next & { kind: 'add' },
): Promise<void> {
  const { id: mediumId, rowId, setNumber, kind } = medium;
  const file = await findFile(mediumId);
  if (!file) {
    refuse(queue, mediumId, '');
    return;
  }
  const poster = kind === 'video' ? await captureVideoPoster(file) : null;
  const { medium: there } = await api.add({ id: workoutId, mediumId, rowId, setNumber }, file, poster);
  const now = queue.findMedium(mediumId);
  if (now) queue.saveMedium({ ...now, state: 'sent', url: there.thumbnailUrl ?? there.posterUrl ?? there.url });
  forgetPreview(mediumId);
  await dropFile(mediumId);
}

function refuse(queue: LocalWorkoutStore, mediumId: string, refusal: string): void {
  const now = queue.findMedium(mediumId);
  if (now) queue.saveMedium({ ...now, state: 'refused', rejection: refusal });
}
