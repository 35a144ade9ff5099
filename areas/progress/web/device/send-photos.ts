import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { assertMaySendPhoto } from '#areas/clients/web/public.tsx';
import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { forSubject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { photoRoutes } from '../../contract.ts';
import { photoInvalidations } from '../queries.ts';
import { findPhotoFile, type LocalPhoto, type PhotoStore } from './photo-store.ts';

const stallMs = 15_000;

/**
 * Sends pending photos one after the other. The id of each is that of the server, so that a repeat adds nothing. Photos that a
 * missing consent of their client refuses stay pending.
 */
export async function sendPhotos(store: PhotoStore): Promise<SyncOutcome> {
  const withoutConsent = new Set<string | null>();
  for (;;) {
    const photo = store.all().find(({ state, clientId }) => state === 'pending' && !withoutConsent.has(clientId));
    if (!photo) return withoutConsent.size > 0 ? 'stopped' : 'done';
    try {
      await send(store, photo);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error)) return 'stopped';
      if (isConsentRefusal(error)) {
        withoutConsent.add(photo.clientId);
        const waiting = store.ofSubject(photo).filter(({ state }) => state === 'pending');
        for (const one of waiting) if (!one.awaitsConsent) store.save({ ...one, awaitsConsent: true });
        continue;
      }
      const [fieldMessage] = Object.values(error.errors).flat();
      store.save({ ...photo, state: 'rejected', rejection: fieldMessage ?? messageOf(error) });
    }
  }
}

async function send(store: PhotoStore, photo: LocalPhoto): Promise<void> {
  const { id: photoId, clientId, taken_on, takenAt, pose, name, note } = photo;
  const file = await findPhotoFile(photoId);
  if (file) {
    const moment = takenAt && { takenAt, sentAt: new Date().toISOString() };
    const values = { photoId, taken_on, ...moment, pose, name, note };
    if (clientId === null) await assertMaySendPhoto();
    await upload(...forSubject({ clientId }, photoRoutes.create, values), file, { stallMs });
    for (const { endpoint } of photoInvalidations) void app().queryClient.invalidateQueries({ queryKey: [endpoint] });
  }
  await store.delete(photoId);
}
