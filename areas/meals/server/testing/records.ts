import { ownSubject } from '#areas/clients/server/public.ts';
import { findPublishedOf } from '#areas/meal-plans/server/public.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { addPicture } from '../operations/pictures.ts';
import { saveEntries } from '../store/entries.ts';

/** Creates what a client reported of a meal, with a picture. The published meal plan begins in the future, so the entry is written directly. */
export const createRecords: CreateRecords = async ({ client, ids }) => {
  const publishedId = recordOf(ids, 'published-meal-plans');
  const { clientId } = ownSubject(client);
  const version = (await findPublishedOf(client, { clientId, publishedIds: [publishedId] })).get(publishedId);
  const mealId = version?.content.days[0]?.meals[0]?.id ?? newId();
  const report = { date: '2026-11-16', publishedId, mealId, state: 'skipped' as const, swaps: [], note: 'Riservato' };
  const loggedAt = '2026-11-16T12:00:00.000Z';
  const [entry] = await saveEntries(client, ownSubject(client), [
    { ...report, loggedAt, hasState: true, notedAt: loggedAt, isNew: true, isAgainstProfile: false },
  ]);
  const entryId = entry?.id ?? '';
  return { personal: { 'meal-entries': entryId, 'meal-pictures': await addTestPicture(client, entryId) } };
};

/** Adds the row of a picture, without a stored file. */
async function addTestPicture(client: Scope, entryId: string): Promise<string> {
  const pictureId = newId();
  const storageKey = `accounts/${client.caller.accountId}/${pictureId}.webp`;
  const stored = { id: pictureId, storageKey, mediaType: 'image/webp' as const, sizeBytes: 1, name: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: storageKey, picture: null, hash: '' };
  await addPicture(client, ownSubject(client), { entryId, pictureId, file });
  return pictureId;
}
