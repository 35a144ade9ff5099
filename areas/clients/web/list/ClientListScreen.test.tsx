import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { registrationLinkRoutes } from '../../contract/registration-link.ts';
import { exampleClientCard as giulia } from '../../example.ts';
import { ClientListScreen } from './ClientListScreen.tsx';

const matteo = {
  ...giulia,
  id: '0199a000-0000-7000-8000-00000000c002',
  name: 'Matteo Ferri',
  email: 'matteo@example.com',
  isRegistered: false,
  invitedAt: '2026-11-20T08:00:00.000Z',
};

const unlimited = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };
const permissions = ['view clients', 'create clients', 'update clients', 'delete clients', 'view visits'];

beforeEach(() => {
  respond(clientRoutes.counts, { total: 2, active: 2, inactive: 0, unregistered: 1 });
  respond(clientRoutes.limit, unlimited);
  respond(clientRoutes.typeFilters, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(clientRoutes.list, { clients: [giulia, matteo], nextPage: 0 });
});

function open(at = '/clients', more = {}) {
  return renderScreen(ClientListScreen, { path: '/clients', at, permissions, texts: ['clients'], ...more });
}

test('the list shows the number of clients, and each row links to its client', async () => {
  await open();

  expect(await screen.findByText('2 clienti, 2 attivi')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Giulia Bianchi/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/clients/${giulia.id}`);
  expect(within(row).getByText('Attivo')).toBeTruthy();
});

test('the figures add up: those who are not registered are among the active ones', async () => {
  respond(clientRoutes.counts, { total: 4, active: 3, inactive: 1, unregistered: 1 });
  respond(clientRoutes.limit, { ...unlimited, activeClients: 3, max_clients: 15 });
  await open();

  expect(await screen.findByText('4 clienti, 3 attivi')).toBeTruthy();
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    'Attivi3di cui 1 non ancora registrato',
    'Inattivi1non contano nel piano',
    'Posti usati3di 15 del tuo piano',
  ]);
});

test('the row of a client who has withdrawn the consent to health data says so', async () => {
  respond(clientRoutes.list, { clients: [giulia, { ...matteo, isHealthDataWithdrawn: true }], nextPage: 0 });
  await open();

  const row = within(await screen.findByRole('row', { name: /Matteo Ferri/ }));
  expect(row.getByText('Senza consenso')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Giulia Bianchi/ })).queryByText('Senza consenso')).toBeNull();
});

test('the list shows only those who asked for the deletion of their data, with the date', async () => {
  respond(clientRoutes.list, { clients: [{ ...giulia, deleteAfter: '2026-12-20T10:00:00.000Z' }], nextPage: 0 });
  await open('/clients?awaitsErasure=true');

  expect(await screen.findByText(/20 dic/)).toBeTruthy();
  expect(requestsTo(clientRoutes.list).map(({ query }) => query['awaitsErasure'])).toEqual(['true']);
});

test('opened from home, the filter that is set stands in the bar, and is removed there', async () => {
  const { router } = await open('/clients?awaitsErasure=true');
  await userEvent.click(await screen.findByRole('button', { name: /^Togli il filtro: / }));
  await expect.poll(() => router.state.location.search).toEqual({});
  expect(screen.queryByRole('button', { name: /^Togli il filtro: / })).toBeNull();
});

test.each([
  ['two flagged answers that nobody has read', { flaggedAnswers: 2 }, '2 in evidenza'],
  ['pain in a workout that the professional has not read', { hasUnreadPain: true }, 'Dolore o disturbo da leggere'],
  ['a food to avoid in a meal that is not read', { hasUnreadEatenConflict: true }, 'Ha mangiato un cibo da evitare'],
])('the row of a client with %s says so', async (_, changes, mark) => {
  respond(clientRoutes.list, { clients: [giulia, { ...matteo, ...changes }], nextPage: 0 });
  await open();
  expect(within(await screen.findByRole('row', { name: /Matteo Ferri/ })).getByText(mark)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Giulia Bianchi/ })).queryByText(mark)).toBeNull();
});

test.each([
  ['Assegna programma', 'update programs', 'programs'],
  ['Assegna piano alimentare', 'update meal plans', 'mealPlans'],
] as const)('«%s» opens from the row of an active client, for those who may', async (name, permission, tab) => {
  respond(clientRoutes.list, { clients: [giulia, { ...matteo, isActive: false }], nextPage: 0 });
  const { router } = await open('/clients', { permissions: [...permissions, permission] });

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Matteo Ferri' }));
  expect(await screen.findByRole('menuitem', { name: 'Modifica' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /^Assegna/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Giulia Bianchi' }));
  expect(await screen.findAllByRole('menuitem', { name: /^Assegna/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('menuitem', { name }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/${giulia.id}/${tab}`));
  expect(router.state.location.search).toEqual({ assign: true });
});

