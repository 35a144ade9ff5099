import { beforeAll, beforeEach, expect, test } from 'vitest';
import { homeRoutes } from '#areas/home/contract.ts';
import { qualificationRoutes } from '#areas/meal-plans/contract/qualification.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';
import { clientImportRoutes } from '../contract/import.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  ids = studio.memberships;
});

let count = 0;
async function create(token: string, more: object = {}) {
  const draft = { name: 'Cliente Nuova', email: `in.carico.${++count}@example.com`, ...more };
  return (await server.ask(clientRoutes.create, draft, token)).data.client;
}

const inChargeOf = async (id: string) => {
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;
  return [client.trainingCollaboratorId, client.nutritionCollaboratorId];
};
/** Ids of the clients named `Cliente Nuova` without a professional. The clients of the test studio have none either. */
const withoutProfessional = async () => {
  const { clients } = (await server.ask(inChargeRoutes.withoutProfessional, {}, studio.admin)).data;
  return clients.filter(({ name }) => name === 'Cliente Nuova').map(({ id }) => id);
};

async function registerThroughLink(): Promise<string> {
  const link = (await server.ask(registrationLinkRoutes.switchRegistrationLink, { isOn: true }, studio.admin)).data;
  const email = `aperta.${ids.admin}@example.com`;
  const applicant = { token: link.registrationLink?.token ?? '', name: 'Nina', email };
  await server.ask(registrationLinkRoutes.apply, applicant);
  const { token } = await server.mailTo(email);
  const registration = {
    name: 'Nina Aperta',
    password: 'password-mia',
    agreement: true as const,
    healthConsent: true,
    birthDate: '1990-05-02',
  };
  await server.ask(clientRoutes.register, { ...registration, token });
  const { clients } = (await server.ask(clientRoutes.list, { search: email }, studio.admin)).data;
  return clients[0]?.id ?? '';
}

/** Nobody is in charge of the client any more. */
async function leave(id: string): Promise<void> {
  await server.owner.query('delete from client_collaborators where client_id = $1', [id]);
}

test('a client for whom nobody is named is in the charge of who creates them', async () => {
  const own = [await create(studio.admin), await create(studio.coach), await create(studio.nutritionist)];

  expect(await Promise.all(own.map(({ id }) => inChargeOf(id)))).toEqual([
    [ids.admin, ids.admin],
    [ids.coach, null],
    [null, ids.nutritionist],
  ]);
});

test('an admin whose profession is nutrition takes charge of nutrition alone', async () => {
  const qualification = { profession: 'dietitian', register: 'TSRM Esempio', number: '12' } as const;
  await server.ask(qualificationRoutes.save, qualification, studio.admin);

  expect(await inChargeOf((await create(studio.admin)).id)).toEqual([null, ids.admin]);
  expect(await inChargeOf(await registerThroughLink())).toEqual([null, ids.admin]);
});

test('a named professional is the only one in charge, and is told', async () => {
  const { id } = await create(studio.admin, { trainingCollaboratorId: ids.coach });

  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.coach)).data;
  expect(await inChargeOf(id)).toEqual([ids.coach, null]);
  expect(notifications).toMatchObject([{ kind: 'client_entrusted', clientId: id }]);
});

test('a professional whose client is given to somebody else is told', async () => {
  const client = await create(studio.admin, { trainingCollaboratorId: ids.coach });
  const { id, version } = client;
  const given = { ...client, id, version, trainingCollaboratorId: ids.admin };
  expect((await server.ask(clientRoutes.update, given, studio.admin)).status).toBe(200);

  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.coach)).data;
  expect(notifications).toMatchObject([{ kind: 'client_given_up', params: { who: 'Cliente Nuova' } }]);
});

test('who registers through the open link is in the charge of the admin who has been there longest, who is told', async () => {
  await server.owner.query("update memberships set role = 'admin', created_at = now() where id = $1", [ids.coach]);
  const id = await registerThroughLink();

  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.admin)).data;
  expect(await inChargeOf(id)).toEqual([ids.admin, ids.admin]);
  expect(notifications[0]).toMatchObject({ kind: 'client_registered', clientId: id });
});

test('the sample client is in the charge of who asks for it', async () => {
  const { clientId } = (await server.ask(homeRoutes.addSampleClient, {}, studio.admin)).data;

  expect(await inChargeOf(clientId)).toEqual([ids.admin, ids.admin]);
});

