import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import { storeFile } from './answer-files.ts';
import { AnswerSync, answerSyncStatus } from './AnswerSync.tsx';
import { createAnswerStore } from './answer-store.ts';

const [checkInId, questionId, clientId] = [newId(), newId(), newId()];
const checkIn: OwnCheckIn = {
  ...{ id: checkInId, surveyId: newId(), isWelcome: false, dueOn: '2026-11-16', closesOn: '2026-11-22', state: 'open' },
  content: { name: 'Check settimanale', type: 'CHECK_IN', description: '', replyDays: 2, questions: [] },
  ...{ draft: [], answers: [], files: [], sentAt: null, replyBy: null, hiddenIds: [], isCorrecting: false },
};

test('answers that were finished while the consent to health data is withdrawn wait, and are sent once it is given', async () => {
  const store = createAnswerStore(clientId);
  store.saveEntry(checkInId, { questionId, value: { kind: 'text', value: 'Bene' }, at: '2026-11-16T08:00:00.000Z' });
  store.saveSend({ checkInId, sendId: newId(), state: 'pending' });
  respondWithError(ownCheckInRoutes.send, 403, { code: 'own_health_data_withdrawn' });
  await renderScreen(AnswerSync, { user: { clientId } });
  await expect.poll(() => requestsTo(ownCheckInRoutes.send)).toHaveLength(1);
  await expect.poll(() => answerSyncStatus.get()).not.toBe('syncing');
  expect(store.findSend(checkInId)?.state).toBe('pending');

  respond(ownCheckInRoutes.send, { checkIn });
  wakeSyncLoops();

  await expect.poll(() => store.findSend(checkInId)).toBeNull();
  expect(store.entries(checkInId)).toEqual([]);
});

test('a photo of an answer is not sent again while the consent is withdrawn, and is sent once it is given', async () => {
  const store = createAnswerStore(clientId);
  const fileId = newId();
  await storeFile(fileId, new File(['x'], 'fronte.jpg', { type: 'image/jpeg' }));
  store.saveFile({ id: fileId, checkInId, name: 'fronte.jpg', state: 'pending' });
  answerPhotos(false);
  respondWithError(ownCheckInRoutes.addFile, 403, { code: 'own_photos_withdrawn' });
  await renderScreen(AnswerSync, { user: { clientId } });
  await expect.poll(() => store.files()).toMatchObject([{ state: 'pending', awaitsConsent: true }]);

  wakeSyncLoops();
  await expect.poll(() => requestsTo(consentSubjectRoutes.consents.own)).toHaveLength(1);
  expect(requestsTo(ownCheckInRoutes.addFile)).toHaveLength(1);

  answerPhotos(true);
  await app().queryClient.invalidateQueries();
  const file = { id: fileId, kind: 'image' as const, name: 'fronte.jpg', hasPoster: false, hasThumbnail: true };
  respond(ownCheckInRoutes.addFile, { file });
  wakeSyncLoops();

  await expect.poll(() => store.files()).toEqual([]);
});

function answerPhotos(isGiven: boolean): void {
  const decidedAt = '2026-11-20T09:00:00.000Z';
  const consent = { purpose: 'photos' as const, isGiven, decidedAt, textVersion: null, guardianName: null };
  const response = { consents: [consent], studioId: newId(), asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.own, response);
}
