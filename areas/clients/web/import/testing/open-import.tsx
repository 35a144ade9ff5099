import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '#shell/common/session.ts';
import { clearImportDrafts } from '#shell/web/imports/import-drafts.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../../contract.ts';
import { type ColumnContent, clientImportRoutes as routes, type ListedColumn } from '../../../contract/import.ts';
import { type ListedClient, listedFields } from '../../../rules/import/listed-clients.ts';
import { provideClientPages } from '../../client-pages.ts';
import { ImportClientsScreen } from '../ImportClientsScreen.tsx';

export const noLimit = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };
export const listedClient = (name: string, email: string, more: Partial<ListedClient> = {}): ListedClient => ({
  ...(Object.fromEntries(listedFields.map((field) => [field, ''])) as ListedClient),
  ...{ name, email, ...more },
});
export const online = { id: '0199a000-0000-7000-8000-00000000d001', name: 'Online', version: 1 };

/** A list without a header. */
export const columnsOf = (clients: readonly ListedClient[]): ListedColumn[] =>
  (['name', 'email', 'phone', 'birthDate', 'type'] as const).map((field) => ({
    heading: null,
    content: field === 'name' ? 'fullName' : field,
    cells: clients.map((client) => client[field]),
  }));

export const column = (heading: string, content: ColumnContent | null, ...cells: string[]): ListedColumn => ({
  heading,
  content,
  cells,
});

/** An account with the client type Online and no clients. */
export async function respondToImport(): Promise<void> {
  await clearImportDrafts();
  provideClientPages(async () => ({}) as never);
  respond(clientRoutes.limit, noLimit);
  respond(clientRoutes.types, { clientTypes: [online] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(routes.findTakenEmails, { ofClients: [], ofTeam: [] });
}

export function openImport(user: Partial<SessionUser> = {}) {
  return renderScreen(ImportClientsScreen, {
    path: '/clients/import',
    permissions: ['view clients', 'create clients', 'update clients', 'view programs', 'update health records'],
    user: { roles: ['admin'], ...user },
    texts: ['clients'],
  });
}

/** Opens the review of a list without a header. */
export async function review(...clients: ListedClient[]) {
  return reviewTable(columnsOf(clients));
}

export async function reviewTable(columns: ListedColumn[], user: Partial<SessionUser> = {}) {
  respond(routes.importText, { preview: { columns } });
  const opened = await openImport(user);
  await userEvent.type(await screen.findByLabelText('Il tuo elenco'), 'elenco');
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));
  await screen.findByRole('table', { name: 'Clienti da aggiungere' });
  return opened;
}

export const cellAt = (name: string) => screen.findByLabelText(name);
export const saveClients = () => userEvent.click(screen.getByRole('button', { name: /^Aggiungi e invita/ }));
