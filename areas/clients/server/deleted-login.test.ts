import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const deleteClient = () => server.ask(clientRoutes.delete, { id: studio.ids['clients'] ?? '' }, studio.admin);
const logins = async () =>
  (await server.owner.query('select from users where email = $1', [studio.mails.client])).rowCount;

test('a studio that deletes a client deletes the login that no other studio has', async () => {
  expect((await deleteClient()).status).toBe(200);

  expect(await logins()).toBe(0);
});

test('a person with another studio keeps the login there', async () => {
  const other = await openTestStudio(server, 'Studio Vicino');
  await server.owner.query(
    `insert into memberships (account_id, id, user_id, role)
     select $2, gen_random_uuid(), id, 'coach' from users where email = $1`,
    [studio.mails.client, other.accountId],
  );

  expect((await deleteClient()).status).toBe(200);

  expect(await logins()).toBe(1);
});
