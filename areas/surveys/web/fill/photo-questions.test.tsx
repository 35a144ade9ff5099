import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Consent, consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import type { Question } from '../../contract/questions.ts';
import { newQuestion } from '../../rules/edit-questions.ts';
import { createAnswerStore } from '../device/answer-store.ts';
import { CheckInScreen } from './CheckInScreen.tsx';

const photos: Question = { ...newQuestion('progress', newId), text: 'Foto?' };
const fileId = newId();
const addPhoto = () => screen.queryByRole('button', { name: 'Aggiungi foto' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a question for photos says the poses and asks for the consent, and takes photos after a yes only', async () => {
  await open(photos);
  await press('Inizia');

  expect(screen.getByText('Prima davanti, poi di lato, poi di schiena.')).toBeTruthy();
  await screen.findByRole('button', { name: 'Sì, acconsento' });
  expect(addPhoto()).toBeNull();
  decided(true);
  await press('Sì, acconsento');
  await waitFor(() => expect(addPhoto()).toBeTruthy());
  expect(requestsTo(consentRoutes.decideConsent)).toHaveLength(1);
});

test('after a no there is no button for photos, those chosen before leave the answer with a sentence, and it can be sent', async () => {
  const { id, store } = await openWithPhoto({ ...photos, required: true });

  expect(await screen.findByText('fronte.jpg')).toBeTruthy();
  decided(false);
  await press('No');
  expect(await screen.findByText('La foto scelta è stata tolta: senza il consenso non la salviamo.')).toBeTruthy();
  expect(screen.queryByText('fronte.jpg')).toBeNull();
  expect(addPhoto()).toBeNull();
  expect(store.files()).toEqual([]);
  expect(store.entries(id).map(({ value }) => value)).toEqual([null]);
  await press('Avanti');
  await press('Invia');
  expect(store.findSend(id)?.state).toBe('pending');
});

test('a photo that was chosen before the answer waits for a yes and is kept by it', async () => {
  const { store } = await openWithPhoto(photos);

  await screen.findByText('fronte.jpg');
  decided(true);
  await press('Sì, acconsento');
  await waitFor(() => expect(addPhoto()).toBeTruthy());
  expect(screen.getByText('fronte.jpg')).toBeTruthy();
  expect(store.files()).toHaveLength(1);
});

/** The device has a photo that waits for the consent. */
async function openWithPhoto(question: Question) {
  const id = newId();
  const store = createAnswerStore('');
  for (const { id: earlier } of store.files()) store.deleteFile(earlier);
  store.saveFile({ id: fileId, checkInId: id, name: 'fronte.jpg', state: 'pending', awaitsConsent: true });
  const value = { kind: 'progress' as const, fileIds: [fileId] };
  store.saveEntry(id, { questionId: question.id, value, at: '2026-11-16T08:00:00.000Z' });
  await open(question, id);
  return { id, store };
}

/** What the server answers from now on. */
function decided(isGiven: boolean): void {
  answerConsents(isGiven, '2026-11-20T10:00:00.000Z');
}

function answerConsents(isGiven: boolean, decidedAt: string | null): void {
  const consent: Consent = { purpose: 'photos', isGiven, decidedAt, textVersion: null, guardianName: null };
  const consents = { consents: [consent], studioId: newId(), asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.own, consents);
  respond(consentRoutes.decideConsent, consents);
}

async function open(question: Question, id = newId()) {
  const content = { name: 'Check', type: 'CHECK_IN' as const, description: '', replyDays: 2, questions: [question] };
  const checkIn: OwnCheckIn = {
    ...{ id, surveyId: newId(), isWelcome: false, dueOn: '2026-11-16', closesOn: '2026-11-22', state: 'open', content },
    ...{ draft: [], answers: [], files: [], sentAt: null, replyBy: null, hiddenIds: [], isCorrecting: false },
  };
  respond(ownCheckInRoutes.list, { checkIns: [checkIn] });
  respond(ownCheckInRoutes.past, { checkIns: [], nextPage: 0 });
  respond(ownCheckInRoutes.get, { checkIn });
  answerConsents(false, null);
  await renderScreen(CheckInScreen, {
    path: '/my/check-ins/$id',
    at: `/my/check-ins/${id}`,
    permissions: ['view own surveys', 'update own surveys'],
    texts: ['surveys', 'attachments', 'progress'],
  });
}
