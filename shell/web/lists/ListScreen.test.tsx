import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { nextPage, pageNumber, search, sortFields } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { requestsTo, respond } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { FilteredList } from './FilteredList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListScreen } from './ListScreen.tsx';
import { useList } from './use-list.ts';

const Filters = z.object({
  search,
  status: z.enum(['active', 'inactive']).optional(),
  kind: z.enum(['online', 'studio']).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  unread: z.boolean().optional(),
  ...sortFields(['name', 'last']),
  page: pageNumber,
});
const Row = z.object({ id: z.string(), name: z.string(), kind: z.string(), status: z.string() });
const routes = defineRoutes({
  list: {
    endpoint: 'GET /clients',
    permission: 'view clients',
    query: Filters,
    response: z.object({ clients: z.array(Row), nextPage }),
  },
});
const anna = { id: '1', name: 'Anna', kind: 'online', status: 'attiva' };
const onCreate = vi.fn();

function Clients() {
  const list = useList({
    route: routes.list,
    filters: Filters,
    rows: ({ clients }) => clients,
    defaultSort: { by: 'name', order: 'asc' },
  });
  return (
    <ListScreen
      title="Clienti"
      subtitle="Chi segui"
      list={list}
      columns={[
        { name: 'name', header: 'Nome', sort: 'name', cell: ({ name }) => name, card: 'title' },
        { name: 'kind', header: 'Tipo', cell: ({ kind }) => kind, detail: () => 'da giugno', card: 'subtitle' },
        { name: 'status', header: 'Stato', cell: ({ status }) => status, card: 'state' },
      ]}
      fields={[
        { kind: 'search', label: 'Cerca' },
        {
          kind: 'segments',
          name: 'status',
          label: 'Stato',
          options: [
            { value: undefined, label: 'Tutti' },
            { value: 'active', label: 'Attivi' },
          ],
        },
        { kind: 'select', name: 'kind', label: 'Tipo', placeholder: 'Tutti i tipi', options: ['online', 'studio'] },
        { kind: 'date', name: 'from', label: 'Dal', max: 'until' },
        { kind: 'toggle', name: 'unread', label: 'Solo da leggere' },
        {
          kind: 'sort',
          options: [
            { by: 'name', order: 'asc', label: 'Nome, A-Z' },
            { by: 'last', order: 'desc', label: 'Ultimo allenamento' },
          ],
        },
      ]}
      create={{ label: 'Nuovo cliente', permission: 'create clients', onClick: onCreate }}
      empty={{ text: 'Aggiungi il primo cliente' }}
    />
  );
}

const open = (at = '/', permissions = ['create clients']) => renderScreen(Clients, { at, permissions });
const lastQuery = () => requestsTo(routes.list).at(-1)?.query;

beforeEach(() => respond(routes.list, { clients: [anna], nextPage: 0 }));

test('every kind of filter is in the URL and in the request', async () => {
  const { router } = await open('/?until=2026-11-30');

  await userEvent.click(await screen.findByRole('radio', { name: 'Attivi' }));
  await userEvent.click(screen.getByRole('button', { name: /Filtri/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Solo da leggere' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'studio' }));

  expect(screen.getByLabelText<HTMLInputElement>('Dal').max).toBe('2026-11-30');
  expect(router.state.location.search).toEqual({
    until: '2026-11-30',
    status: 'active',
    unread: true,
    kind: 'studio',
  });
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'active', unread: 'true', kind: 'studio' }));
});

