import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';
import { registrationLinkRoutes as routes } from '../contract/registration-link.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

async function openLink({ admin }: TestStudio): Promise<string> {
  const { registrationLink } = (await server.ask(routes.switchRegistrationLink, { isOn: true }, admin)).data;
  return registrationLink?.token ?? '';
}

const registration = {
  name: 'Nina Nuova',
  password: 'password-mia',
  agreement: true as const,
  healthConsent: true,
  birthDate: '1990-05-02',
};

async function join(studio: TestStudio, email: string) {
  const applied = await server.ask(routes.apply, { token: await openLink(studio), name: 'Nina', email });
  if (applied.status !== 200) throw new Error(JSON.stringify(applied));
  return await server.mailTo(email);
}

test('a person with the open link confirms the address and becomes a client, whom the coach finds', async () => {
  const studio = await openTestStudio(server);
  const clients = async () => (await server.ask(clientRoutes.counts, {}, studio.admin)).data.total;
  const before = await clients();
  const { subject, token } = await join(studio, 'nina.aperta@example.com');

  expect(subject).toBe('Completa la registrazione con Studio Prova');
  expect(await clients()).toBe(before);
  const invitation = (await server.ask(clientRoutes.readInvitation, { token })).data;
  expect(invitation).toMatchObject({ name: 'Nina', email: 'nina.aperta@example.com', hasLogin: false });

  const { data } = await server.ask(clientRoutes.register, { ...registration, token });
  const { user } = (await server.ask(accountRoutes.me, {}, data.access_token)).data;
  expect(user).toMatchObject({ roles: ['client'], accountName: 'Studio Prova' });
  expect(await clients()).toBe(before + 1);
  const { kinds } = await notificationsOf(studio);
  expect(kinds).toContain('client_registered');
});

test('a link that is switched off or renewed no longer works, and works again when it is switched on', async () => {
  const studio = await openTestStudio(server);
  const token = await openLink(studio);
  const read = (one: string) => server.ask(routes.readRegistrationLink, { token: one });
  const turn = (isOn: boolean) => server.ask(routes.switchRegistrationLink, { isOn }, studio.admin);

  expect((await read(token)).data.studioName).toBe('Studio Prova');
  await turn(false);
  expect(await read(token)).toMatchObject({ status: 422, code: 'link_invalid' });
  await turn(true);
  expect((await read(token)).status).toBe(200);
  const renewed = (await server.ask(routes.renewRegistrationLink, {}, studio.admin)).data.registrationLink?.token ?? '';
  expect((await read(token)).status).toBe(422);
  expect((await read(renewed)).status).toBe(200);
  expect((await server.ask(routes.registrationLink, {}, studio.coach)).status).toBe(403);
});

test('at the limit of the payment plan no one joins, also with a link that was mailed before', async () => {
  const studio = await openTestStudio(server);
  const { token } = await join(studio, 'nina.piena@example.com');
  await server.owner.query(
    `update accounts set trial_ends_at = now() - interval '10 days', payment_plan_id = 'free' where id = $1`,
    [studio.accountId],
  );
  await server.owner.query(
    `insert into clients (account_id, id, name, email)
     select $1, gen_random_uuid(), 'Pieno ' || n, n || '.pieno@example.com' from generate_series(1, 6) n`,
    [studio.accountId],
  );
  const link = await openLink(studio);

  expect(await server.ask(routes.readRegistrationLink, { token: link })).toMatchObject({ code: 'studio_full' });
  expect(await server.ask(clientRoutes.register, { ...registration, token })).toMatchObject({ code: 'studio_full' });
});

test('an address that is a client of the studio already is not added twice', async () => {
  const studio = await openTestStudio(server);
  const { token } = await join(studio, studio.mails.client);

  const again = await server.ask(clientRoutes.readInvitation, { token });

  expect(again).toMatchObject({ status: 409, code: 'is_client_already' });
});

test('20 openings of one mailed link at once make one client', async () => {
  const studio = await openTestStudio(server);
  const email = 'nina.venti@example.com';
  const { token } = await join(studio, email);

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(clientRoutes.register, { ...registration, token })),
  );
  const { rowCount } = await server.owner.query('select from clients where email = $1', [email]);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(rowCount).toBe(1);
});

test('a copied invitation link registers the client, and the mailed one no longer opens', async () => {
  const { admin, coach } = await openTestStudio(server);
  const email = 'nina.copiata@example.com';
  const { id } = (await server.ask(clientRoutes.create, { name: 'Nina', email }, admin)).data.client;
  const mailed = (await server.mailTo(email)).token;

  expect((await server.ask(clientRoutes.createInvitationLink, { id }, coach)).status).toBe(404);
  const { token } = (await server.ask(clientRoutes.createInvitationLink, { id }, admin)).data;

  expect((await server.ask(clientRoutes.readInvitation, { token: mailed })).code).toBe('link_invalid');
  expect((await server.ask(clientRoutes.readInvitation, { token })).data.email).toBe(email);
  expect((await server.ask(clientRoutes.register, { ...registration, token })).status).toBe(200);
  expect((await server.ask(clientRoutes.createInvitationLink, { id }, admin)).code).toBe('already_registered');
});

async function notificationsOf({ accountId }: TestStudio): Promise<{ kinds: string[] }> {
  const { rows } = await server.owner.query('select kind from notifications where account_id = $1', [accountId]);
  return { kinds: rows.map(({ kind }) => kind) };
}
