import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { assertMaySendPhoto } from '#areas/clients/web/public.tsx';
import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { updateCached } from '#shell/web/api/cached-query.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { newId } from '#shell/common/ids.ts';
import type { AnswerEntry } from '../../contract/answers.ts';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import { cachedCheckIns } from '../queries.ts';
import { deleteStoredFile, findFile } from './answer-files.ts';
import type { AnswerStore } from './answer-store.ts';

/** Timeout of a request in ms; one that takes longer is repeated. */
const timeoutMs = 15_000;

/**
 * Sends the answers of each check-in, and those that the client has finished as sent. They stay pending while the consent to health
 * data is missing.
 */
export async function pushAnswers(store: AnswerStore): Promise<SyncOutcome> {
  for (;;) {
    const checkInId = store.pendingIds().find((id) => store.findSend(id)?.state !== 'rejected');
    if (!checkInId) return 'done';
    const send = store.findSend(checkInId);
    const entries = store.entries(checkInId);
    const request = { checkInId, sentAt: new Date().toISOString(), entries };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { checkIn } = send
        ? await call(ownCheckInRoutes.send, { ...request, sendId: send.sendId }, { signal })
        : await call(ownCheckInRoutes.saveDraft, request, { signal });
      await updateShown(store, checkIn);
      if (send && store.findSend(checkInId)?.sendId === send.sendId) {
        store.deleteSend(checkInId);
        store.deletePosition(checkInId);
      }
      deleteStored(store, checkInId, entries);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error) || isConsentRefusal(error)) return 'stopped';
      store.saveSend({ checkInId, sendId: send?.sendId ?? newId(), state: 'rejected', rejection: messageOf(error) });
    }
  }
}

/** An answer that was changed since it was sent stays. */
function deleteStored(store: AnswerStore, checkInId: string, entries: readonly AnswerEntry[]): void {
  for (const { questionId, at } of entries)
    if (store.findEntry(checkInId, questionId)?.at === at) store.deleteEntry(checkInId, questionId);
}

async function updateShown({ clientId }: AnswerStore, checkIn: OwnCheckIn): Promise<void> {
  const { queryClient } = app();
  queryClient.setQueryData(apiQueryKey(ownCheckInRoutes.get, { checkInId: checkIn.id }), { checkIn });
  await updateCached(clientId, cachedCheckIns, ({ checkIns }) => ({
    checkIns: checkIns.map((one) => (one.id === checkIn.id ? checkIn : one)),
  }));
  void queryClient.invalidateQueries({ queryKey: [ownCheckInRoutes.open.endpoint] });
  void queryClient.invalidateQueries({ queryKey: [ownCheckInRoutes.past.endpoint] });
}

const stallMs = 15_000;

/** Sends files one after the other, each once the server has the answer that names it. All wait while a consent is missing. */
export async function pushFiles(store: AnswerStore): Promise<SyncOutcome> {
  for (;;) {
    const waiting = new Set(store.pendingIds());
    const local = store.files().find(({ state, checkInId }) => state === 'pending' && !waiting.has(checkInId));
    if (!local) return 'done';
    try {
      const file = await findFile(local.id);
      const { id: fileId, checkInId } = local;
      if (local.isPhotoRefused) await assertMaySendPhoto();
      if (file) await upload(ownCheckInRoutes.addFile, { checkInId, fileId }, file, { stallMs });
      store.deleteFile(fileId);
      await deleteStoredFile(fileId);
      for (const { endpoint } of [ownCheckInRoutes.list, ownCheckInRoutes.get])
        void app().queryClient.invalidateQueries({ queryKey: [endpoint] });
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error)) return 'stopped';
      if (isConsentRefusal(error)) {
        const waiting = store.files().filter(({ state, awaitsConsent }) => state === 'pending' && !awaitsConsent);
        for (const one of waiting) store.saveFile({ ...one, awaitsConsent: true });
        if (/^own_photos_/.test(error.code)) store.saveFile({ ...local, awaitsConsent: true, isPhotoRefused: true });
        return 'stopped';
      }
      store.saveFile({ ...local, state: 'rejected', rejection: messageOf(error) });
    }
  }
}
