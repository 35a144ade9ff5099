import { assertMaySendPhoto } from '#areas/clients/web/public.tsx';
import { mondayOf } from '#shell/common/dates.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { readCached } from '#shell/web/api/cached-query.ts';
import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { mealRoutes } from '../../contract.ts';
import { cachedDiet } from '../queries.ts';
import type { DietStore, LocalPicture } from './diet-store.ts';
import { deletePictureFile, findPicture } from './picture-files.ts';
import { isRefusalOfClient } from './refusal.ts';

const stallMs = 15_000;

/** Sends pictures one after the other, each once the server has the entry of its meal. */
export async function sendPictures(store: DietStore): Promise<SyncOutcome> {
  for (;;) {
    const picture = store.read().pictures.find((one) => one.state === 'pending' && !isMealPending(store, one));
    if (!picture) return 'done';
    try {
      await send(store, picture);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isRefusalOfClient(error)) return 'stopped';
      store.savePicture({ ...picture, state: 'rejected', rejection: messageOf(error) });
    }
  }
}

function isMealPending(store: DietStore, meal: LocalPicture): boolean {
  return store.findReport(meal)?.state === 'pending';
}

async function send(store: DietStore, picture: LocalPicture): Promise<void> {
  await assertMaySendPhoto();
  const { id, date } = picture;
  const file = await findPicture(id);
  const entryId = await findEntryId(store, picture);
  // Without a file nothing can be sent; without an entry its report was refused.
  if (file && entryId) {
    await upload(mealRoutes.addPicture.own, { entryId, pictureId: id }, file, { stallMs });
    await app().queryClient.invalidateQueries({
      queryKey: [mealRoutes.days.own.endpoint, cachedDiet(mondayOf(date)).request],
    });
  }
  store.deletePicture(id);
  await deletePictureFile(id);
}

async function findEntryId({ clientId }: DietStore, { date, mealId }: LocalPicture): Promise<string | undefined> {
  const cached = await readCached(clientId, cachedDiet(mondayOf(date)));
  const find = (entries: readonly { id: string; date: string; mealId: string }[]) =>
    entries.find((entry) => entry.date === date && entry.mealId === mealId)?.id;
  const known = find(cached?.response.diet.entries ?? []);
  return known ?? find((await call(mealRoutes.days.own, { from: date, days: 1 })).diet.entries);
}
