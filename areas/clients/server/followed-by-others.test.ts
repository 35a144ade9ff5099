import { beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';
import { consentSubjectRoutes } from '../contract/consents.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';

let server: TestServer;
let studio: TestStudio;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
});

/** A client whom the coach and the nutritionist follow. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  const { coach, nutritionist } = studio.memberships;
  const professionals = { trainingCollaboratorId: coach, nutritionCollaboratorId: nutritionist };
  const draft = { name: 'Sara Conti', email: `sara.${coach}@example.com`, ...professionals };
  id = (await server.ask(clientRoutes.create, draft, studio.admin)).data.client.id;
});

const detail = (token: string) => server.ask(clientRoutes.detail, { id }, token);

/** The kinds of the notifications of a professional about the client. */
async function kindsOf(token: string): Promise<string[]> {
  const { notifications } = (await server.ask(notificationRoutes.list, {}, token)).data;
  return notifications.filter(({ clientId }) => clientId === id).map(({ kind }) => kind);
}

test('a coach cannot deactivate a client whom the nutritionist follows, too', async () => {
  expect((await detail(studio.coach)).data.client.othersInCharge).toEqual(['Studio Prova nutritionist']);
  const refused = await server.ask(clientRoutes.deactivate, { id }, studio.coach);

  expect(refused).toMatchObject({ status: 403, code: 'followed_by_others' });
  expect(refused.message).toContain('Altre persone del team seguono Sara Conti: Studio Prova nutritionist.');
  expect((await detail(studio.nutritionist)).data.client.isActive).toBe(true);
});

test('a coach ends the own care: the nutritionist goes on, and may deactivate as the only one in charge', async () => {
  expect(await server.ask(inChargeRoutes.endOwnCare, { id }, studio.coach)).toMatchObject({ status: 200 });

  expect(await detail(studio.coach)).toMatchObject({ status: 404 });
  const { client } = (await detail(studio.nutritionist)).data;
  expect(client).toMatchObject({ trainingCollaborator: null, nutritionCollaborator: 'Studio Prova nutritionist' });
  expect(await server.ask(clientRoutes.deactivate, { id }, studio.nutritionist)).toMatchObject({ status: 200 });
});

test('a coach reads the same sentence about a client of a colleague and about one who does not exist', async () => {
  await server.ask(inChargeRoutes.endOwnCare, { id }, studio.coach);
  const read = async (token: string, clientId: string) => [
    await server.ask(clientRoutes.detail, { id: clientId }, token),
    await server.ask(clientRoutes.head, { id: clientId }, token),
    await server.ask(consentSubjectRoutes.consents.client, { clientId }, token),
  ];
  const missing = { status: 404, code: 'not_found' };
  const unfollowed = { ...missing, message: 'Questo cliente non esiste più o non lo segui.' };

  expect(await read(studio.coach, id)).toMatchObject([unfollowed, unfollowed, unfollowed]);
  expect(await read(studio.coach, newId())).toMatchObject([unfollowed, unfollowed, unfollowed]);
  expect((await read(studio.admin, newId()))[0]).toMatchObject({ ...missing, message: 'Non più disponibile' });
});

test('who follows a client is told when an admin deactivates and restores them, once', async () => {
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);
  for (const token of [studio.coach, studio.nutritionist])
    expect((await kindsOf(token)).filter((kind) => kind === 'client_deactivated')).toHaveLength(1);

  await server.ask(clientRoutes.restore, { id }, studio.admin);
  for (const token of [studio.coach, studio.nutritionist]) expect(await kindsOf(token)).toContain('client_restored');
  expect(await kindsOf(studio.admin)).not.toContain('client_deactivated');
});
