import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { maxHandedOver } from '../../contract/limits.ts';
import { exampleClientCard as giulia } from '../../example.ts';
import { provideClientPages } from '../client-pages.ts';
import { ClientSelectionBar } from './ClientSelectionBar.tsx';
import { ClientListScreen } from './ClientListScreen.tsx';

const matteo = { ...giulia, id: '0199a000-0000-7000-8000-00000000c002', name: 'Matteo Ferri' };
const unlimited = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };

beforeEach(() => {
  respond(clientRoutes.counts, { total: 2, active: 2, inactive: 0, unregistered: 1 });
  respond(clientRoutes.limit, unlimited);
  respond(clientRoutes.typeFilters, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(clientRoutes.list, { clients: [giulia, matteo], nextPage: 0 });
});

const open = () =>
  renderScreen(ClientListScreen, { path: '/clients', permissions: ['view clients'], texts: ['clients'] });

test('without a team there is nobody to hand clients over to, so none can be selected', async () => {
  await open();
  await screen.findByRole('row', { name: /Giulia Bianchi/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('more clients than are handed over at once say so instead of failing', async () => {
  const clients = Array.from({ length: maxHandedOver + 1 }, (_, index) => ({ ...giulia, id: `client-${index}` }));

  await renderScreen(() => <ClientSelectionBar clients={clients} onClear={() => undefined} />, {
    path: '/clients',
    texts: ['clients'],
  });

  expect(await screen.findByText('Puoi affidarne al massimo 500 alla volta.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Affida a un collaboratore' })).toHaveProperty('disabled', true);
});

test('the selected clients go to the form that hands them over', async () => {
  const member = { careKinds: ['training' as const], role: 'coach' };
  respond(clientRoutes.collaborators, {
    teamMembers: [
      { ...member, id: '0199a000-0000-7000-8000-00000000d001', name: 'Anna Modello' },
      { ...member, id: '0199a000-0000-7000-8000-00000000d002', name: 'Bruno Modello' },
    ],
  });
  provideClientPages(async () => ({
    tabs: [],
    actions: [],
    panels: [],
    HandOver: ({ clients }) => <p>{clients.map(({ name }) => name).join(' e ')}</p>,
  }));
  await open();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutti' }));
  expect(screen.getByText('2 selezionati')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Affida a un collaboratore' }).click());

  const dialog = await screen.findByRole('dialog', { name: 'Affida 2 clienti' });
  expect(await within(dialog).findByText('Giulia Bianchi e Matteo Ferri')).toBeTruthy();
});
