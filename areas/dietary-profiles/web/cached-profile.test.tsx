import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearDocumentCache } from '#shell/web/documents/document-cache.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientAllergies } from './ClientAllergies.tsx';
import { ProfileNotLoaded } from './ProfileNotLoaded.tsx';

const clientId = '0199a000-0000-7000-8000-00000000c001';
const { client } = dietaryProfileRoutes.get;
const profile = { ...emptyProfile, allergies: [{ allergen: 'nuts' as const, severity: 'allergy' as const }] };

function Allergies() {
  return (
    <>
      <ProfileNotLoaded clientId={clientId} />
      <ClientAllergies clientId={clientId} />
    </>
  );
}

const open = () =>
  renderScreen(Allergies, { permissions: ['view meal plans'], texts: ['dietary-profiles', 'aliments'] });

afterEach(async () => {
  cleanup();
  await clearDocumentCache();
});

test('without a connection the allergies that this device read last are shown, with the time', async () => {
  respond(client, { profile, version: 1, asksStates: false, changes: [] });
  await open();
  await screen.findByText(/^Allergie: frutta a guscio/);
  cleanup();
  respondWithError(client, 503, {});
  await open();

  expect(
    await screen.findByText(/^Senza rete: allergie ed esclusioni sono quelle del/, {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.getByText(/^Allergie: frutta a guscio/)).toBeTruthy();
});

test('allergies that the server refuses are deleted from this device', async () => {
  respond(client, { profile, version: 1, asksStates: false, changes: [] });
  await open();
  await screen.findByText(/^Allergie: frutta a guscio/);
  cleanup();
  respondWithError(client, 403, { code: 'health_data_withdrawn' });
  await open();
  cleanup();
  respondWithError(client, 503, {});
  await open();

  expect(await screen.findByText(/non sono state caricate/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText(/^Allergie: frutta a guscio/)).toBeNull();
});
