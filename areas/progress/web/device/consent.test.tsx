import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { ConsentsSection } from '#areas/clients/web/public.tsx';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { photoRoutes } from '../../contract.ts';
import { OwnPhotosScreen } from '../OwnPhotosScreen.tsx';
import { createPhotoStore } from './photo-store.ts';
import { PhotoSync } from './PhotoSync.tsx';

const membershipId = newId();

function answers(isGiven: boolean) {
  const decidedAt = '2026-11-20T09:00:00.000Z';
  const consents = [{ purpose: 'health_data' as const, isGiven, decidedAt, textVersion: '1', guardianName: null }];
  return { consents, studioId: newId(), asksHealthConsent: true, isMinor: false };
}

test('a photo that the server refuses for the consent stays on the device, says so, and is sent once the consent is given again', async () => {
  const store = createPhotoStore(membershipId);
  const photo = { clientId: null, taken_on: '2026-11-20', pose: 'front' as const, name: '', note: '' };
  await store.add(photo, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  for (const one of store.all()) store.save({ ...one, state: 'pending' });
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
  const permissions = ['view own record', 'update own record'];
  await renderScreen(Screen, {
    ...{ user: { roles: ['client'], clientId: newId(), membershipId }, permissions },
    ...{ path: '/my/photos', texts: ['progress', 'clients'] },
  });

  expect(await screen.findByText(/^In attesa del consenso: 1 foto resta su questo dispositivo/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();

  const set = { id: newId(), taken_on: '2026-11-20', note: '', photos: [], values: [], version: 1 };
  respond(photoRoutes.create.own, { progress: set });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sì' }));

  await expect.poll(() => store.all()).toEqual([]);
  expect(requestsTo(photoRoutes.create.own).length).toBeGreaterThan(1);
});
