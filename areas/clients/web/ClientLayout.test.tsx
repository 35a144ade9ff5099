import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Client, clientRoutes } from '../contract.ts';
import { exampleClient } from '../example.ts';
import { ClientLayout } from './ClientLayout.tsx';
import { provideClientPages } from './client-pages.ts';

const sample: Client = {
  ...exampleClient,
  name: 'Cliente di esempio',
  email: 'sample@example.invalid',
  isSample: true,
  isRegistered: false,
};

function Overview() {
  return (
    <ClientLayout id={exampleClient.id} active="overview">
      {null}
    </ClientLayout>
  );
}

function open(client: Client) {
  respond(clientRoutes.detail, { client });
  const permissions = ['view clients', 'update clients', 'delete clients'];
  const at = { path: '/clients/$id', at: `/clients/${client.id}` };
  return renderScreen(Overview, { ...at, permissions, texts: ['clients'] });
}

test('the head of the sample client has its badge and no invitation, and removes it with one click', async () => {
  respond(clientRoutes.delete, {});
  const { router } = await open(sample);

  expect(await screen.findByText('Esempio')).toBeTruthy();
  expect(screen.getByText('Dati inventati, nessuna e-mail')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invia di nuovo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi il cliente di esempio' }));

  expect(await screen.findByText('Il cliente di esempio è stato rimosso.')).toBeTruthy();
  expect(requestsTo(clientRoutes.delete)).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/clients');
});

test('the head of a real client has no button that removes it', async () => {
  await open({ ...exampleClient, isRegistered: false, invitedAt: '2026-11-20T08:00:00.000Z' });

  expect(await screen.findByText('Invitato')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invia di nuovo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rimuovi il cliente di esempio' })).toBeNull();
});

test('the head of a client who was added without an invitation sends the first one', async () => {
  respond(clientRoutes.resendEmail, {});
  await open({ ...exampleClient, isRegistered: false });

  expect(await screen.findByText('Da invitare')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: "Invia l'invito" }));

  expect(await screen.findByText('Invito inviato a giulia@example.com.')).toBeTruthy();
  expect(requestsTo(clientRoutes.resendEmail)).toHaveLength(1);
});

test('assigning a program is the primary button of the overview of a client without a program only', async () => {
  const lacking = '0199a000-0000-7000-8000-00000000c0ff';
  provideClientPages(async () => ({
    tabs: [],
    actions: [],
    panels: [],
    usePrimaryAction: (id) => (id === lacking ? 'assign-program' : 'first-action'),
  }));
  const variantFor = async (client: Client) => {
    respond(clientRoutes.detail, { client });
    const at = { path: '/clients/$id', at: `/clients/${client.id}`, permissions: ['view clients', 'update programs'] };
    const Head = () => (
      <ClientLayout id={client.id} active="overview">
        {null}
      </ClientLayout>
    );
    const { unmount } = await renderScreen(Head, { ...at, texts: ['clients'] });
    const { variant } = (await screen.findByRole('link', { name: 'Assegna programma' })).dataset;
    unmount();
    return variant;
  };

  expect(await variantFor({ ...exampleClient, id: lacking })).toBe('filled');
  expect(await variantFor(exampleClient)).toBe('default');
});

const collaborator = '0199a000-0000-7000-8000-00000000c0de';

test.each([
  { own: 'nutrition', client: {}, first: 'Piani alimentari', action: 'Assegna piano alimentare' },
  { own: 'training', client: {}, first: 'Programmi', action: 'Assegna programma' },
  {
    own: 'training',
    client: { nutritionCollaboratorId: collaborator },
    first: 'Piani alimentari',
    action: 'Assegna piano alimentare',
  },
  {
    own: 'training',
    client: { nutritionCollaboratorId: collaborator, trainingCollaboratorId: collaborator },
    first: 'Programmi',
    action: 'Assegna programma',
  },
] as const)(
  'the page of a client for a professional of $own, who is followed by $client, leads to $first first and to $action',
  async ({ own, client, first, action }) => {
    const tab = { permission: 'view clients' } as const;
    provideClientPages(async () => ({
      tabs: [
        { ...tab, id: 'overview', path: '/clients/$id', useLabel: () => 'Panoramica' },
        { ...tab, id: 'programs', path: '/clients/$id/programs', care: 'training', useLabel: () => 'Programmi' },
        { ...tab, id: 'visits', path: '/clients/$id/visits', useLabel: () => 'Visite' },
        {
          ...tab,
          id: 'mealPlans',
          path: '/clients/$id/mealPlans',
          care: 'nutrition',
          useLabel: () => 'Piani alimentari',
        },
      ],
      actions: [],
      panels: [],
      useOwnCare: () => own,
    }));
    respond(clientRoutes.detail, {
      client: { ...exampleClient, nutritionCollaboratorId: null, trainingCollaboratorId: null, ...client },
    });
    const permissions = ['view clients', 'update programs', 'update meal plans'];
    const at = { path: '/clients/$id', at: `/clients/${exampleClient.id}` };
    await renderScreen(Overview, { ...at, permissions, texts: ['clients'] });

    const assign = await screen.findByRole('link', { name: /^Assegna/ });
    expect(assign.textContent).toBe(action);
    const tabs = within(screen.getByRole('navigation', { name: 'Sezioni del cliente' })).getAllByRole('link');
    expect(tabs.map((link) => link.textContent).slice(0, 2)).toEqual(['Panoramica', first]);
    expect(tabs).toHaveLength(4);
  },
);

