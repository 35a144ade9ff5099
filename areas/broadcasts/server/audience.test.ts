import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatSettingRoutes } from '#areas/chats/contract/settings.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addSavedAttachment } from '#database/testing/saved-attachment.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { broadcastRoutes } from '../contract.ts';
import { openBroadcasts } from './testing/open-broadcasts.ts';

let server: TestServer;
let many: Awaited<ReturnType<typeof openBroadcasts>>;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  many = await openBroadcasts(server);
  ({ studio } = many);
});

describe('the audience', () => {
  const candidates = async (more: object, token = studio.admin) =>
    (
      await server.ask(
        broadcastRoutes.candidates,
        { audience: 'chosen', clientTypeIds: [], groupIds: [], clientIds: [], ...more },
        token,
      )
    ).data.candidates;

  test('lists each client of types, groups and names once, and says who cannot be written to', async () => {
    const [anna = '', bruno = '', carla = '', off = ''] = await many.addClients(['Anna', 'Bruno', 'Carla', 'Dora']);
    const { clientType } = (await server.ask(clientRoutes.createType, { name: 'Online' }, studio.admin)).data;
    await server.owner.query('update clients set client_type_id = $1 where id = $2', [clientType.id, anna]);
    const { group } = (
      await server.ask(groupRoutes.create, { name: 'Estate', clientIds: [anna, bruno, carla] }, studio.admin)
    ).data;
    await server.ask(clientRoutes.deactivate, { id: carla }, studio.admin);
    await server.ask(chatSettingRoutes.setAvailability, { id: off, availability: 'off' }, studio.admin);

    const listed = await candidates({ clientTypeIds: [clientType.id], groupIds: [group.id], clientIds: [off] });

    expect(listed).toEqual([
      { id: anna, name: 'Anna', canBeWritten: true, isRegistered: false },
      { id: bruno, name: 'Bruno', canBeWritten: true, isRegistered: false },
      { id: carla, name: 'Carla', canBeWritten: false, isRegistered: false },
      { id: off, name: 'Dora', canBeWritten: false, isRegistered: false },
    ]);
  });

  test('tells who has registered from who was only invited', async () => {
    const [invited = ''] = await many.addClients(['Invitata']);
    const registered = studio.ids['clients'] ?? '';

    const listed = await candidates({ clientIds: [invited, registered] });

    expect(listed.find(({ id }) => id === invited)).toMatchObject({ isRegistered: false });
    expect(listed.find(({ id }) => id === registered)).toMatchObject({ isRegistered: true });
  });

  test('of a collaborator has only their clients, of all clients only the active ones', async () => {
    const [own = ''] = await many.addClients(['Propria'], studio.coach);
    const [inactive = '', foreign = ''] = await many.addClients(['Ritirata', 'Altrui']);
    await server.ask(clientRoutes.deactivate, { id: inactive }, studio.admin);

    expect(await candidates({ audience: 'all' }, studio.coach)).toMatchObject([{ id: own }]);
    const all = (await candidates({ audience: 'all' })).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([own, foreign]));
    expect(all).not.toContain(inactive);
    expect((await many.create([own, foreign], {}, studio.coach)).status).toBe(404);
  });

  test('of more than 1,000 clients is refused', async () => {
    await many.insertClients(1001);

    const refused = await server.ask(
      broadcastRoutes.candidates,
      { audience: 'all', clientTypeIds: [], groupIds: [], clientIds: [] },
      studio.admin,
    );

    expect(refused).toMatchObject({ status: 422, code: 'too_many_recipients' });
  });
});

describe('access', () => {
  test('the author and the admin see a broadcast; colleagues, clients and other accounts do not', async () => {
    const [own = ''] = await many.addClients(['Propria'], studio.coach);
    const { id } = (await many.create([own], {}, studio.coach)).data.broadcast;
    const neighbour = await openTestStudio(server, 'Studio Vicino');
    const statuses = async (token: string) =>
      Promise.all(
        [broadcastRoutes.get, broadcastRoutes.recipients, broadcastRoutes.stop].map(
          async (route) => (await server.ask(route, { id }, token)).status,
        ),
      );

    for (const token of [studio.nutritionist, neighbour.admin]) expect(await statuses(token)).toEqual([404, 404, 404]);
    expect(await statuses(studio.client)).toEqual([403, 403, 403]);
    expect((await many.create([own], {}, studio.client)).status).toBe(403);
    expect((await server.ask(broadcastRoutes.list, {}, studio.client)).status).toBe(403);
    expect(await statuses(studio.admin)).toEqual([200, 200, 200]);
    expect(await many.list(studio.nutritionist)).toEqual([]);
    expect(await many.list(studio.coach)).toHaveLength(1);
  });

  test.each([
    ['no text and no file', { text: ' ' }, 'text'],
    ['a text of 1 MB', { text: 'a'.repeat(1024 * 1024) }, 'text'],
    ['a variable that differs by the time of reading', { text: 'Da {apertura}' }, 'text'],
    ['a past time', { sendOn: '2020-01-01', sendTime: '09:00' }, 'sendTime'],
    ['a day without a time', { sendOn: addDays(todayIn('Europe/Rome'), 1) }, 'sendTime'],
    ['no recipient', { clientIds: [] }, 'clientIds'],
  ])('%s is refused at its field', async (_, wrong, field) => {
    const [id = ''] = await many.addClients(['Anna']);

    const refused = await many.create([id], wrong);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
    expect(await many.list()).toEqual([]);
  });

  test('a word in braces that is no variable is named, with those that there are', async () => {
    const [id = ''] = await many.addClients(['Anna']);

    const { errors } = await many.create([id], { text: 'Ciao {sbagliato}' });

    expect(errors?.['text']).toEqual([
      '{sbagliato} qui non si può usare: ci sono {nome}, {nomeCompleto}, {professionista} e {studio}.',
    ]);
  });

  test('the attachment of another account is not found, nor is an unknown group', async () => {
    const [id = ''] = await many.addClients(['Anna']);
    const neighbour = await openTestStudio(server, 'Studio Vicino');
    const { attachment } = await addSavedAttachment(server, neighbour.admin);
    const audience = { audience: 'chosen' as const, clientTypeIds: [], groupIds: [newId()], clientIds: [] };

    expect((await many.create([id], { attachmentId: attachment.id })).status).toBe(404);
    expect((await server.ask(broadcastRoutes.candidates, audience, studio.admin)).status).toBe(404);
  });
});
