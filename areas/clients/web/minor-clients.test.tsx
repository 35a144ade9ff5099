import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Client, ClientCard, clientRoutes } from '../contract.ts';
import { exampleClient, exampleClientCard } from '../example.ts';
import { ClientLayout } from './ClientLayout.tsx';
import { ClientCreateScreen, ClientEditScreen } from './form/ClientFormScreens.tsx';
import { listedClient, noLimit, respondToImport, review } from './import/testing/open-import.tsx';
import { ClientMenu } from './list/ClientMenu.tsx';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';

const adult = '1990-11-21';
const minor = addDays(todayIn('Europe/Rome'), -15 * 365);
const registers = /alla registrazione accetta insieme a un genitore o a chi fa da tutore/i;

async function openCreation(language: 'it' | 'en' = 'it') {
  respond(clientRoutes.limit, noLimit);
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  const permissions = ['view clients', 'create clients', 'view programs'];
  await renderScreen(ClientCreateScreen, { path: '/clients/create', permissions, texts: ['clients'], language });
}

test('the form of a new client says of a date of birth of a minor that a parent or guardian has to accept', async () => {
  await openCreation();
  const birthDate = await screen.findByLabelText('Data di nascita');

  await userEvent.type(birthDate, adult);
  expect(screen.queryByText(registers)).toBeNull();

  await userEvent.clear(birthDate);
  await userEvent.type(birthDate, minor);
  expect(screen.getByText(registers)).toBeTruthy();
});

test('it says so in English', async () => {
  await openCreation('en');

  await userEvent.type(await screen.findByLabelText('Date of birth'), minor);

  expect(screen.getByText(/accept together with a parent or guardian when they register/)).toBeTruthy();
});

test('the form of a minor who has registered says where the consent of a guardian is given', async () => {
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(clientRoutes.detail, { client: { ...exampleClient, birthDate: minor } });
  const at = { path: '/clients/$id/edit', at: `/clients/${exampleClient.id}/edit` };
  await renderScreen(ClientEditScreen, { ...at, permissions: ['view clients', 'update clients'], texts: ['clients'] });

  expect(await screen.findByText(/nelle impostazioni del cliente, alla voce Consensi/)).toBeTruthy();
});

const invited = (birthDate: string): Client => ({ ...exampleClient, birthDate, isRegistered: false });

test.each([
  [minor, 1],
  [adult, 0],
])('the link of the invitation of a client born on %s says it %i times', async (birthDate, count) => {
  const Link = () => <InvitationLinkDialog client={invited(birthDate)} opened onClose={() => {}} />;
  await renderScreen(Link, { texts: ['clients'] });

  expect(await screen.findByText(/Crea un link personale/)).toBeTruthy();
  expect(screen.queryAllByText(registers)).toHaveLength(count);
});

test('the message about a mailed invitation of a minor says it, too', async () => {
  respond(clientRoutes.detail, { client: invited(minor) });
  respond(clientRoutes.resendEmail, {});
  const Head = () => (
    <ClientLayout id={exampleClient.id} active="overview">
      {null}
    </ClientLayout>
  );
  const at = { path: '/clients/$id', at: `/clients/${exampleClient.id}` };
  await renderScreen(Head, { ...at, permissions: ['view clients', 'update clients'], texts: ['clients'] });

  await userEvent.click(await screen.findByRole('button', { name: "Invia l'invito" }));

  expect(await screen.findByText(registers)).toBeTruthy();
});

test('so does that about an invitation from a row of the list', async () => {
  const row = { ...exampleClientCard, birthDate: minor, isRegistered: false };
  respond(clientRoutes.resendEmail, {});
  const Menu = () => <ClientMenu client={ClientCard.parse(row)} />;
  await renderScreen(Menu, { permissions: ['view clients', 'update clients'], texts: ['clients'] });

  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${row.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Invia/ }));

  expect(await screen.findByText(registers)).toBeTruthy();
});

test('a list of clients with minors says how many of them need a parent or guardian', async () => {
  await respondToImport();
  const [year = '', month = '', day = ''] = minor.split('-');
  await review(
    listedClient('Mario Rossi', 'mario@example.com', { birthDate: '21/11/1990' }),
    listedClient('Ida Neri', 'ida@example.com', { birthDate: `${day}/${month}/${year}` }),
  );

  expect(await screen.findByText(/1 cliente ha meno di 18 anni: alla registrazione accetta insieme/)).toBeTruthy();
});