test('until it is known what is assigned, the button has its room but is not there: those before it do not move', async () => {
  provideClientPages(async () => ({ tabs: [], actions: [], panels: [], useOwnCare: () => null }));
  respond(clientRoutes.detail, { client: exampleClient });
  const at = { path: '/clients/$id', at: `/clients/${exampleClient.id}` };
  await renderScreen(Overview, { ...at, permissions: ['view clients', 'update programs'], texts: ['clients'] });

  expect(await screen.findByText('Assegna programma')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Assegna programma' })).toBeNull();
});

test('a tab of a client who has withdrawn the consent to health data shows why in place of its content', async () => {
  respond(clientRoutes.detail, { client: { ...exampleClient, withdrawnConsents: ['health_data'] } });
  const Visits = () => (
    <ClientLayout id={exampleClient.id} active="visits">
      <p>{'62,4 kg'}</p>
    </ClientLayout>
  );
  const at = { path: '/clients/$id', at: `/clients/${exampleClient.id}`, permissions: ['view clients'] };
  await renderScreen(Visits, { ...at, texts: ['clients'] });

  const reason = await screen.findByText(/ha ritirato il consenso ai dati sulla salute/);
  for (const hidden of ['misure', 'visite', 'allenamenti', 'pasti', 'questionari'])
    expect(reason.textContent).toContain(hidden);
  expect(screen.queryByText('62,4 kg')).toBeNull();
});

test.each([
  { permissions: ['view clients', 'view visits'], withdrawnConsents: [], isShown: true },
  { permissions: ['view clients'], withdrawnConsents: [], isShown: false },
  { permissions: ['view clients', 'view visits'], withdrawnConsents: ['health_data'], isShown: false },
] as const)(
  'allergies are in the header for who may read them, with the consent: $permissions, withdrawn $withdrawnConsents',
  async ({ permissions, withdrawnConsents, isShown }) => {
    const Note = () => <span>{'Allergie: latte'}</span>;
    const headNote = { permissions: ['view meal plans', 'view visits'], Note } as const;
    provideClientPages(async () => ({ tabs: [], actions: [], panels: [], headNote }));
    respond(clientRoutes.detail, { client: { ...exampleClient, withdrawnConsents: [...withdrawnConsents] } });
    const at = { path: '/clients/$id', at: `/clients/${exampleClient.id}` };
    await renderScreen(Overview, { ...at, permissions: [...permissions], texts: ['clients'] });

    await screen.findByRole('heading', { name: exampleClient.name });
    expect(screen.queryByText('Allergie: latte') !== null).toBe(isShown);
  },
);

test('the head of a minor who consented without a guardian says so', async () => {
  await open({ ...exampleClient, lacksGuardian: true });

  expect(await screen.findByText(/^Manca il consenso di un genitore o tutore: Giulia Bianchi/)).toBeTruthy();
});

test('who may not view clients sees the name and the content of their tabs, and no way to the client list', async () => {
  const { id, name } = exampleClient;
  respond(clientRoutes.head, { client: { id, name, isActive: true, withdrawnConsents: [], lacksGuardian: false } });
  const Workouts = () => (
    <ClientLayout id={id} active="completed_workouts">
      <p>{'3 serie di squat'}</p>
    </ClientLayout>
  );
  await renderScreen(Workouts, {
    path: '/clients/$id',
    at: `/clients/${id}`,
    permissions: ['view workouts'],
    texts: ['clients'],
  });

  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('3 serie di squat')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Clienti' })).toBeNull();
  expect(requestsTo(clientRoutes.detail)).toEqual([]);
});
