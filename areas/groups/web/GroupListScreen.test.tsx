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
const group = { id: id(9), name: 'Corso del martedì', users: [carla, emma] };

type Member = { id: string; name: string };

beforeEach(() => {
  respond(groupRoutes.list, { groups: [{ ...group, total: 7 }], nextPage: 0 });
  respond(groupRoutes.get, { group });
  respond(groupRoutes.clients, { clients: [bruno, carla, emma], nextPage: 0 });
});

const all = ['view groups', 'create groups', 'update groups', 'delete groups'];

function open(at = '/groups', permissions = all) {
  return renderScreen(GroupListScreen, { path: '/groups', at, permissions, texts: ['groups', 'clients'] });
}

test('a group shows who is in it and how many are not named', async () => {
  await open();

  const row = within((await screen.findByRole('link', { name: group.name })).closest('tr') as HTMLElement);
  expect(row.getByText('Carla Prova, Emma Assaggio e altri 5')).toBeTruthy();
  expect(row.getByText('7 clienti')).toBeTruthy();
});

test('a group opens beside the list, with an address of its own, and is saved with who is in it', async () => {
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
    expect(requestsTo(groupRoutes.update)[0]?.body).toEqual({ name: group.name, clientIds: [carla.id, bruno.id] }),
  );
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'));
});

test('who is in the group can be looked at alone, also when no longer active', async () => {
  respond(groupRoutes.get, { group: { ...group, users: [carla, { id: id(8), name: 'Tullio Passato' }] } });
  await open(`/groups?open=${group.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
  await userEvent.click(await drawer.findByRole('radio', { name: 'Nel gruppo' }));

  const names = drawer.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual(['Carla Prova', 'Tullio Passato']);
});

test('a new group whose name is taken keeps what was chosen, and says it under the name', async () => {
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

test('a group without a name is not asked for', async () => {
  await open('/groups?open=new');
  const drawer = within(await screen.findByRole('dialog', { name: 'Nuovo gruppo' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Crea gruppo' }));

  expect(await drawer.findByText('Questo campo è obbligatorio.')).toBeTruthy();
  expect(requestsTo(groupRoutes.create)).toHaveLength(0);
});

test('deleting says that the clients stay, and asks first', async () => {
  respond(groupRoutes.delete, {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per il gruppo ${group.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Vuoi eliminare il gruppo «${group.name}»?` }));

  expect(dialog.getByText(/7 clienti non saranno più riuniti/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina gruppo' }));
  await waitFor(() => expect(requestsTo(groupRoutes.delete)).toHaveLength(1));
});

test('the search stands in the address; without groups the button that makes the first is there', async () => {
  const { router, unmount } = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca per nome' }), 'corso');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'corso' }));
  unmount();

  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  await open();
  expect(await screen.findByText(/Riunisci qui i clienti/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Nuovo gruppo' })).toHaveLength(1);
});

test('who may only look opens nothing and changes nothing', async () => {
  await open(`/groups?open=${group.id}`, ['view groups']);

  expect(await screen.findByText(group.name)).toBeTruthy();
  expect(screen.queryByRole('link', { name: group.name })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