test('without a permission for programs or meal plans a row assigns none', async () => {
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Giulia Bianchi' }));

  expect(await screen.findByRole('menuitem', { name: 'Modifica' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /^Assegna/ })).toBeNull();
});

test.each([
  [
    ['view programs', 'view workouts'],
    ['Programma', 'Ultimo allenamento'],
  ],
  [[], []],
])(
  'with %j the list has the columns %j: without a permission nothing is said about programs and workouts',
  async (more, columns) => {
    await open('/clients', { permissions: [...permissions, ...more] });
    await screen.findByRole('row', { name: /Giulia Bianchi/ });

    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    expect(['Programma', 'Ultimo allenamento'].filter((column) => shown.some((one) => one.includes(column)))).toEqual(
      columns,
    );
  },
);

test('a status filter is in the address and in the request', async () => {
  const { router } = await open();

  await userEvent.click(await screen.findByRole('radio', { name: 'Non registrati' }));

  await waitFor(() => expect(requestsTo(clientRoutes.list).at(-1)?.query).toMatchObject({ status: 'unregistered' }));
  expect(router.state.location.search).toMatchObject({ status: 'unregistered' });
});

test('the sort order is in the address: the subscription that ends next comes first', async () => {
  await open('/clients?sortBy=subscriptionEnd&sortOrder=asc');

  expect(await screen.findByRole('columnheader', { name: 'Fine abbonamento' })).toBeTruthy();
  // Both columns together leave no room for the names.
  expect(screen.queryByRole('columnheader', { name: 'Piano alimentare' })).toBeNull();
  expect(requestsTo(clientRoutes.list)[0]?.query).toMatchObject({ sortBy: 'subscriptionEnd', sortOrder: 'asc' });
});

test('a new account sees the first step instead of an empty table', async () => {
  respond(clientRoutes.counts, { total: 0, active: 0, inactive: 0, unregistered: 0 });
  respond(clientRoutes.list, { clients: [], nextPage: 0 });
  await open();

  expect(await screen.findByRole('link', { name: 'Aggiungi il primo cliente' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('an account with nothing but the sample client is told so, and not that it has no client', async () => {
  respond(clientRoutes.counts, { total: 0, active: 0, inactive: 0, unregistered: 0 });
  respond(clientRoutes.list, { clients: [{ ...giulia, isSample: true }], nextPage: 0 });
  await open();

  expect(await screen.findByText('Per ora solo il cliente di esempio')).toBeTruthy();
  expect(screen.queryByText('Ancora nessun cliente')).toBeNull();
});

test('only a client who has not registered can be invited again', async () => {
  respond(clientRoutes.resendEmail, {});
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Giulia Bianchi' }));
  expect(await screen.findByRole('menuitem', { name: 'Disattiva' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: "Invia di nuovo l'invito" })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Matteo Ferri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: "Invia di nuovo l'invito" }));

  expect(await screen.findByText(/Nuovo invito inviato a matteo@example.com/)).toBeTruthy();
});

test('a client who was added without an invitation is to be invited, and their menu sends the first one', async () => {
  respond(clientRoutes.list, { clients: [giulia, { ...matteo, invitedAt: null }], nextPage: 0 });
  respond(clientRoutes.resendEmail, {});
  await open();

  const row = within(await screen.findByRole('row', { name: /Matteo Ferri/ }));
  expect(row.getByText('Da invitare')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Azioni per Matteo Ferri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: "Invia l'invito" }));

  expect(await screen.findByText('Invito inviato a matteo@example.com.')).toBeTruthy();
});

test('the dialog that deletes a client names every kind of record that is lost', async () => {
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Giulia Bianchi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const text = (await screen.findByRole('dialog')).textContent ?? '';

  const training = ['programmi', 'allenamenti'];
  const nutrition = ['piani alimentari', 'macro', 'diario alimentare', 'consigli'];
  const others = ['misure', 'visite', 'foto', 'risposte', 'file', 'chat', 'nota'];
  expect([...training, ...nutrition, ...others].filter((lost) => !text.includes(lost))).toEqual([]);
});

test('a client is deleted only after typing the confirmation word', async () => {
  respond(clientRoutes.delete, {});
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Giulia Bianchi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Elimina' }).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Per confermare scrivi elimina'), 'elimina');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }));

  expect(await screen.findByText('Giulia Bianchi è stato eliminato.')).toBeTruthy();
  expect(requestsTo(clientRoutes.delete)).toHaveLength(1);
});

