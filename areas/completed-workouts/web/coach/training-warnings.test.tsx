import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { provideClientPages } from '#areas/clients/web/public.tsx';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { WarningsInPerson } from './WarningsInPerson.tsx';

const badge = 'In gravidanza';
const Note = () => <p>{badge}</p>;

function open(withdrawnConsents: 'health_data'[]) {
  respond(clientRoutes.detail, { client: { ...exampleClient, withdrawnConsents } });
  return show();
}

function show() {
  provideClientPages(async () => ({
    tabs: [],
    actions: [],
    panels: [],
    headNote: { permissions: ['view visits'], Note },
  }));
  return renderScreen(() => <WarningsInPerson clientId={exampleClient.id} />, {
    permissions: ['view clients', 'view visits'],
  });
}

test('who trains a client in person sees the badges of the head of their pages', async () => {
  await open([]);

  expect(await screen.findByText(badge)).toBeTruthy();
});

test('while the consent to health data is withdrawn there are none', async () => {
  await open(['health_data']);

  await expect.poll(() => requestsTo(clientRoutes.detail)).toHaveLength(1);
  expect(screen.queryByText(badge)).toBeNull();
});

test('without a connection they are rendered, because what the device has cached or lacks is said by them', async () => {
  respondWithError(clientRoutes.detail, 503, {});
  await show();

  expect(await screen.findByText(badge, undefined, { timeout: 10_000 })).toBeTruthy();
});

test('who trains a client in person reads what was noted about them', async () => {
  respond(clientRoutes.detail, { client: { ...exampleClient, note: 'Asma da sforzo, inalatore sempre con sé.' } });
  await renderScreen(() => <WarningsInPerson clientId={exampleClient.id} />, {
    permissions: ['view clients', 'view health records'],
  });

  expect(await screen.findByText(/Asma da sforzo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: `Nota su ${exampleClient.name}` })).toBeTruthy();
});
