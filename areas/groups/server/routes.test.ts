import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { groupRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

/** Creates a client with the token of a professional. */
async function addClient(name: string, token = studio.admin): Promise<string> {
  const draft = { name, email: `gruppo.${++count}@example.com` };
  return (await server.ask(clientRoutes.create, draft, token)).data.client.id;
}

async function asOwner(statement: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  await owner.query(statement, values);
  await owner.end();
}

const create = (name: string, clientIds: string[] = [], token = studio.admin) =>
  server.ask(groupRoutes.create, { name, clientIds }, token);

/** Saves on the version that the group has now. */
async function update(id: string, name: string, clientIds: string[], token = studio.admin) {
  const { version } = (await server.ask(groupRoutes.get, { id }, token)).data.group;
  return server.ask(groupRoutes.update, { id, version, name, clientIds }, token);
}

const namesIn = async (id: string, token = studio.admin) =>
  (await server.ask(groupRoutes.get, { id }, token)).data.group.users.map(({ name }) => name);

test('a group lists its clients by name; duplicates in the request are ignored', async () => {
  const [zoe, adele] = [await addClient('Zoe Prova'), await addClient('adele Prova')];

  const { data } = await create('Estate', [zoe, adele, zoe]);

  expect(data.group).toMatchObject({ name: 'Estate', users: [{ name: 'adele Prova' }, { id: zoe }] });
  expect((await update(data.group.id, 'Autunno', [zoe])).data.group).toMatchObject({
    name: 'Autunno',
    users: [{ id: zoe }],
  });
});

test('the list shows five names and the total, and is searched by name', async () => {
  const ids: string[] = [];
  for (const letter of 'ABCDEFG') ids.push(await addClient(`${letter} Prova`));
  await create('Estate', ids);

  const { data } = await server.ask(groupRoutes.list, { search: 'est' }, studio.admin);

  expect(data.groups).toHaveLength(1);
  expect(data.groups[0]).toMatchObject({ name: 'Estate', total: 7 });
  expect(data.groups[0]?.users.map(({ name }) => name)).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((letter) => `${letter} Prova`),
  );
  expect((await server.ask(groupRoutes.list, {}, studio.admin)).data.groups).toHaveLength(2);
});

test('a name is unique, ignoring case', async () => {
  const { data } = await create('Estate');
  await create('Inverno');

  expect(await create('ESTATE')).toMatchObject({
    status: 422,
    code: 'name_taken',
    errors: { name: [expect.anything()] },
  });
  expect(await update(data.group.id, 'inverno', [])).toMatchObject({ status: 422, code: 'name_taken' });
  expect((await update(data.group.id, 'ESTATE', [])).status).toBe(200);
});

test('invalid input is refused: no name, no list, an unknown client', async () => {
  const missing = await server.ask(groupRoutes.create, {} as never, studio.admin);

  expect(Object.keys(missing.errors ?? {}).sort()).toEqual(['clientIds', 'name']);
  expect(await create('Estate', [newId()])).toMatchObject({ status: 404, errors: { clientIds: [expect.anything()] } });
  expect((await server.ask(groupRoutes.list, { search: 'estate' }, studio.admin)).data.groups).toEqual([]);
  expect((await server.ask(groupRoutes.list, { page: 0 }, studio.admin)).status).toBe(422);
  expect((await server.ask(groupRoutes.get, { id: newId() }, studio.admin)).status).toBe(404);
});

