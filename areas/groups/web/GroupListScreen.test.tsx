import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { groupRoutes } from '../contract.ts';
import { GroupListScreen } from './GroupListScreen.tsx';

const id = (number: number) => `0199f2a4-5c00-7012-8000-00000000000${number}`;
const [carla, bruno, emma] = ['Carla Prova', 'Bruno Saggio', 'Emma Assaggio'].map((name, index) => ({
  id: id(index),
  name,
})) as [Member, Member, Member];
const group = { id: id(9), version: 1, name: 'Corso del martedì', users: [carla, emma], hasOthers: false };

type Member = { id: string; name: string };

beforeEach(() => {
  respond(groupRoutes.list, { groups: [{ ...group, total: 7, inactive: 0, hasOthers: false }], nextPage: 0 });
  respond(groupRoutes.get, { group });
  respond(groupRoutes.clients, { clients: [bruno, carla, emma], nextPage: 0 });
});

const all = ['view groups', 'create groups', 'update groups', 'delete groups'];

function open(at = '/groups', permissions = all) {
  return renderScreen(GroupListScreen, { path: '/groups', at, permissions, texts: ['groups'] });
}

test('a group shows five clients and the number of others', async () => {
  await open();

  const row = within((await screen.findByRole('link', { name: group.name })).closest('tr') as HTMLElement);
  expect(row.getByText('Carla Prova, Emma Assaggio e altri 5')).toBeTruthy();
  expect(row.getByText('7 clienti')).toBeTruthy();
});

test('a group opens in a drawer with its own address and is saved with its clients', async () => {
  respond(groupRoutes.update, { group });
  const { router } = await open();
  await userEvent.click(await screen.findByRole('link', { name: group.name }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Emma Assaggio' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Bruno Saggio' }));

  expect(router.state.location.search).toMatchObject({ open: group.id });
  expect(drawer.getByText('2 scelti')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(requestsTo(groupRoutes.update)[0]?.body).toEqual({
      version: 1,
      name: group.name,
      clientIds: [carla.id, bruno.id],
    }),
  );
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'));
});

test('the members can be shown alone, including inactive ones', async () => {
  respond(groupRoutes.get, { group: { ...group, users: [carla, { id: id(8), name: 'Tullio Passato' }] } });
  await open(`/groups?open=${group.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
  await userEvent.click(await drawer.findByRole('radio', { name: 'Nel gruppo' }));

  const names = drawer.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual(['Carla Prova', 'Tullio Passato']);
});

test('a new group with an existing name shows an error under the name and keeps the selection', async () => {
  const sentence = 'C’è già un gruppo «Estate».';
  respondWithError(groupRoutes.create, 422, { code: 'name_taken', message: sentence, errors: { name: [sentence] } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nuovo gruppo' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Nuovo gruppo' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Nome del gruppo' }), 'Estate');
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Carla Prova' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Crea gruppo' }));

  expect(await drawer.findByText(sentence)).toBeTruthy();
  expect(requestsTo(groupRoutes.create)[0]?.body).toEqual({ name: 'Estate', clientIds: [carla.id] });
  expect(drawer.getByText('1 scelto')).toBeTruthy();
});

test('without clients the form offers to add one only to who may', async () => {
  respond(groupRoutes.clients, { clients: [], nextPage: 0 });
  const { unmount } = await open('/groups?open=new');
  expect(await screen.findByText('Non hai ancora clienti attivi.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Aggiungi un cliente' })).toBeNull();
  unmount();

  await open('/groups?open=new', [...all, 'create clients', 'view programs']);
  expect(await screen.findByRole('link', { name: 'Aggiungi un cliente' })).toBeTruthy();
});

test('a group without a name is not sent', async () => {
  await open('/groups?open=new');
  const drawer = within(await screen.findByRole('dialog', { name: 'Nuovo gruppo' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Crea gruppo' }));

  expect(await drawer.findByText('Questo campo è obbligatorio.')).toBeTruthy();
  expect(requestsTo(groupRoutes.create)).toHaveLength(0);
});

test('deleting asks for confirmation and explains that the clients stay', async () => {
  respond(groupRoutes.delete, {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per il gruppo ${group.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Vuoi eliminare il gruppo «${group.name}»?` }));

  expect(dialog.getByText(/7 clienti non saranno più riuniti/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina gruppo' }));
  await waitFor(() => expect(requestsTo(groupRoutes.delete)).toHaveLength(1));
});

test('the search is in the address; without groups there is a button to create the first', async () => {
  const { router, unmount } = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca per nome' }), 'corso');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'corso' }));
  unmount();

  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  await open();
  expect(await screen.findByText(/Riunisci qui i clienti/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Nuovo gruppo' })).toHaveLength(1);
});

test('with read access only, there is nothing to open or change', async () => {
  await open(`/groups?open=${group.id}`, ['view groups']);

  expect(await screen.findByText(group.name)).toBeTruthy();
  expect(screen.queryByRole('link', { name: group.name })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a collaborator reads that a group has inactive clients and clients of others, and neither renames nor deletes it', async () => {
  const shared = { ...group, hasOthers: true };
  respond(groupRoutes.list, { groups: [{ ...shared, total: 7, inactive: 2 }], nextPage: 0 });
  respond(groupRoutes.get, { group: shared });
  await open();

  const row = within((await screen.findByRole('link', { name: group.name })).closest('tr') as HTMLElement);
  expect(row.getByText(/anche clienti seguiti da altri/)).toBeTruthy();
  expect(row.getByText('7 clienti, 2 non attivi')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Azioni per il gruppo ${group.name}` }));
  expect(await screen.findByRole('menuitem', { name: 'Modifica' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Elimina' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
  expect((await drawer.findByRole('textbox', { name: 'Nome del gruppo' })).hasAttribute('disabled')).toBe(true);
});
