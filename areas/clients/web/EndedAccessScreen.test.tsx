import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionEndpoints } from '#shell/common/session.ts';
import { metricUnits } from '#shell/common/units.ts';
import { requestsTo, respond, respondByDefault } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { erasureRoutes } from '../contract/erasure.ts';
import { EndedAccessScreen } from './EndedAccessScreen.tsx';

const ended = {
  email: 'giulia@example.com',
  roles: ['client' as const],
  accountName: 'Studio Prova',
  membershipId: 'm1',
  memberships: [],
  endedAccess: { endedAt: '2026-11-20T10:00:00.000Z', email: 'studio@example.com' },
};

const open = (user: object = {}, language: 'it' | 'en' = 'it') =>
  renderScreen(() => <EndedAccessScreen archive="archive" readyArchive="former archive" />, {
    path: '/own-data',
    texts: ['clients', 'account'],
    user: { ...ended, ...user },
    language,
  });

test('a deactivated client reads which studio closed the access and when, and where to write', async () => {
  await open();

  expect(await screen.findByText(/«Studio Prova» ha chiuso il tuo accesso il 20 nov 2026/)).toBeTruthy();
  expect(screen.getByText('archive')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'studio@example.com' }).getAttribute('href')).toBe(
    'mailto:studio@example.com',
  );
  expect(screen.getByRole('button', { name: 'Esci' })).toBeTruthy();
});

test('in English the page says the same', async () => {
  await open({}, 'en');

  expect(await screen.findByText(/“Studio Prova” ended your access on 20 Nov 2026/)).toBeTruthy();
});

test('the deletion needs the password, and says that the studio is informed', async () => {
  const deleteAfter = '2026-12-20T10:00:00.000Z';
  respond(erasureRoutes.requestErasure, { deleteAfter });
  // The answer of the next request; the page starts without a deletion.
  respondByDefault(sessionEndpoints.me, {
    user: { ...ended, deleteAfter, timeZone: 'Europe/Rome', units: metricUnits },
  });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Elimina i miei dati' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('lo studio viene avvisato');
  expect(dialog.textContent).not.toContain("tutto com'era");
  await userEvent.type(screen.getByLabelText(/Password/), 'prova-prova');
  await userEvent.click(screen.getAllByRole('button', { name: 'Elimina i miei dati' }).at(-1) as HTMLElement);

  expect(await screen.findByText(/il 20 dic 2026 eliminiamo i tuoi dati/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('while the deletion is pending the client reads the date, and cancels it', async () => {
  respond(erasureRoutes.withdrawErasure, {});
  await open({ deleteAfter: '2026-12-20T10:00:00.000Z' });

  expect(await screen.findByText(/il 20 dic 2026 eliminiamo i tuoi dati/)).toBeTruthy();
  expect(screen.getByText('former archive')).toBeTruthy();
  expect(screen.getByText("Per un archivio nuovo annulla prima l'eliminazione.")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Elimina i miei dati' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: "Annulla l'eliminazione" }));

  await waitFor(() => expect(requestsTo(erasureRoutes.withdrawErasure)).toHaveLength(1));
});

test('who has other studios goes there', async () => {
  await open({
    memberships: [{ id: 'm2', accountName: 'Studio Vicino', role: 'client' }],
    endedMemberships: [
      { id: 'm1', accountName: 'Studio Prova' },
      { id: 'm3', accountName: 'Studio Terzo' },
    ],
  });

  expect(await screen.findByRole('button', { name: 'Passa a Studio Vicino' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I tuoi dati presso Studio Terzo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Studio Prova/ })).toBeNull();
});

test('the page is left when the studio has restored the client', async () => {
  const { queryClient, router } = await open();
  await screen.findByText('archive');

  const key = [sessionEndpoints.me, {}];
  queryClient.setQueryData<{ user: object }>(key, (me) => ({ user: { ...me?.user, endedAccess: null } }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('who returns to the open page after the studio restored the client is redirected to home without a reload', async () => {
  // The answer of the next request; the page starts without access.
  respondByDefault(sessionEndpoints.me, {
    user: { ...ended, endedAccess: null, timeZone: 'Europe/Rome', units: metricUnits },
  });
  const { router } = await open();
  await screen.findByText('archive');

  window.dispatchEvent(new Event('visibilitychange'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
