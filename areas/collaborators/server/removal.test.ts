import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { programPdfRoutes } from '#areas/programs/contract/pdf.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];

beforeAll(async () => {
  server = await openTestServer();
});

/** A studio whose coach is in charge of the training of a client, and has a template and an exercise. */
async function openStudio() {
  studio = await openTestStudio(server);
  ids = studio.memberships;
  const name = 'Squat del coach';
  const exercise = { name, secondaryMuscles: [], equipment: [], category: 'strength' as const };
  await server.ask(exerciseRoutes.create, { ...exercise, primaryMuscles: ['quads'] }, studio.coach);
  const { program } = (await server.ask(programRoutes.create, { title: 'Forza del coach' } as never, studio.coach))
    .data;
  const draft = { name: 'Vera Seguita', email: `seguita.${ids.coach}@example.com` };
  const { client } = (await server.ask(clientRoutes.create, draft, studio.coach)).data;
  return { clientId: client.id, templateId: program.id };
}

const preview = async () =>
  (await server.ask(collaboratorRoutes.previewRemoval, { id: ids.coach }, studio.admin)).data.lines;
const remove = (lines: object[] = []) =>
  server.ask(collaboratorRoutes.remove, { id: ids.coach, lines: lines as never }, studio.admin);
const grantTraining = (id: string) =>
  server.owner.query("update memberships set permissions = array['view programs', 'view clients'] where id = $1", [id]);
const detail = async (id: string, token = studio.admin) => server.ask(clientRoutes.detail, { id }, token);

test('the checklist counts what the collaborator has', async () => {
  await openStudio();
  const handedOver = { isRemovable: false, isRestorable: false, restoreNote: null, receiverIds: [ids.admin] };

  expect(await preview()).toEqual([
    { kind: 'clients', label: '1 cliente', total: 1, ...handedOver },
    { kind: 'exercises', label: '1 esercizio creato', total: 1, ...handedOver },
    {
      kind: 'templates',
      label: '1 modello di programma',
      total: 1,
      ...handedOver,
      isRemovable: true,
      isRestorable: true,
    },
  ]);
});

test('a removal hands over to the admin, or by line to somebody else, and archives the collaborator', async () => {
  const { clientId, templateId } = await openStudio();
  await grantTraining(ids.nutritionist);

  const removed = await remove([{ kind: 'clients', action: 'handOver', to: ids.nutritionist }]);
  const { client } = (await detail(clientId)).data;
  const created = await server.owner.query('select created_by from programs where id = $1', [templateId]);

  expect(removed.data.collaborator.removedAt).not.toBeNull();
  expect(client.trainingCollaboratorId).toBe(ids.nutritionist);
  expect(created.rows).toEqual([{ created_by: ids.admin }]);
  expect((await detail(clientId, studio.nutritionist)).status).toBe(200);
});

test('clients are not handed over to somebody who may see nothing of their training, and nobody is removed', async () => {
  const { clientId } = await openStudio();

  const refused = await remove([{ kind: 'clients', action: 'handOver', to: ids.nutritionist }]);
  const { collaborator } = (await server.ask(collaboratorRoutes.get, { id: ids.coach }, studio.admin)).data;

  expect(refused).toMatchObject({ status: 422, code: 'may_not_see_training' });
  expect(collaborator.removedAt).toBeNull();
  expect((await detail(clientId)).data.client.trainingCollaboratorId).toBe(ids.coach);
});

test('records are offered and handed over only to colleagues who may see them', async () => {
  await openStudio();
  await grantTraining(ids.nutritionist);
  const receivers = Object.fromEntries(
    (await preview()).map(({ kind, receiverIds }) => [kind, receiverIds.toSorted()]),
  );
  const refused = await remove([{ kind: 'exercises', action: 'handOver', to: ids.nutritionist }]);

  const both = [ids.admin, ids.nutritionist].toSorted();
  expect(receivers).toEqual({ clients: both, exercises: [ids.admin], templates: both });
  expect(refused).toMatchObject({ status: 422, code: 'receiver_may_not_see', errors: { lines: [expect.any(String)] } });
  expect(refused.message).toContain('Studio Prova nutritionist');
  expect((await remove([{ kind: 'templates', action: 'handOver', to: ids.nutritionist }])).status).toBe(200);
});

test('the token of a removed collaborator is refused at once, on every device', async () => {
  await openStudio();
  const phone = await studio.login('coach');

  await remove();
  const replies = await Promise.all(
    [studio.coach, phone].map((token) => server.ask(accountRoutes.permissions, {}, token)),
  );
  const login = await server.ask(accountRoutes.login, { email: studio.mails.coach, password: 'prova-prova' });

  expect(replies.map(({ status, message }) => [status, message])).toEqual([
    [403, 'Unauthenticated.'],
    [403, 'Unauthenticated.'],
  ]);
  expect(login.code).toBe('no_studio');
});

