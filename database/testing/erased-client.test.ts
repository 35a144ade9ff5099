import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { clientExportRoutes, dataExportRoutes } from '#areas/personal-data/contract.ts';
import type { Route } from '#shell/common/route.ts';
import { fillClient } from './fill-client.ts';
import {
  collectedIds,
  collectedKeys,
  collectRows,
  columnsWith,
  isReferredTo,
  nameOf,
  readReferences,
  tablesBelow,
} from './rows-of-client.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';
import { testPassword } from './template-studio.ts';

/** Jobs delete their rows: events after a day, mails and counters of attempts after 30 days and one. */
const temporary = ['live_events', 'outbox', 'rate_limits'];

/** Columns that refer to members of the studio and never to a client. A new one belongs here, or gets a row in `fillClient`. */
const ofProfessionals: readonly string[] = [];

test('of a client with something in every area no row and no file is left after the erasure', {
  timeout: 120_000,
}, async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await writeThroughApp(server, studio, clientId);
  await fillClient(server, studio, clientId);
  const logoKey = `accounts/${studio.accountId}/logo.webp`;
  await server.services.storage.put(logoKey, Buffer.from('logo'), 'image/webp');
  const identity = await identityOf(server, clientId);
  const before = await describe(server, identity);
  await Promise.all(before.keys.map((key) => server.services.storage.put(key, Buffer.from('file'), 'image/webp')));

  expect(before.emptyTables, 'tables without a row of the client: add one to fillClient').toEqual([]);
  expect(before.emptyColumns, 'columns that may name the client: see ofProfessionals').toEqual([]);
  expect(before.keys.length).toBeGreaterThan(10);
  await erase(server, studio, clientId);

  const texts = [...Object.values(identity), ...before.ids];
  expect(await columnsWith(server.owner, texts, temporary)).toEqual([]);
  await expect.poll(() => filesOf(server), { timeout: 20_000 }).toEqual([logoKey]);
});

/** What the client and the studio do in the app. */
async function writeThroughApp(server: TestServer, studio: TestStudio, clientId: string): Promise<void> {
  const ask = async <R extends Route>(...question: Parameters<typeof server.ask<R>>) =>
    expect((await server.ask(...question)).status, question[0].endpoint).toBe(200);
  await ask(clientRoutes.detail, { id: clientId }, studio.admin);
  await ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.client);
  await ask(collaboratorRoutes.viewAsClient, { clientId }, studio.admin);
  await ask(dataExportRoutes.create, {}, studio.client);
  await ask(clientExportRoutes.createOfClient, { clientId }, studio.admin);
  const isReady = async () =>
    (await server.owner.query('select from personal_data_exports where ready_at is not null')).rowCount;
  await expect.poll(isReady, { timeout: 20_000 }).toBe(2);
  await ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client);
}

interface Identity {
  clientId: string;
  membershipId: string;
  userId: string;
  email: string;
  name: string;
}

async function identityOf({ owner }: TestServer, clientId: string): Promise<Identity> {
  const { rows } = await owner.query<Identity>(
    `select clients.id as "clientId", memberships.id as "membershipId", users.id as "userId", users.email, users.name
     from clients join memberships on memberships.id = clients.membership_id join users on users.id = memberships.user_id
     where clients.id = $1`,
    [clientId],
  );
  if (!rows[0]) throw new Error('identityOf: the client has no login');
  return rows[0];
}

/** The ids and storage keys of the client's rows, and the tables and columns that have no row of the client. */
async function describe({ owner }: TestServer, { clientId, membershipId, userId }: Identity) {
  const references = await readReferences(owner);
  const counts = await collectRows(owner, references, { root: 'clients', id: clientId });
  const below = tablesBelow('clients', references);
  const emptyColumns: string[] = [];
  for (const reference of references) {
    const roots: Record<string, string> = { clients: clientId, memberships: membershipId, users: userId };
    const id = roots[reference.parent];
    const isAbout = id !== undefined && !ofProfessionals.includes(nameOf(reference));
    if (isAbout && !(await isReferredTo(owner, reference, id))) emptyColumns.push(nameOf(reference));
  }
  return {
    emptyTables: [...below].filter((table) => !counts.has(table)),
    emptyColumns,
    ids: await collectedIds(owner, below),
    keys: await collectedKeys(owner, below),
  };
}

async function erase(server: TestServer, { mails }: TestStudio, clientId: string): Promise<void> {
  await server.owner.query('update clients set delete_after = now() where id = $1', [clientId]);
  const connection = await server.services.pool.connect();
  await server.services.sendJob(connection, 'clients: erase clients whose days of grace are over', {});
  connection.release();
  await server.mailTo(mails.client, 'I tuoi dati presso «Studio Prova» sono stati eliminati');
}

async function filesOf({ services }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list()) keys.push(key);
  return keys;
}
