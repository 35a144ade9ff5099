import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { chatRoutes } from '../contract.ts';
import { draftRoutes } from '../contract/drafts.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let chat: Chat;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
  id = chat.conversationId;
});

const save = (text: string, version: number, more: object = {}, token = chat.studio.admin) =>
  server.ask(
    draftRoutes.save,
    { id, text, version, isInternal: false, attachmentId: null, keepsOther: true, ...more },
    token,
  );
const read = async (token = chat.studio.admin) => (await server.ask(draftRoutes.get, { id }, token)).data.draft;

test('a draft is found on the other device of its author, with its spaces, and by no one else', async () => {
  expect(await read()).toBeNull();
  await save('Domani ', 0);

  expect(await read()).toEqual({
    text: 'Domani ',
    isInternal: false,
    attachment: null,
    about: null,
    otherText: '',
    version: 1,
  });
  expect(await read(chat.studio.client)).toBeNull();
  await save('Scrivo io', 0, {}, chat.studio.client);
  expect(await read()).toMatchObject({ text: 'Domani ' });
});

test('a draft about a record has it on the other device, also without a text, until it is sent; a foreign one is left out', async () => {
  const { admin, ids } = chat.studio;
  const [referenceKind, referenceId] = ['visit', ids['visits'] ?? ''];
  await save('', 0, { referenceKind, referenceId });
  expect(await read()).toMatchObject({
    about: { kind: referenceKind, id: referenceId, label: 'Visita del 16 nov 2026' },
  });
  expect((await save('', 1, { referenceKind, referenceId: id })).data.draft.about).toBeNull();
  expect((await save('', 2, { referenceKind: 'planet', referenceId })).code).toBe('reference_unknown');

  await save('Come va?', 2, { referenceKind, referenceId });
  await server.ask(chatRoutes.send, { conversationId: id, message: 'Come va?', referenceKind, referenceId }, admin);

  expect(await read()).toMatchObject({ text: '', about: null });
});

test('of two devices that wrote different texts the newest wins, and the other text stays', async () => {
  await save('Dal telefono', 0);
  const { draft } = (await save('Dal portatile', 0)).data;

  expect(draft).toMatchObject({ text: 'Dal portatile', otherText: 'Dal telefono', version: 2 });
  expect((await save('Dal portatile, poi', 2)).data.draft).toMatchObject({ otherText: 'Dal telefono' });
  expect((await save('Dal portatile, poi', 3, { keepsOther: false })).data.draft).toMatchObject({ otherText: '' });
});

test('a text that continues the other one replaces it; an old device does not discard what it has not seen', async () => {
  await save('Dal', 0);
  expect((await save('Dal telefono', 0)).data.draft).toMatchObject({ otherText: '' });
  await save('Altro', 0);

  const { draft } = (await save('Altro ancora', 0, { keepsOther: false })).data;

  expect(draft).toMatchObject({ text: 'Altro ancora', otherText: 'Dal telefono' });
});

test('20 devices that save at once give one draft with one of the texts', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => save(`Testo ${number}`, 0)));

  const draft = await read();
  expect(draft?.text).toMatch(/^Testo \d+$/);
  expect(draft?.otherText).toMatch(/^Testo \d+$/);
  expect(draft?.version).toBe(20);
});

test('a message that was sent is no draft any more; a draft that was begun meanwhile, or a note, stays', async () => {
  await save('Domani alle 9 ', 0);
  await chat.send('Domani alle 9', chat.studio.admin);
  expect(await read()).toMatchObject({ text: '', version: 2 });

  await save('Porta le scarpe', 2);
  await chat.send('Altro', chat.studio.admin);
  expect(await read()).toMatchObject({ text: 'Porta le scarpe' });
  await server.ask(
    chatRoutes.send,
    { conversationId: id, message: 'Porta le scarpe', isInternal: true },
    chat.studio.admin,
  );
  expect(await read()).toMatchObject({ text: 'Porta le scarpe' });
});

test('a draft of a client is neither a note nor has it a saved attachment; other conversations are not found', async () => {
  const { client, coach } = chat.studio;
  const neighbour = await openTestStudio(server, 'Studio Vicino');

  expect((await save('Nota', 0, { isInternal: true }, client)).status).toBe(403);
  for (const token of [coach, neighbour.admin]) {
    expect((await save('Ciao', 0, {}, token)).status).toBe(404);
    expect((await server.ask(draftRoutes.get, { id }, token)).status).toBe(404);
  }
});

test('a professional who views the app as the client does not read what the client has not sent', async () => {
  const { admin, client } = chat.studio;
  await save('Non so se dirlo', 0, {}, client);
  const { access_token } = (await server.ask(collaboratorRoutes.viewAsClient, { clientId: id }, admin)).data;

  expect(await read(client)).toMatchObject({ text: 'Non so se dirlo' });
  expect(await read(access_token)).toBeNull();
});

test('draft.changed: the cached draft of the other devices follows what is saved and sent', async () => {
  const { admin, accountId, ids } = chat.studio;
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  const { rows } = await server.owner.query(text, [accountId]);

  const changed = await expectCacheFollows({
    server,
    recipient: { token: admin, membershipId: rows[0].id },
    ids,
    writes: [() => save('Domani', 0), () => save('Domani alle 9', 1), () => chat.send('Domani alle 9', admin)],
  });

  expect(changed).toContain('GET /conversations/:id/draft');
});

test.each([
  ['a text of 1 MB', { text: 'a'.repeat(1024 * 1024) }, 'text'],
  ['a text with half an emoji', { text: '\ud83d' }, 'text'],
  ['a negative version', { version: -1 }, 'version'],
])('%s is refused at its field', async (_, wrong, field) => {
  const refused = await save('Ciao', 0, wrong);

  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors ?? {})).toEqual([field]);
});
