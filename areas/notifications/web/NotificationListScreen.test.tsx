import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountRoutes, type LoggedUser } from '#areas/account/contract.ts';
import { tokenName } from '#shell/web/api/token.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { notificationRoutes } from '../contract.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { exampleAssignment, examplePain } from '../example.ts';
import { pathOf } from '../rules/link.ts';
import { NotificationListScreen } from './NotificationListScreen.tsx';
import { OpenNotificationScreen } from './OpenNotificationScreen.tsx';

const texts = ['notifications', 'clients'];
const open = (at = '/notifications') =>
  renderScreen(NotificationListScreen, {
    path: '/notifications',
    at,
    permissions: ['view notifications', 'update notifications'],
    texts,
  });

beforeEach(() => {
  respond(notificationRoutes.list, { notifications: [examplePain, exampleAssignment], nextPage: 0 });
  respond(unreadRoutes.count, { unread: 1 });
});

test('a notification says who, what and where, and whether it is unread', async () => {
  await open();

  const link = await screen.findByRole('link', { name: /Da leggere: ?Giulia Ferri ha segnalato dolore/ });
  expect(link.getAttribute('href')).toBe(`/notifications/${examplePain.id}/open`);
  expect(screen.getByText('Spinta: Panca piana')).toBeTruthy();
  expect(screen.getByText('Forza, dal 23 nov 2026.')).toBeTruthy();
  expect(screen.getByText('1 notifica da leggere')).toBeTruthy();
});

test('who views the app as a client opens the page of a notification without reading it for the client', async () => {
  sessionStorage.setItem(tokenName, 'view-of-a-client');
  onTestFinished(() => sessionStorage.clear());
  await open();

  const link = await screen.findByRole('link', { name: /Giulia Ferri ha segnalato dolore/ });
  expect(link.getAttribute('href')).toBe(pathOf(examplePain));
  expect(screen.queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
});

test('all are marked as read up to the newest one on the screen', async () => {
  respond(notificationRoutes.markAllRead, { currentDate: '2026-11-20T10:00:00.000Z' });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Segna tutte come lette' }));

  await waitFor(() =>
    expect(requestsTo(notificationRoutes.markAllRead)[0]?.body).toEqual({ until: examplePain.createdAt }),
  );
});

test('the notifications of one topic are not marked as read with all others', async () => {
  await open('/notifications?group=training');
  await screen.findByText('Spinta: Panca piana');

  expect(screen.queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
});

test('the filter for unread ones is in the address, and says when everything is read', async () => {
  const { router } = await open();
  await screen.findByText('Spinta: Panca piana');
  respond(notificationRoutes.list, { notifications: [], nextPage: 0 });
  await userEvent.click(screen.getByRole('radio', { name: 'Da leggere' }));

  expect(await screen.findByText('Hai letto tutto.')).toBeTruthy();
  expect(router.state.location.search).toEqual({ unread: true });
});

test('each notification says how it arrived, and why not elsewhere', async () => {
  respond(notificationRoutes.deliveries, {
    deliveries: [
      { channel: 'in_app', outcome: 'sent', at: '2026-11-20T09:15:00.000Z' },
      { channel: 'push', outcome: 'active', at: '2026-11-20T09:15:06.000Z' },
      { channel: 'mail', outcome: 'off', at: '2026-11-20T09:15:00.000Z' },
    ],
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Come è arrivata: Giulia Ferri/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Come ti è arrivata questa notifica' }));
  expect(await dialog.findByText('Non inviata: stavi usando l’app.'.replace('’', "'"))).toBeTruthy();
  expect(dialog.getByText('Spenta nelle tue impostazioni.')).toBeTruthy();
});

test('without notifications the list says what will appear there', async () => {
  respond(notificationRoutes.list, { notifications: [], nextPage: 0 });
  respond(unreadRoutes.count, { unread: 0 });
  await open();

  expect(await screen.findByText(/Qui trovi le novità che ti riguardano/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
});

test('a notification that no longer exists says so, with a link to the others', async () => {
  respondWithError(notificationRoutes.markRead, 404, { code: 'not_found' });
  await renderScreen(OpenNotificationScreen, {
    path: '/notifications/$id/open',
    at: `/notifications/${examplePain.id}/open`,
    permissions: ['view notifications'],
    texts,
  });

  expect(await screen.findByText("Questa notifica non c'è più.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai alle notifiche' })).toBeTruthy();
});

const anna: LoggedUser = {
  id: '0199a000-0000-7000-8000-000000000001',
  email: 'anna@studio.it',
  unconfirmedEmail: null,
  name: 'Anna Bianchi',
  locale: 'it',
  roles: ['admin'],
  accountName: 'Studio Vicino',
  membershipId: null,
  clientId: null,
  timeZone: 'Europe/Rome',
  ownTimeZone: null,
  accountTimeZone: 'Europe/Rome',
  units: { weight: 'kg', length: 'cm' },
  remainingTrialDays: 30,
  custom_app: { logo_url: null, theme: { main_color: null } },
  memberships: [],
  hideDefaultExercises: false,
  deleteAfter: null,
  version: 2,
};

test('a notification of another account is opened after the switch to it', async () => {
  const [own, other] = ['0199a000-0000-7000-8000-000000000002', '0199a000-0000-7000-8000-000000000003'];
  const memberships = [
    { id: own, role: 'admin', accountName: 'Studio Bianchi' },
    { id: other, role: 'admin', accountName: 'Studio Vicino' },
  ] as const;
  respond(accountRoutes.switchAccount, {});
  respond(accountRoutes.me, { user: { ...anna, membershipId: other, memberships: [...memberships] } });
  respond(notificationRoutes.markRead, { notification: examplePain });
  const { router } = await renderScreen(OpenNotificationScreen, {
    path: '/notifications/$id/open',
    at: `/notifications/${examplePain.id}/open?membership=${other}`,
    permissions: ['view notifications'],
    user: { memberships: [...memberships] },
    texts,
  });

  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(examplePain).split('?')[0]));
  expect(requestsTo(accountRoutes.switchAccount)[0]?.body).toEqual({ membershipId: other });
  expect(requestsTo(notificationRoutes.markRead)).toHaveLength(1);
});
