import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { decideConsent } from '#areas/clients/server/operations/consents.ts';
import { addPhoto } from '#areas/progress/server/operations/photos.ts';
import type { Pose } from '#areas/progress/contract.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';

/** Days ago, the width of the body of that day in percent, and who added the photos. */
const days = [
  { daysAgo: 84, width: 118, note: 'Si comincia.', isByClient: false },
  { daysAgo: 42, width: 108, note: 'Metà percorso.', isByClient: true },
  { daysAgo: 7, width: 100, note: '', isByClient: true },
] as const;

/** Gives a client drawn figures as progress photos of three days, with their consent. */
export async function addPhotos(admin: Scope, client: Scope, clientId: string): Promise<void> {
  await decideConsent(client, { purpose: 'photos', isGiven: true });
  const today = todayIn(client.caller.timeZone);
  for (const { daysAgo, width, note, isByClient } of days)
    for (const pose of ['front', 'side', 'back'] as const) {
      const photoId = newId();
      const file = await storeFigure(admin, photoId, { pose, width });
      const day = { taken_on: addDays(today, -daysAgo), takenAt: null, sentAt: null };
      const draft = { photoId, ...day, pose, name: '', note, file };
      if (isByClient) await addPhoto(client, ownSubject(client), draft);
      else await addPhoto(admin, clientSubject(admin, clientId), draft);
    }
}

async function storeFigure(
  scope: Scope,
  id: string,
  { pose, width }: { pose: Pose; width: number },
): Promise<StoredUpload> {
  // Loaded here, because only an empty database needs it.
  const { default: sharp } = await import('sharp');
  const key = `accounts/${scope.caller.accountId}/${id}`;
  const [storageKey, thumbnailKey] = [`${key}.webp`, `${key}-small.webp`];
  const drawing = Buffer.from(figure(pose, width));
  const sizeBytes = await put(scope, storageKey, await sharp(drawing).webp().toBuffer());
  await put(scope, thumbnailKey, await sharp(drawing).resize(300).webp().toBuffer());
  const stored = { id, storageKey, thumbnailKey, sizeBytes, mediaType: 'image/webp' as const };
  return { ...stored, name: 'photo.webp', posterKey: null, picture: null, hash: '' };
}

async function put(scope: Scope, key: string, content: Buffer): Promise<number> {
  await scope.putFile(key, content, 'image/webp');
  return content.length;
}

/** A plain figure of 600 by 800 pixels before a wall. */
function figure(pose: Pose, width: number): string {
  const scale = (width / 100) * (pose === 'side' ? 0.62 : 1);
  const color = pose === 'back' ? '#8a6f5c' : '#b08d74';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
    <rect width="600" height="800" fill="#d9d6d0"/><rect y="690" width="600" height="110" fill="#b9b2a6"/>
    <circle cx="300" cy="150" r="48" fill="${color}"/>
    <g transform="translate(300 0) scale(${scale} 1)" fill="${color}">
      <rect x="-75" y="205" width="150" height="230" rx="50"/>
      <rect x="-118" y="215" width="38" height="240" rx="19"/><rect x="80" y="215" width="38" height="240" rx="19"/>
      <rect x="-66" y="400" width="58" height="330" rx="28"/><rect x="8" y="400" width="58" height="330" rx="28"/>
    </g>
    <g transform="translate(300 0) scale(${scale} 1)" fill="#39424e"><rect x="-74" y="385" width="148" height="95" rx="24"/></g>
  </svg>`;
}
