import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { ConsentsSection } from '#areas/clients/web/public.tsx';
import { newId } from '#shell/common/ids.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { photoRoutes } from '../../contract.ts';
import { UnsentPhotoConsent } from '../capture/UnsentPhotoConsent.tsx';
import { OwnPhotosScreen } from '../OwnPhotosScreen.tsx';
import { createPhotoStore } from './photo-store.ts';
import { PhotoSync } from './PhotoSync.tsx';

const membershipId = newId();

function answers(isGiven: boolean | null, purpose: 'health_data' | 'photos' = 'health_data') {
  const decidedAt = isGiven === null ? null : '2026-11-20T09:00:00.000Z';
  const consents = [{ purpose, isGiven: isGiven === true, decidedAt, textVersion: '1', guardianName: null }];
  return { consents, studioId: newId(), asksHealthConsent: true, isMinor: false };
}

test('a photo that the server refuses for the consent stays on the device, says so, and is sent once the consent is given again', async () => {
  const store = await storePhoto();
  respond(photoRoutes.list.own, { progresses: [], nextPage: 0 });
  respond(consentSubjectRoutes.consents.own, answers(false));
  respond(consentRoutes.decideConsent, answers(true));
  respondWithError(photoRoutes.create.own, 403, { code: 'own_health_data_withdrawn' });
  const Screen = () => (
    <>
      <PhotoSync />
      <OwnPhotosScreen />
      <ConsentsSection />
    </>
  );
  await showToClient(Screen);

  expect(await screen.findByText(/^In attesa del consenso: 1 foto resta su questo dispositivo/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();

  acceptPhotos();
  await userEvent.click(await screen.findByRole('radio', { name: 'Sì' }));

  await expect.poll(() => store.all()).toEqual([]);
  expect(requestsTo(photoRoutes.create.own)).toHaveLength(1);
});

test('a photo is not sent while the answer to photos is missing, however often the app wakes up, and at once after a yes', async () => {
  const store = await storePhoto();
  respond(photoRoutes.list.own, { progresses: [], nextPage: 0 });
  respond(consentSubjectRoutes.consents.own, answers(null, 'photos'));
  acceptPhotos();
  const Screen = () => (
    <>
      <PhotoSync />
      <UnsentPhotoConsent count={1} onDrop={() => {}} />
    </>
  );
  await showToClient(Screen);
  const yes = await screen.findByRole('button', { name: 'Sì, acconsento' });
  await expect.poll(() => store.all()).toMatchObject([{ state: 'pending', awaitsConsent: true }]);
  for (let wake = 0; wake < 3; wake++) {
    wakeSyncLoops();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(requestsTo(photoRoutes.create.own)).toEqual([]);

  respond(consentRoutes.decideConsent, answers(true, 'photos'));
  await userEvent.click(yes);
  await expect.poll(() => store.all()).toEqual([]);
  expect(requestsTo(photoRoutes.create.own)).toHaveLength(1);
});

async function storePhoto() {
  const store = createPhotoStore(membershipId);
  const photo = { clientId: null, taken_on: '2026-11-20', pose: 'front' as const, name: '', note: '' };
  await store.add(photo, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  for (const one of store.all()) store.save({ ...one, state: 'pending' });
  return store;
}

function acceptPhotos(): void {
  const set = { id: newId(), taken_on: '2026-11-20', note: '', photos: [], values: [], version: 1 };
  respond(photoRoutes.create.own, { progress: set });
}

const showToClient = (Screen: () => ReactNode) =>
  renderScreen(Screen, {
    ...{ user: { roles: ['client'], clientId: newId(), membershipId } },
    ...{ permissions: ['view own record', 'update own record'], path: '/my/photos', texts: ['progress', 'clients'] },
  });
