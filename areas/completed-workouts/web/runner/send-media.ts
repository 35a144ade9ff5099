import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { stillOf } from '#shell/web/api/still.ts';
import { placeOf } from '../../rules/merge-sets.ts';
import { dropFile, findFile } from './files.ts';
import { forgetPreview } from './previews.ts';
import type { Kept, KeptMedium, WorkoutQueue } from './queue.ts';
import { isRefusal, type MediaApi, type Pass } from './sync.ts';

/** Pictures and videos go one after the other, each once the server has the set it belongs to. */
export async function sendMedia(queue: WorkoutQueue, api: MediaApi | null): Promise<Pass> {
  if (!api) return 'sent';
  for (;;) {
    const next = nextToSend(queue.read());
    if (!next) return 'sent';
    try {
      if (next.kind === 'remove') await remove(queue, api, next);
      else await add(queue, api, next);
    } catch (error) {
      if (!isRefusal(error)) return 'later';
      if (isUnauthenticated(error)) return 'stopped';
      if (next.kind === 'remove') queue.forgetRemovedMedium(next.mediumId);
      else refuse(queue, next.medium.id, error.message);
    }
  }
}

type Next =
  | { kind: 'remove'; workoutId: string; mediumId: string }
  | { kind: 'add'; workoutId: string; medium: KeptMedium };

function nextToSend({ begun, sets, media, removedMediumIds, finish }: Kept): Next | null {
  if (!begun || begun.startedThereAt === null) return null;
  const [mediumId] = removedMediumIds;
  if (mediumId !== undefined) return { kind: 'remove', workoutId: begun.id, mediumId };
  const medium = media.find((one) => {
    const set = sets.find((kept) => placeOf(kept.set) === placeOf(one));
    // Taken for a set that was not done in the end: it goes with the workout.
    return one.state === 'waiting' && (set ? set.state === 'sent' : finish?.isSent);
  });
  return medium ? { kind: 'add', workoutId: begun.id, medium } : null;
}

/** One that never arrived is not found, and gone all the same. */
async function remove(queue: WorkoutQueue, api: MediaApi, { workoutId, mediumId }: Next & { kind: 'remove' }) {
  await api.remove({ id: workoutId, mediumId });
  queue.forgetRemovedMedium(mediumId);
}

async function add(queue: WorkoutQueue, api: MediaApi, { workoutId, medium }: Next & { kind: 'add' }): Promise<void> {
  const { id: mediumId, rowId, setNumber, kind } = medium;
  const file = await findFile(mediumId);
  if (!file) {
    refuse(queue, mediumId, '');
    return;
  }
  const poster = kind === 'video' ? await stillOf(file) : null;
  const { medium: there } = await api.add({ id: workoutId, mediumId, rowId, setNumber }, file, poster);
  const now = queue.findMedium(mediumId);
  if (now) queue.saveMedium({ ...now, state: 'sent', url: there.thumbnailUrl ?? there.posterUrl ?? there.url });
  forgetPreview(mediumId);
  await dropFile(mediumId);
}

function refuse(queue: WorkoutQueue, mediumId: string, refusal: string): void {
  const now = queue.findMedium(mediumId);
  if (now) queue.saveMedium({ ...now, state: 'refused', refusal });
}
