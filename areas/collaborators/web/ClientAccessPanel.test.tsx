import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { accessRoutes } from '../contract.ts';
import { ClientAccessPanel } from './ClientAccessPanel.tsx';

const clientId = '0199f2a4-5c00-7012-8000-000000000001';
const open = (role: 'admin' | 'coach', permissions: readonly Permission[] = rolePermissions()[role]) =>
  renderScreen(() => <ClientAccessPanel clientId={clientId} />, {
    ...{ texts: ['collaborators'], user: { roles: [role] } },
    permissions: [...permissions],
  });

test('an admin reads who opened the record of a client', async () => {
  const access = {
    name: 'Dario Modello',
    hour: '2026-11-20T08:00:00.000Z',
    isAsClient: false,
    kinds: ['photos' as const, 'record' as const],
  };
  respond(accessRoutes.accesses.client, { accesses: [access], nextPage: 0 });
  await open('admin');

  expect(await screen.findByText('Dario Modello')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Accessi alla scheda' })).toBeTruthy();
});

test('a coach reads nothing about accesses, and may view the app as the client', async () => {
  await open('coach');

  expect(await screen.findByRole('region', { name: 'La vista del cliente' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vedi come cliente' })).toBeTruthy();
  expect(screen.queryByText(/Accessi|Chi ha aperto/)).toBeNull();
});

test('a coach who would see no section of the app of the client reads which permissions are missing, without a button', async () => {
  await open('coach', ['view home', 'view clients', 'view programs', 'view exercises']);

  expect(await screen.findByText(/Programmi e Allenamenti svolti/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vedi come cliente' })).toBeNull();
});