test('the sample client has its own badge and no e-mail, is never invited, and is removed with one click', async () => {
  const sample = { ...matteo, name: 'Cliente di esempio', email: 'sample@example.invalid', isSample: true };
  respond(clientRoutes.list, { clients: [sample], nextPage: 0 });
  respond(clientRoutes.delete, {});
  await open();

  const row = within(await screen.findByRole('row', { name: /Cliente di esempio/ }));
  expect(row.getByText('Esempio')).toBeTruthy();
  expect(row.queryByText(/example.invalid/)).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Azioni per Cliente di esempio' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rimuovi il cliente di esempio' }));

  expect(await screen.findByText('Il cliente di esempio è stato rimosso.')).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: "Invia di nuovo l'invito" })).toBeNull();
  expect(requestsTo(clientRoutes.delete)).toHaveLength(1);
});

test('at the limit of the plan a banner explains it and links to the plans', async () => {
  respond(clientRoutes.limit, { ...unlimited, limit_reached: true, activeClients: 5, max_clients: 5 });
  await open();

  expect(await screen.findByText('Hai raggiunto il limite del tuo piano')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vedi i piani' }).getAttribute('href')).toBe('/payments');
});

test('a collaborator sees only their own clients, without a collaborator column', async () => {
  respond(clientRoutes.limit, { ...unlimited, limit_reached: true, activeClients: 5, max_clients: 5 });
  await open('/clients', { user: { roles: ['coach'] } });

  expect(await screen.findByText(/Per aggiungerne altri parla con il titolare/)).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Seguito da' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Vedi i piani' })).toBeNull();
});

test('an empty list offers to add a client only to who may', async () => {
  respond(clientRoutes.list, { clients: [], nextPage: 0 });
  await open('/clients', { permissions: ['view clients', 'view programs'], user: { roles: ['coach'] } });

  expect(await screen.findByText('Qui trovi le persone che segui. Le affida il titolare.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Aggiungi/ })).toBeNull();
});

test('the menu beside «Nuovo cliente» leads to several clients and to the open link of the admin', async () => {
  respond(registrationLinkRoutes.registrationLink, { registrationLink: { token: 'x'.repeat(32), isOn: true } });
  await open('/clients', { user: { roles: ['admin'] } });

  await userEvent.click(await screen.findByRole('button', { name: 'Altri modi di aggiungere clienti' }));
  const several = await screen.findByRole('menuitem', { name: 'Aggiungi più clienti' });
  expect(several.getAttribute('href')).toBe('/clients/import');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Link di registrazione aperto' }));

  const dialog = await screen.findByRole('dialog', { name: 'Link di registrazione' });
  expect(await within(dialog).findByLabelText('Link aperto')).toBeTruthy();
});

test('the empty list offers one client, several, and the open link to the admin only', async () => {
  respond(clientRoutes.list, { clients: [], nextPage: 0 });
  await open('/clients', { user: { roles: ['coach'] } });

  expect(await screen.findByRole('link', { name: 'Aggiungi il primo cliente' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Aggiungi più clienti' }).getAttribute('href')).toBe('/clients/import');
  expect(screen.queryByRole('button', { name: 'Link di registrazione aperto' })).toBeNull();
});

test('who may not create clients sees none of the ways', async () => {
  await open('/clients', { permissions: ['view clients'], user: { roles: ['coach'] } });

  expect(await screen.findByText('Giulia Bianchi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Altri modi di aggiungere clienti' })).toBeNull();
});
