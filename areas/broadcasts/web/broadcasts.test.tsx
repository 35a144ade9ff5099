import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { quickReplyRoutes } from '#areas/chats/contract/quick-replies.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Broadcast, broadcastRoutes } from '../contract.ts';
import { BroadcastListScreen } from './BroadcastListScreen.tsx';
import { BroadcastScreen } from './BroadcastScreen.tsx';
import { BroadcastCreateScreen } from './form/BroadcastCreateScreen.tsx';

const id = (number: number) => `0199f2a4-5c00-7012-8000-00000000000${number}`;
const broadcast: Broadcast = {
  id: id(1),
  text: 'Ciao {nome}, da lunedì si apre alle 7.',
  attachment: null,
  author: { id: id(9), name: 'Marta Neri' },
  sendAt: '2026-11-20T17:30:00.000Z',
  status: 'finished',
  recipients: 45,
  sent: 43,
  skipped: 2,
};
const shown = { permissions: ['view chats', 'create chats'], texts: ['broadcasts', 'chats', 'groups', 'attachments'] };

beforeEach(() => {
  respond(broadcastRoutes.list, { broadcasts: [broadcast], nextPage: 0 });
  respond(broadcastRoutes.get, { broadcast });
  respond(broadcastRoutes.recipients, {
    recipients: [
      { clientId: id(2), name: 'Ada Ferma', outcome: 'chat_disabled' },
      { clientId: id(3), name: 'Bruno Prova', outcome: 'sent' },
    ],
    nextPage: 0,
  });
  respond(clientRoutes.types, { clientTypes: [{ id: id(5), name: 'Online', version: 1 }] });
  respond(groupRoutes.list, {
    groups: [{ id: id(6), name: 'Estate', users: [], total: 3, inactive: 0, hasOthers: false }],
    nextPage: 0,
  });
  respond(groupRoutes.clients, { clients: [{ id: id(7), name: 'Carla Prova' }], nextPage: 0 });
  respond(quickReplyRoutes.listAttachments, { chatAttachments: [] });
  respond(broadcastRoutes.candidates, {
    candidates: [
      { id: id(2), name: 'Ada Ferma', canBeWritten: false, isRegistered: true },
      { id: id(3), name: 'Bruno Prova', canBeWritten: true, isRegistered: true },
      { id: id(7), name: 'Carla Prova', canBeWritten: true, isRegistered: true },
      { id: id(8), name: 'Dora Invitata', canBeWritten: true, isRegistered: false },
    ],
  });
});

const openForm = () => renderScreen(BroadcastCreateScreen, { ...shown, path: '/broadcasts/create' });
const openDetail = (changes: Partial<Broadcast> = {}) => {
  respond(broadcastRoutes.get, { broadcast: { ...broadcast, ...changes } });
  return renderScreen(BroadcastScreen, { ...shown, path: '/broadcasts/$id', at: `/broadcasts/${id(1)}` });
};

test('the list leads back to the chat, from which it was opened', async () => {
  await renderScreen(BroadcastListScreen, { ...shown, path: '/broadcasts' });

  expect((await screen.findByRole('link', { name: 'Chat' })).getAttribute('href')).toBe('/chats');
});

async function chooseAll(): Promise<void> {
  await userEvent.click(await screen.findByText('Tutti i clienti'));
}

test('the names and the number are read before sending, one is taken off, and exactly the others get it', async () => {
  respond(broadcastRoutes.create, { broadcast });
  await openForm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Ciao {{nome}');
  await chooseAll();
  expect(await screen.findByRole('button', { name: 'Invia a 2 clienti' })).toBeTruthy();
  expect(screen.getByText(/1 cliente non lo riceve.*Ada Ferma/)).toBeTruthy();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Bruno Prova' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invia a 1 cliente' }));

  await waitFor(() => expect(requestsTo(broadcastRoutes.create)).toHaveLength(1));
  expect(requestsTo(broadcastRoutes.create)[0]).toMatchObject({
    body: { text: 'Ciao {nome}', clientIds: [id(7)], attachmentId: null, sendOn: null, sendTime: null },
    idempotencyKey: expect.any(String),
  });
});