describe('a collaborator', () => {
  test('sees all groups, but in them only their own clients', async () => {
    const [own, other] = [await addClient('Propria', studio.coach), await addClient('Altrui')];
    const { id } = (await create('Estate', [own, other])).data.group;

    const { data } = await server.ask(groupRoutes.list, { search: 'estate' }, studio.coach);

    expect(data.groups[0]).toMatchObject({ total: 1, users: [{ name: 'Propria' }] });
    expect(await namesIn(id, studio.coach)).toEqual(['Propria']);
  });

  test('sees no group all of whose clients are followed by others, and finds an empty one', async () => {
    const { id } = (await create('Altrui', [await addClient('Altrui')])).data.group;
    const empty = (await create('Vuoto')).data.group;

    expect((await server.ask(groupRoutes.list, { search: 'altrui' }, studio.coach)).data.groups).toEqual([]);
    for (const reply of [
      await server.ask(groupRoutes.get, { id }, studio.coach),
      await server.ask(groupRoutes.update, { id, version: 1, name: 'Preso', clientIds: [] }, studio.coach),
      await server.ask(groupRoutes.delete, { id }, studio.coach),
    ])
      expect(reply).toMatchObject({ status: 404 });
    expect((await server.ask(groupRoutes.get, { id }, studio.admin)).data.group).toMatchObject({
      name: 'Altrui',
      hasOthers: false,
    });
    expect((await update(empty.id, 'Mio', [], studio.coach)).data.group).toMatchObject({ name: 'Mio' });
  });

  test('does not rename a group with clients that are not visible to them', async () => {
    const [own, other] = [await addClient('Propria', studio.coach), await addClient('Altrui')];
    const { id } = (await create('Estate', [own, other])).data.group;

    expect((await server.ask(groupRoutes.get, { id }, studio.coach)).data.group.hasOthers).toBe(true);
    expect(await update(id, 'Estate di Elia', [own], studio.coach)).toMatchObject({
      status: 409,
      code: 'name_of_others',
      errors: { name: [expect.any(String)] },
    });
    expect((await server.ask(groupRoutes.get, { id }, studio.admin)).data.group.name).toBe('Estate');
  });

  test('keeps clients that are not visible to them when saving', async () => {
    const [own, other] = [await addClient('Propria', studio.coach), await addClient('Altrui')];
    const { id } = (await create('Estate', [own, other])).data.group;

    expect(await update(id, 'Estate', [], studio.coach)).toMatchObject({ status: 404 });
    expect(await namesIn(id)).toEqual(['Altrui', 'Propria']);
  });

  test('cannot add a client that is not visible to them, nor delete a group with one', async () => {
    const [own, other] = [await addClient('Propria', studio.coach), await addClient('Altrui')];
    const { id } = (await create('Estate', [own, other])).data.group;

    expect((await create('Mio', [other], studio.coach)).status).toBe(404);
    expect(await server.ask(groupRoutes.delete, { id }, studio.coach)).toMatchObject({
      status: 409,
      code: 'others_inside',
    });
    await update(id, 'Estate', [own]);
    expect((await server.ask(groupRoutes.delete, { id }, studio.coach)).status).toBe(200);
  });
});

describe('options of a select', () => {
  const choose = (search?: string, token = studio.admin) => server.ask(groupRoutes.clients, { search }, token);

  test('are active clients that are visible to the caller, searched by name', async () => {
    const [inactive] = [await addClient('Prova Ritirata'), await addClient('Prova Attiva', studio.coach)];
    await server.ask(clientRoutes.deactivate, { id: inactive }, studio.admin);

    expect((await choose('prova')).data.clients.map(({ name }) => name)).toContain('Prova Attiva');
    expect((await choose('ritirata')).data.clients).toEqual([]);
    expect((await choose(undefined, studio.coach)).data.clients.map(({ name }) => name)).toEqual(['Prova Attiva']);
  });

  test('have pages of 25', async () => {
    for (let number = 1; number <= 26; number++) await addClient(`Pagina ${number}`);

    const first = await choose('pagina');

    expect(first.data.clients).toHaveLength(25);
    expect(first.data.nextPage).toBe(2);
  });
});

test('the list says how many clients of a group are inactive, of those that the reader sees', async () => {
  const clients = [await addClient('Attiva'), await addClient('Ferma'), await addClient('Propria', studio.coach)];
  await create('Estate', clients);
  for (const id of clients.slice(1)) await server.ask(clientRoutes.deactivate, { id }, studio.admin);

  const inactiveFor = async (token: string) =>
    (await server.ask(groupRoutes.list, { search: 'estate' }, token)).data.groups[0];

  expect(await inactiveFor(studio.admin)).toMatchObject({ total: 3, inactive: 2 });
  expect(await inactiveFor(studio.coach)).toMatchObject({ total: 1, inactive: 1 });
});

