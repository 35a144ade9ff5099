import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type PhotoSet, photoRoutes } from '../contract.ts';
import { CaptureScreen } from './capture/CaptureScreen.tsx';
import { OwnPhotosScreen } from './OwnPhotosScreen.tsx';

const texts = ['progress', 'clients'];
const permissions = ['view own record', 'update own record'];
const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;

function setOf(number: number, taken_on: string): PhotoSet {
  const photo = { name: '', alignment: null, advertisedAt: null, isByProfessional: false };
  const photos = [{ ...photo, id: idOf(number + 1), pose: 'front' as const }];
  return { id: idOf(number), taken_on, note: '', photos, values: [], version: 1 };
}

function consents(isGiven: boolean, decidedAt: string | null) {
  const consent = { purpose: 'photos' as const, isGiven, decidedAt, textVersion: null };
  return { consents: [consent], studioId: idOf(9), asksHealthConsent: true };
}

test('the list shows no picture before it is tapped', async () => {
  respond(photoRoutes.list.own, { progresses: [setOf(1, '2026-11-20')], nextPage: 0 });
  await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });

  const day = within(await screen.findByRole('region', { name: '20 nov 2026' }));

  expect(day.getByRole('button', { name: 'Mostra: Fronte, 20 nov 2026' })).toBeTruthy();
  expect(day.queryByRole('img')).toBeNull();
  expect(requestsTo(photoRoutes.image.own)).toHaveLength(0);
});

test('two days are chosen for a comparison, which then is in the address', async () => {
  respond(photoRoutes.list.own, { progresses: [setOf(1, '2026-11-20'), setOf(3, '2026-10-01')], nextPage: 0 });
  const { router } = await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Confronta' }));
  for (const tile of screen.getAllByRole('button', { name: /^Scegli: Fronte/ })) await userEvent.click(tile);

  expect(screen.getByText('2 foto scelte')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confronta le foto scelte' }).hasAttribute('disabled')).toBe(false);
  expect(router.state.location.pathname).toBe('/my/photos');
});

test('before the first photo the client is asked, and a photo without a yes cannot be taken', async () => {
  respond(consentSubjectRoutes.consents.own, consents(false, null));
  respond(consentRoutes.decideConsent, consents(true, '2026-11-20T09:00:00.000Z'));
  await renderScreen(CaptureScreen, { path: '/my/photos/create', permissions, texts });

  expect(await screen.findByText('Prima della prima foto')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Scatta: Fronte' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sì, acconsento' }));

  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'photos', isGiven: true });
});
