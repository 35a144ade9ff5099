import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { startRunner, tapDone } from '../testing/runner.tsx';

vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');

test('a picture of a set is shown at once with its sync state, and can be removed', async () => {
  const { server } = await startRunner();
  server.setNetwork('server-error');

  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.jpg', 'image/jpeg'));

  expect(await screen.findByRole('img', { name: 'squat.jpg' })).toBeTruthy();
  expect(screen.getByText('In attesa')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Togli la foto o il video 1' }));
  expect(screen.queryByRole('img', { name: 'squat.jpg' })).toBeNull();
});

test('a video of 300 MB is rejected on the phone, with the limit', async () => {
  await startRunner();

  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.mp4', 'video/mp4', 300));

  expect((await screen.findByRole('alert')).textContent).toMatch(/50 MB/);
});

test('before the answer to photos the runner asks beside the first one; the set is saved, and with a yes the photo is sent', async () => {
  const { server } = await startRunner();
  answerPhotos(null);
  await app().queryClient.invalidateQueries({ queryKey: [consentSubjectRoutes.consents.own.endpoint] });
  respondWithError(workoutRoutes.addMedium.own, 422, { code: 'own_photos_not_given' });
  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.jpg', 'image/jpeg'));
  expect(await screen.findByText('Prima della prima foto')).toBeTruthy();

  await tapDone();
  await expect.poll(() => server.sets()).toHaveLength(1);
  const store = createLocalWorkoutStore(giulia);
  await expect.poll(() => store.read().media).toMatchObject([{ awaitsConsent: true }]);
  expect(requestsTo(workoutRoutes.addMedium.own)).toEqual([]);
  expect(await screen.findByText('Prima della prima foto')).toBeTruthy();
  expect(screen.queryByText('Qualcosa non è stato salvato')).toBeNull();
  respond(consentRoutes.decideConsent, answerPhotos(true));
  respond(workoutRoutes.addMedium.own, {
    medium: {
      rowId: exampleOpened.prescription.rows[0]?.id ?? '',
      setNumber: 1,
      id: newId(),
      kind: 'image',
      name: 'squat.jpg',
      hasPoster: false,
      hasThumbnail: true,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sì, acconsento' }));

  await expect.poll(() => requestsTo(workoutRoutes.addMedium.own)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Prima della prima foto')).toBeNull());
});

test('after a no the photo of the set is removed, the client reads it, and the set stays', async () => {
  const { server } = await startRunner();
  answerPhotos(null);
  await app().queryClient.invalidateQueries({ queryKey: [consentSubjectRoutes.consents.own.endpoint] });
  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.jpg', 'image/jpeg'));
  // The server has never seen the photo.
  respondWithError(workoutRoutes.deleteMedium.own, 404, { code: 'not_found' });
  const no = await screen.findByRole('button', { name: 'No' });
  respond(consentRoutes.decideConsent, answerPhotos(false));
  await userEvent.click(no);

  expect(
    await screen.findByText(/è stato tolto: senza il consenso non si salva/, {}, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'squat.jpg' })).toBeNull();
  await tapDone();
  await expect.poll(() => server.sets()).toHaveLength(1);
  expect(requestsTo(workoutRoutes.addMedium.own)).toHaveLength(0);
});

test('the runner asks once for the photos of all sets, and a no removes them all', async () => {
  const { server } = await startRunner();
  answerPhotos(null);
  await app().queryClient.invalidateQueries({ queryKey: [consentSubjectRoutes.consents.own.endpoint] });
  respondWithError(workoutRoutes.addMedium.own, 422, { code: 'own_photos_not_given' });
  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.jpg', 'image/jpeg'));
  await tapDone();
  const store = createLocalWorkoutStore(giulia);
  await expect.poll(() => store.read().media).toMatchObject([{ awaitsConsent: true }]);
  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat-2.jpg', 'image/jpeg'));
  expect(await screen.findByRole('img', { name: 'squat-2.jpg' })).toBeTruthy();

  expect(await screen.findAllByText('Prima della prima foto')).toHaveLength(1);
  respond(consentRoutes.decideConsent, answerPhotos(false));
  respondWithError(workoutRoutes.deleteMedium.own, 404, { code: 'not_found' });
  await userEvent.click(screen.getByRole('button', { name: 'No' }));

  await expect.poll(() => store.read().media).toEqual([]);
  expect(await screen.findByText(/\(2\) sono stati tolti/, {}, { timeout: 15_000 })).toBeTruthy();
  expect(server.sets()).toHaveLength(1);
});

/** The answer of the client to photos; null without one. */
function answerPhotos(isGiven: boolean | null) {
  const decidedAt = isGiven === null ? null : '2026-11-20T09:00:00.000Z';
  const consent = {
    purpose: 'photos' as const,
    isGiven: isGiven ?? false,
    decidedAt,
    textVersion: null,
    guardianName: null,
  };
  const response = { consents: [consent], studioId: newId(), asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.own, response);
  return response;
}

function fileOf(name: string, mimeType: string, megabytes = 1): File {
  const file = new File(['x'], name, { type: mimeType });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
}