test('a deactivated client stays in the group until removed', async () => {
  const id = await addClient('Ferma');
  const { group } = (await create('Estate', [id])).data;
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);

  expect((await update(group.id, 'Estate', [id])).data.group.users).toHaveLength(1);
});

describe('a form that was opened before a client left', () => {
  const save = ({ id, version }: { id: string; version: number }, clientIds: string[], token: string) =>
    server.ask(groupRoutes.update, { id, version, name: 'Estate', clientIds }, token);

  test('gets the group without a client who was deleted meanwhile, and can be saved', async () => {
    const [stays, leaves] = [await addClient('Resta Prova'), await addClient('Parte Prova')];
    const { group } = (await create('Estate', [stays, leaves])).data;
    await server.ask(clientRoutes.delete, { id: leaves }, studio.admin);

    const refused = await save(group, [stays, leaves], studio.admin);

    expect(refused).toMatchObject({
      code: 'version_conflict',
      data: { record: { version: 2, users: [{ id: stays }] } },
    });
    expect((await save({ ...group, version: 2 }, [stays], studio.admin)).status).toBe(200);
  });

  test('gets it without a client who passed to another professional', async () => {
    const [stays, leaves] = [
      await addClient('Resta Prova', studio.coach),
      await addClient('Parte Prova', studio.coach),
    ];
    const { group } = (await create('Estate', [stays, leaves], studio.coach)).data;
    const { client } = (await server.ask(clientRoutes.detail, { id: leaves }, studio.admin)).data;
    const { name, email, locale, version } = client;
    const moved = { id: leaves, version, name, email, locale, trainingCollaboratorId: null };
    expect((await server.ask(clientRoutes.update, moved, studio.admin)).status).toBe(200);

    expect(await save(group, [stays, leaves], studio.coach)).toMatchObject({
      code: 'version_conflict',
      data: { record: { users: [{ id: stays }], hasOthers: true } },
    });
  });
});

test('deleting a group does not change its clients', async () => {
  const id = await addClient('Resta');
  const { group } = (await create('Estate', [id])).data;

  expect((await server.ask(groupRoutes.delete, { id: group.id }, studio.admin)).status).toBe(200);

  expect((await server.ask(groupRoutes.get, { id: group.id }, studio.admin)).status).toBe(404);
  expect((await server.ask(clientRoutes.detail, { id }, studio.admin)).status).toBe(200);
});

test('a group of 500 clients is full, also for a collaborator who sees one of them', async () => {
  const own = await addClient('Propria', studio.coach);
  const { group } = (await create('Piena', [own])).data;
  await asOwner(
    `with made as (
       insert into clients (account_id, id, name, email)
       select $1, gen_random_uuid(), 'Tanti ' || n, 'tanti.' || n || '@example.com' from generate_series(1, 499) n returning id)
     insert into group_clients (account_id, group_id, client_id) select $1, $2, id from made`,
    [studio.accountId, group.id],
  );
  const refused = await update(group.id, 'Piena', [own, await addClient('Di troppo', studio.coach)], studio.coach);

  expect(refused).toMatchObject({
    status: 422,
    code: 'too_many',
    errors: { clientIds: [expect.stringContaining('500')] },
  });
  expect(await namesIn(group.id, studio.coach)).toEqual(['Propria']);
});

test('without the permission, or from another account, groups cannot be read or changed', async () => {
  const { group } = (await create('Estate')).data;
  const other = await openTestStudio(server, 'Studio Vicino');
  const asks = (token: string) => [
    server.ask(groupRoutes.get, { id: group.id }, token),
    server.ask(groupRoutes.update, { id: group.id, version: 1, name: 'Presa', clientIds: [] }, token),
    server.ask(groupRoutes.delete, { id: group.id }, token),
  ];

  for (const reply of await Promise.all(asks(other.admin))) expect(reply.status).toBe(404);
  for (const reply of await Promise.all([...asks(studio.client), create('Mia', [], studio.client)]))
    expect(reply.status).toBe(403);
  for (const route of [groupRoutes.list, groupRoutes.clients])
    expect((await server.ask(route, {}, studio.client)).status).toBe(403);
  expect((await server.ask(groupRoutes.get, { id: group.id }, studio.admin)).data.group.name).toBe('Estate');
});