test('a restored client without anybody is in the charge of who restores them, another one stays with theirs', async () => {
  const [left, followed] = [await create(studio.coach), await create(studio.coach)];
  await leave(left.id);
  for (const { id } of [left, followed]) {
    await server.ask(clientRoutes.deactivate, { id }, studio.admin);
    await server.ask(clientRoutes.restore, { id }, studio.admin);
  }

  expect(await inChargeOf(left.id)).toEqual([ids.admin, ids.admin]);
  expect(await inChargeOf(followed.id)).toEqual([ids.coach, null]);
});

test('an admin finds the active clients whom nobody follows and gives them to somebody, who is told', async () => {
  const { id } = await create(studio.coach);
  const inactive = await create(studio.coach);
  await server.ask(clientRoutes.deactivate, { id: inactive.id }, studio.admin);
  await leave(inactive.id);
  expect(await withoutProfessional()).toEqual([]);
  await leave(id);
  expect(await withoutProfessional()).toEqual([id]);
  expect((await server.ask(inChargeRoutes.withoutProfessional, {}, studio.coach)).status).toBe(403);

  const put = (membershipId: string, token: string) =>
    server.ask(inChargeRoutes.putInCharge, { id, membershipId }, token);
  expect((await put(ids.coach, studio.coach)).status).toBe(403);
  expect((await put(studio.ids['clients'] ?? '', studio.admin)).status).toBe(404);
  await put(ids.nutritionist, studio.admin);
  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.nutritionist)).data;

  expect(await inChargeOf(id)).toEqual([null, ids.nutritionist]);
  expect(notifications).toMatchObject([{ kind: 'client_entrusted', clientId: id }]);
  expect(await withoutProfessional()).toEqual([]);
});

test('of two admins who give the same client to somebody the first one decides', async () => {
  const { id } = await create(studio.coach);
  await leave(id);

  await server.ask(inChargeRoutes.putInCharge, { id, membershipId: ids.coach }, studio.admin);
  const second = await server.ask(inChargeRoutes.putInCharge, { id, membershipId: ids.admin }, studio.admin);

  expect(second).toMatchObject({ status: 409, code: 'followed_already' });
  expect(await inChargeOf(id)).toEqual([ids.coach, null]);
});

const permit = (permissions: string[], id = ids.coach) =>
  server.owner.query('update memberships set permissions = $1 where id = $2', [permissions, id]);

const adding = ['view clients', 'create clients', 'update clients', 'view notices'];

test('who adds a client is in charge of the care that they may see, whatever their role', async () => {
  await permit([...adding, 'view meal plans']);
  await permit([...adding, 'view workouts'], ids.nutritionist);

  expect(await inChargeOf((await create(studio.coach)).id)).toEqual([null, ids.coach]);
  expect(await inChargeOf((await create(studio.nutritionist)).id)).toEqual([ids.nutritionist, null]);
});

test('a collaborator without a permission for training or nutrition gets no care by adding clients, one or several, and reads what is missing', async () => {
  await permit([...adding, 'create programs'], ids.nutritionist);
  const draft = { name: 'Cliente Nuova', email: `in.carico.${++count}@example.com` };

  const refused = [
    await server.ask(clientRoutes.create, draft, studio.nutritionist),
    await server.ask(
      clientImportRoutes.importClients,
      { clients: [draft], sendsInvitation: false },
      studio.nutritionist,
    ),
    await server.ask(homeRoutes.addSampleClient, {}, studio.nutritionist),
  ];

  expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [422, 'may_follow_nobody']));
  expect((await server.ask(clientRoutes.list, { search: draft.email }, studio.admin)).data.clients).toEqual([]);
});

test('somebody who may see neither training nor nutrition is not put in charge', async () => {
  const { id } = await create(studio.coach);
  await leave(id);
  await server.owner.query("update memberships set permissions = array['view clients'] where id = $1", [ids.coach]);

  const refused = await server.ask(inChargeRoutes.putInCharge, { id, membershipId: ids.coach }, studio.admin);

  expect(refused).toMatchObject({ status: 422, code: 'may_not_see_training' });
  expect(await withoutProfessional()).toEqual([id]);
});
