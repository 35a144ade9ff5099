import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ApiResponse } from '#shell/common/route.ts';
import type { SessionUser } from '#shell/common/session.ts';
import { saveDraft } from '#shell/web/forms/drafts.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { exampleClient as giulia } from '../../example.ts';
import { provideClientPages } from '../client-pages.ts';
import { ClientCreateScreen, ClientEditScreen } from './ClientFormScreens.tsx';
import { emptyClient } from './form-values.ts';

const free = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };

beforeEach(() => {
  respond(clientRoutes.limit, free);
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
});

function open(user: Partial<SessionUser> = {}) {
  const permissions = ['view clients', 'view health records', 'create clients', 'view programs'];
  return renderScreen(ClientCreateScreen, { path: '/clients/create', permissions, user, texts: ['clients'] });
}

async function typeNameAndEmail() {
  await userEvent.type(await screen.findByLabelText('Nome e cognome'), 'Giulia Bianchi');
  await userEvent.type(screen.getByLabelText('E-mail'), 'giulia@example.com');
}

test('name and e-mail are enough, and the form announces the invitation', async () => {
  respond(clientRoutes.create, { client: giulia });
  const { router } = await open();

  expect(await screen.findByText(/riceve il link per registrarsi/)).toBeTruthy();
  await typeNameAndEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/${giulia.id}`));
  expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({
    name: 'Giulia Bianchi',
    email: 'giulia@example.com',
    phone: null,
    heightCm: null,
    locale: 'it',
    sendsInvitation: true,
  });
});

test('a client is added without an invitation when the switch is off', async () => {
  respond(clientRoutes.create, { client: { ...giulia, isRegistered: false } });
  await open();

  await typeNameAndEmail();
  await userEvent.click(screen.getByRole('switch', { name: /Invia subito l'invito/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));

  expect(await screen.findByText("Giulia Bianchi è tra i tuoi clienti. L'invito lo mandi quando vuoi.")).toBeTruthy();
  expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({ sendsInvitation: false });
});

test('the sex for formulas has the words of a visit', async () => {
  await open();

  expect(await screen.findByRole('radio', { name: 'Uomo' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Donna' })).toBeTruthy();
});

test('an Italian phone number needs no country code, and is sent with it', async () => {
  respond(clientRoutes.create, { client: giulia });
  await open();

  await typeNameAndEmail();
  await userEvent.type(screen.getByLabelText('Telefono'), '333 12');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));
  expect(await screen.findByText(/Scrivi il numero con il prefisso internazionale/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Telefono'), '3 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

  await waitFor(() => expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({ phone: '+393331234567' }));
});

test('an e-mail of another client shows an error at its field and keeps the input', async () => {
  respondWithError(clientRoutes.create, 422, { errors: { email: ['Hai già un cliente con questo indirizzo.'] } });
  await open();

  await typeNameAndEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

  expect(await screen.findByText('Hai già un cliente con questo indirizzo.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(screen.getByLabelText<HTMLInputElement>('Nome e cognome').value).toBe('Giulia Bianchi');
});

test('a new client type is created from the field and selected', async () => {
  const clientType = { id: '0199a000-0000-7000-8000-00000000d001', name: 'Gara', version: 1 };
  respond(clientRoutes.createType, { clientType });
  respond(clientRoutes.create, { client: giulia });
  await open();

  await typeNameAndEmail();
  await userEvent.type(screen.getByRole('combobox', { name: 'Tipo di cliente' }), 'Gara');
  await userEvent.click(await screen.findByText('Crea il tipo «Gara»'));
  await waitFor(() => expect(requestsTo(clientRoutes.createType)[0]?.body).toEqual({ name: 'Gara' }));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tipo di cliente' });
  await waitFor(() => expect(field.value).toBe('Gara'));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

  await waitFor(() =>
    expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({ client_type_id: clientType.id }),
  );
});

test('Enter in the field of the type creates the typed one, and sends neither the form nor the invitation', async () => {
  const clientType = { id: '0199a000-0000-7000-8000-00000000d001', name: 'Gara', version: 1 };
  respond(clientRoutes.createType, { clientType });
  await open();

  await typeNameAndEmail();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tipo di cliente' });
  await userEvent.type(field, 'Gara{Enter}');

  await waitFor(() => expect(requestsTo(clientRoutes.createType)).toHaveLength(1));
  await waitFor(() => expect(field.value).toBe('Gara'));
  expect(requestsTo(clientRoutes.create)).toHaveLength(0);
});

test('a height typed in metres is understood', async () => {
  respond(clientRoutes.create, { client: giulia });
  await open();
  await typeNameAndEmail();
  const height = screen.getByLabelText<HTMLInputElement>('Altezza');

  await userEvent.type(height, '1,82');
  await userEvent.tab();
  expect(height.value).toBe('182 cm');
  await userEvent.clear(height);
  await userEvent.type(height, '1.7{Enter}');

  await waitFor(() => expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({ heightCm: 170 }));
});

test('a height that is none shows an error and is not sent; one in feet and inches is understood', async () => {
  respond(clientRoutes.create, { client: giulia });
  await open();
  await typeNameAndEmail();
  const height = screen.getByLabelText<HTMLInputElement>('Altezza');

  await userEvent.type(height, '-1,82');
  await userEvent.tab();
  expect(await screen.findByText(/Scrivi l'altezza in centimetri o in metri/)).toBeTruthy();
  expect(height.value).toBe('-1,82');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));
  await waitFor(() => expect(document.activeElement).toBe(height));
  expect(requestsTo(clientRoutes.create)).toHaveLength(0);
  await userEvent.clear(height);
  await userEvent.type(height, '6\'1"{Enter}');

  await waitFor(() => expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({ heightCm: 185.42 }));
});

test('at the limit of the plan a banner replaces the form', async () => {
  respond(clientRoutes.limit, { ...free, limit_reached: true, activeClients: 5, max_clients: 5 });
  await open();

  expect(await screen.findByText('Hai raggiunto il limite del tuo piano')).toBeTruthy();
  expect(screen.queryByLabelText('Nome e cognome')).toBeNull();
});

test('who may see nothing of the nutrition is not offered for it, and the form says where that is changed', async () => {
  const [owner, coach] = ['0199a000-0000-7000-8000-00000000e001', '0199a000-0000-7000-8000-00000000e002'];
  respond(clientRoutes.collaborators, {
    teamMembers: [
      { id: owner, name: 'Anna Conti', role: 'admin', careKinds: ['training', 'nutrition'] },
      { id: coach, name: 'Luca Bianchi', role: 'coach', careKinds: ['training'] },
    ],
  });
  await open({ roles: ['admin'] });

  await userEvent.click(await screen.findByRole('combobox', { name: 'Seguito per la nutrizione da' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

  expect(offered).toEqual(['Anna Conti']);
  expect(
    screen.getByText(
      /Chi non ha un permesso per vedere piani alimentari, macro o visite non è in elenco: per affidargli clienti dagliene uno/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cambia i permessi' }).getAttribute('href')).toBe('/teamMembers');
});

test.each(['training', 'nutrition'] as const)(
  'a client of an owner whose care is %s is followed by them: for nutrition alone, otherwise for everything',
  async (care) => {
    provideClientPages(async () => ({ tabs: [], actions: [], panels: [], useOwnCare: () => care }));
    respond(clientRoutes.create, { client: giulia });
    const owner = '0199a000-0000-7000-8000-00000000e001';
    await open({ roles: ['admin'], membershipId: owner });

    await typeNameAndEmail();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

    await waitFor(() =>
      expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({
        trainingCollaboratorId: care === 'training' ? owner : null,
        nutritionCollaboratorId: owner,
      }),
    );
  },
);

test('while the consent to health data is withdrawn the form has no height, and what it sends leaves the height out', async () => {
  const client = { ...giulia, heightCm: null, withdrawnConsents: ['health_data' as const] };
  respond(clientRoutes.detail, { client });
  respond(clientRoutes.update, { client });
  await renderScreen(ClientEditScreen, {
    path: '/clients/$id/edit',
    at: `/clients/${giulia.id}/edit`,
    permissions: ['view clients', 'view health records', 'update clients', 'update health records'],
    texts: ['clients'],
  });

  await userEvent.type(await screen.findByLabelText('Nome e cognome'), ' Verdi');
  expect(screen.queryByLabelText('Altezza')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(clientRoutes.update)).toHaveLength(1));
  expect(requestsTo(clientRoutes.update)[0]?.body).not.toHaveProperty('heightCm');
});

async function openOfTeam(
  saved: Pick<typeof giulia, 'trainingCollaboratorId' | 'nutritionCollaboratorId'>,
  role: 'admin' | 'coach' = 'coach',
) {
  respond(clientRoutes.collaborators, { teamMembers: team.map((one) => (one.id === anna ? { ...one, role } : one)) });
  respond(clientRoutes.detail, { client: { ...giulia, ...saved } });
  await renderScreen(ClientEditScreen, {
    path: '/clients/$id/edit',
    at: `/clients/${giulia.id}/edit`,
    permissions: ['view clients', 'view health records', 'update clients', 'update health records'],
    user: { roles: ['admin'] },
    texts: ['clients'],
  });
  return screen.findByRole('combobox', { name: "Seguito per l'allenamento da" });
}

const team = [
  {
    id: '0199a000-0000-7000-8000-00000000e001',
    name: 'Anna Conti',
    role: 'coach',
    careKinds: ['training', 'nutrition'],
  },
  { id: '0199a000-0000-7000-8000-00000000e002', name: 'Luca Bianchi', role: 'coach', careKinds: ['training'] },
] satisfies ApiResponse<typeof clientRoutes.collaborators>['teamMembers'];
const [anna, luca] = team.map(({ id }) => id) as [string, string];

test('before another professional is saved, the form says who reads the chat so far and who is in charge of nothing any more', async () => {
  const training = await openOfTeam({ trainingCollaboratorId: anna, nutritionCollaboratorId: null }, 'admin');
  expect(screen.queryByText(/i messaggi già scritti/)).toBeNull();

  await userEvent.click(training);
  await userEvent.click(await screen.findByRole('option', { name: 'Luca Bianchi' }));

  expect(screen.getByText(/Luca Bianchi potrà leggere anche i messaggi già scritti/)).toBeTruthy();
  expect(screen.getByText(/Anna Conti non sarà più tra chi segue il cliente/)).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Seguito per la nutrizione da' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Anna Conti' }));
  expect(screen.queryByText(/non sarà più tra chi segue/)).toBeNull();
  expect(screen.queryByText(/Anna Conti potrà leggere/)).toBeNull();
});

test('who follows the client in the other kind of care already reads the chat, so the form does not announce it', async () => {
  const training = await openOfTeam({ trainingCollaboratorId: luca, nutritionCollaboratorId: anna });

  await userEvent.click(training);
  await userEvent.click(await screen.findByRole('option', { name: 'Anna Conti' }));

  expect(screen.getByText(/Luca Bianchi non sarà più tra chi segue il cliente/)).toBeTruthy();
  expect(screen.queryByText(/i messaggi già scritti/)).toBeNull();
});

test('after a reload the form still says what the choice in the draft changes', async () => {
  const values = { ...emptyClient, name: giulia.name, email: giulia.email, trainingCollaboratorId: luca };
  saveDraft(`clients.${giulia.id}`, values);
  const training = await openOfTeam({ trainingCollaboratorId: anna, nutritionCollaboratorId: null });

  expect((training as HTMLInputElement).value).toBe('Luca Bianchi');
  expect(screen.getByText(/Luca Bianchi potrà leggere anche i messaggi già scritti/)).toBeTruthy();
  expect(screen.getByText(/Anna Conti non sarà più tra chi segue il cliente/)).toBeTruthy();
});