test('the filter button counts and clears only the filters of its popover', async () => {
  const { router } = await open('/?search=an&status=active&kind=online&unread=true');

  await userEvent.click(await screen.findByRole('button', { name: 'Filtri: 2 filtri attivi' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Togli i filtri' }));

  expect(router.state.location.search).toEqual({ search: 'an', status: 'active' });
});

test('an invalid filter in the URL is ignored, and a sort key without a direction is not sent', async () => {
  await open('/?status=purple&kind=online&sortBy=last');

  await screen.findByText('Anna');
  expect(lastQuery()).toEqual({ kind: 'online', page: '1' });
});

test('the order is chosen by name or by a column header, and the default order is not in the URL', async () => {
  const { router } = await open();
  const order = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ordina per' });
  expect((await screen.findByRole('columnheader', { name: 'Nome' })).getAttribute('aria-sort')).toBe('ascending');

  await userEvent.click(order());
  await userEvent.click(await screen.findByRole('option', { name: 'Ultimo allenamento' }));
  expect(router.state.location.search).toEqual({ sortBy: 'last', sortOrder: 'desc' });
  await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
  expect(router.state.location.search).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Nome' }));

  expect(router.state.location.search).toEqual({ sortBy: 'name', sortOrder: 'desc' });
  expect(order().value).toBe('Ordine della tabella');
});

test('an empty list shows what it is for and the button that creates the first, and nothing to filter', async () => {
  respond(routes.list, { clients: [], nextPage: 0 });
  await open();

  expect(await screen.findByText('Aggiungi il primo cliente')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Nuovo cliente' }));
  expect(onCreate).toHaveBeenCalledOnce();
});

test('an empty list keeps a filter that shows hidden rows', async () => {
  respond(routes.list, { clients: [], nextPage: 0 });
  const { router } = await renderScreen(ActiveClients);

  expect(await screen.findByText('Nessun cliente attivo')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Non attivi' }));

  expect(router.state.location.search).toEqual({ status: 'inactive' });
});

function ActiveClients() {
  const options = [
    { value: undefined, label: 'Attivi' },
    { value: 'inactive', label: 'Non attivi' },
  ];
  return (
    <FilteredList
      list={useList({ route: routes.list, filters: Filters, rows: ({ clients }) => clients })}
      label="Clienti"
      columns={[{ name: 'name', header: 'Nome', cell: ({ name }) => name }]}
      fields={[{ kind: 'segments', name: 'status', label: 'Stato', options, showsHiddenRows: true }]}
      empty={{ text: 'Nessun cliente attivo' }}
    />
  );
}

test('without results all filters can be removed at once', async () => {
  respond(routes.list, { clients: [], nextPage: 0 });
  const { router } = await open('/?search=zzz&status=active&sortBy=last&sortOrder=desc');
  expect(await screen.findByText('Nessun risultato con questi filtri.')).toBeTruthy();

  respond(routes.list, { clients: [anna], nextPage: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Togli i filtri' }));

  expect(await screen.findByText('Anna')).toBeTruthy();
  expect(router.state.location.search).toEqual({ sortBy: 'last', sortOrder: 'desc' });
});

test('an empty list does not invite to create who may not', async () => {
  respond(routes.list, { clients: [], nextPage: 0 });
  await open('/', []);

  expect(await screen.findByText('Qui non c’è ancora niente.')).toBeTruthy();
  expect(screen.queryByText('Aggiungi il primo cliente')).toBeNull();
});

test('without the permission there is no button to create', async () => {
  await open('/', []);

  expect(await screen.findByText('Anna')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nuovo cliente' })).toBeNull();
});

test('on a phone a card shows title, subtitle and state of the columns', async () => {
  const pages = { rows: [anna], isPending: false } as unknown as Parameters<typeof ListCards<typeof anna>>[0]['pages'];
  await renderScreen(() => (
    <ListCards
      pages={pages}
      label="Clienti"
      picture={({ name }) => <i>{name[0]}</i>}
      columns={[
        { name: 'name', header: 'Nome', cell: ({ name }) => name, card: 'title' },
        { name: 'kind', header: 'Tipo', cell: () => '', card: 'subtitle' },
        { name: 'last', header: 'Ultimo', cell: () => 'ieri', cardCell: () => 'allenamento ieri', card: 'subtitle' },
        { name: 'age', header: 'Età', cell: () => '34', cardCell: () => '34 anni', card: 'subtitle' },
        { name: 'status', header: 'Stato', cell: ({ status }) => status, card: 'state' },
        { name: 'notes', header: 'Note', cell: () => 'solo in tabella' },
      ]}
    />
  ));

  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('allenamento ieri · 34 anni')).toBeTruthy();
  expect(card.textContent).toBe('AAnnaallenamento ieri · 34 anniattiva');
});