test('who has not registered yet gets nothing: they are counted and named apart', async () => {
  await openForm();
  await chooseAll();

  expect(
    await screen.findByText(/1 cliente non lo riceve, perché non si è ancora registrato: Dora Invitata/),
  ).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Dora Invitata' })).toBeNull();
  expect(screen.getByText('Lo ricevono 2 clienti')).toBeTruthy();
});

test('types, groups and single clients are chosen together', async () => {
  await openForm();

  await userEvent.click(await screen.findByRole('combobox', { name: 'Gruppi' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Estate' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Clienti' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Carla Prova' }));

  await waitFor(() =>
    expect(requestsTo(broadcastRoutes.candidates).at(-1)?.body).toEqual({
      audience: 'chosen',
      clientTypeIds: [],
      groupIds: [id(6)],
      clientIds: [id(7)],
    }),
  );
});

test('a word in braces that is no variable is named at the field before anything is sent', async () => {
  await openForm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Ciao {{sbagliato}');
  await chooseAll();
  await userEvent.click(await screen.findByRole('button', { name: 'Invia a 2 clienti' }));

  expect(await screen.findByText(/^\{sbagliato\} qui non si può usare: ci sono \{nome\}/)).toBeTruthy();
  expect(requestsTo(broadcastRoutes.create)).toEqual([]);
});

test('without recipients nothing is sent, and the reason is at the field', async () => {
  await openForm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Ciao');

  await userEvent.click(screen.getByRole('button', { name: 'Invia' }));

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(requestsTo(broadcastRoutes.create)).toEqual([]);
});

test('an audience that is too large says so', async () => {
  respondWithError(broadcastRoutes.candidates, 422, {
    code: 'too_many_recipients',
    message: 'Un messaggio può andare al massimo a 1000 clienti.',
  });
  await openForm();
  await chooseAll();

  expect((await screen.findByRole('alert')).textContent).toContain('1000 clienti');
});

test('the result names who did not get it and why', async () => {
  await openDetail();

  expect((await screen.findByText(/Inviato a 43 di 45\./)).textContent).toContain('2 non l’hanno ricevuto');
  const row = within((await screen.findByText('Ada Ferma')).closest('tr') as HTMLElement);
  expect(row.getByText('Chat disattivata')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /invio/ })).toBeNull();
});

test.each([
  ['waiting', 'Annulla l’invio'],
  ['sending', 'Ferma l’invio'],
] as const)('a broadcast that is %s is stopped with one click', async (status, name) => {
  respond(broadcastRoutes.stop, { broadcast: { ...broadcast, status: 'stopped' } });
  await openDetail({ status, sent: 0, skipped: 0 });

  await userEvent.click(await screen.findByRole('button', { name }));

  await waitFor(() => expect(requestsTo(broadcastRoutes.stop)).toHaveLength(1));
});

test('a stopped broadcast is resumed with one click while somebody has not got it', async () => {
  respond(broadcastRoutes.resume, { broadcast: { ...broadcast, status: 'sending' } });
  await openDetail({ status: 'stopped', sent: 20, skipped: 0 });

  await userEvent.click(await screen.findByRole('button', { name: 'Riprendi l’invio' }));

  await waitFor(() => expect(requestsTo(broadcastRoutes.resume)).toHaveLength(1));
});

test('the list shows how many got each one', async () => {
  await renderScreen(BroadcastListScreen, { ...shown, path: '/broadcasts' });

  const row = within((await screen.findByRole('link', { name: /^Ciao/ })).closest('tr') as HTMLElement);
  expect(row.getByText('43 di 45')).toBeTruthy();
  expect(row.getByText('Concluso')).toBeTruthy();
});