test('an undo within 7 days gives back what was handed over and nobody else has taken since', async () => {
  const { clientId, templateId } = await openStudio();
  await remove();
  await grantTraining(ids.nutritionist);
  await server.ask(
    collaboratorRoutes.changeCollaborator,
    { id: clientId, kind: 'training', to: ids.nutritionist },
    studio.admin,
  );

  const restored = await server.ask(collaboratorRoutes.restore, { id: ids.coach }, studio.admin);
  const { client } = (await detail(clientId)).data;
  const created = await server.owner.query('select created_by from programs where id = $1', [templateId]);
  const login = await server.ask(accountRoutes.login, { email: studio.mails.coach, password: 'prova-prova' });

  expect(restored.data.collaborator.removedAt).toBeNull();
  expect(client.trainingCollaboratorId).toBe(ids.nutritionist);
  expect(created.rows).toEqual([{ created_by: ids.coach }]);
  expect(login.status).toBe(200);
});

test('after 7 days a removal is no longer undone', async () => {
  await openStudio();
  await remove();
  await server.owner.query(
    "update collaborator_removals set removed_at = now() - interval '8 days' where account_id = $1",
    [studio.accountId],
  );

  expect((await server.ask(collaboratorRoutes.restore, { id: ids.coach }, studio.admin)).code).toBe('undo_over');
});

test('templates can be deleted instead of handed over; clients and exercises cannot', async () => {
  const { templateId } = await openStudio();

  const clients = await remove([{ kind: 'clients', action: 'delete' }]);
  const templates = await remove([{ kind: 'templates', action: 'delete' }]);
  const left = await server.ask(programRoutes.get, { id: templateId }, studio.admin);

  expect([clients.code, templates.status, left.status]).toEqual(['not_deletable', 200, 404]);
});

test('a failed line rolls back the whole removal', async () => {
  const { clientId } = await openStudio();

  const toClient = await remove([
    { kind: 'clients', action: 'handOver', to: ids.nutritionist },
    { kind: 'templates', action: 'handOver', to: ids.coach },
  ]);

  expect(toClient.code).toBe('target_unfit');
  expect((await detail(clientId)).data.client.trainingCollaboratorId).toBe(ids.coach);
  expect((await server.ask(accountRoutes.permissions, {}, studio.coach)).status).toBe(200);
});

test('the specified DELETE removes with the defaults, and 5 at once remove once', async () => {
  await openStudio();

  const replies = await Promise.all(
    Array.from({ length: 5 }, () => server.ask(collaboratorRoutes.delete, { id: ids.coach }, studio.admin)),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('links to PDFs that a collaborator has made end with the removal, and work again after an undo', async () => {
  const { templateId: id } = await openStudio();
  const { ticket } = (await server.ask(programPdfRoutes.pdfLink, { id }, studio.coach)).data;
  const follow = async () => (await server.ask(programPdfRoutes.sharedPdf, { id, ticket, page: 1 })).status;
  const before = await follow();
  await remove();
  const removed = await follow();
  await server.ask(collaboratorRoutes.restore, { id: ids.coach }, studio.admin);

  expect([before, removed, await follow()]).toEqual([200, 404, 200]);
});

test('an admin is not removed', async () => {
  await openStudio();

  expect((await server.ask(collaboratorRoutes.delete, { id: ids.admin }, studio.admin)).code).toBe('is_admin');
  expect((await server.ask(collaboratorRoutes.previewRemoval, { id: ids.admin }, studio.admin)).code).toBe('is_admin');
});

test('the open app of a removed collaborator learns which studio removed them; the undo does not revive the session', async () => {
  await openStudio();
  const ask = (token: string) => server.ask(clientRoutes.list, {}, token);
  await remove();
  const [removed, stranger] = [await ask(studio.coach), await ask(`${studio.coach}x`)];
  await server.ask(collaboratorRoutes.restore, { id: ids.coach }, studio.admin);
  const restored = await ask(studio.coach);

  expect([removed, stranger, restored].map(({ status, code, data }) => [status, code, data])).toEqual([
    [
      403,
      'unauthenticated',
      { reason: 'access_paused', isRemoved: true, studio: 'Studio Prova', email: studio.mails.admin },
    ],
    [403, 'unauthenticated', undefined],
    [403, 'unauthenticated', undefined],
  ]);
});

test('the open connection of a removed collaborator is closed and receives nothing more', async () => {
  await openStudio();
  const port = await server.listen();
  const live = await openLiveApp(server, { token: studio.coach, port });

  await remove();
  const code = await live.closed;

  expect(code).toBeGreaterThanOrEqual(1000);
  expect(live.events().filter(({ type }) => type === 'team.changed')).toEqual([]);
});
