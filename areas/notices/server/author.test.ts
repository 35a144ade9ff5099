import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';
import { noticePublished } from './events.ts';
import { announce } from './operations/announce.ts';

let server: TestServer;
let studio: TestStudio;
let coachId: string;

const everybody = { audience: 'all' as const, clientTypeIds: [], groupIds: [] };

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.ask(noticeRoutes.delete, { id: studio.ids['notices'] ?? '' }, studio.admin);
  coachId = studio.memberships.coach;
  await server.owner.query(
    `update memberships set permissions = array['view clients', 'create clients', 'view programs', 'view notices', 'create notices',
      'update notices'] where id = $1`,
    [coachId],
  );
  await server.owner.query('delete from client_collaborators where membership_id = $1', [coachId]);
});

const publish = async (token: string, sendsPush = false) =>
  (await server.ask(noticeRoutes.create, { ...noticeExample, sendsPush }, token)).data.notice;

const counted = async (token: string, more: { noticeId?: string } = {}) =>
  (await server.ask(noticeRoutes.countAudience, { ...everybody, ...more }, token)).data;

const read = async (id: string, token: string) => (await server.ask(noticeRoutes.get, { id }, token)).data.notice;

const namesOf = async (id: string, token: string) =>
  (await server.ask(noticeRoutes.recipients, { id }, token)).data.recipients.map(({ clientId }) => clientId);

const board = async () => (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices.map(({ id }) => id);

/** Runs the job that announces the notice, also if it ran before, and returns the clients that it reaches. */
async function announced(noticeId: string): Promise<string[]> {
  await server.owner.query('update notices set announced_edition = null where id = $1', [noticeId]);
  const reached: PayloadOf<typeof noticePublished>[] = [];
  const subscribers = [subscribe(noticePublished, async (_, announcement) => void reached.push(announcement))];
  const { accountId } = studio;
  const enqueue = async () => undefined;
  await runAsJob(server, { accountId, subscribers, enqueue }, (scope) => announce(scope, { accountId, noticeId }));
  return reached.flatMap(({ recipients }) => recipients.map(({ clientId }) => clientId));
}

const ownClientId = () => studio.ids['clients'] ?? '';

test('a notice of a collaborator to all clients reaches those whom she follows, and is counted so before and after, by everybody', async () => {
  const draft = { name: 'Cliente Seguita', email: 'cliente.seguita@example.com', sendsInvitation: false };
  const { client } = (await server.ask(clientRoutes.create, draft, studio.coach)).data;

  const before = await counted(studio.coach);
  const { id } = await publish(studio.coach, true);

  expect(before).toMatchObject({ recipients: 0, notRegistered: 1 });
  for (const token of [studio.coach, studio.admin]) {
    expect(await read(id, token)).toMatchObject({ recipients: 1, registered: 0, author: 'Studio Prova coach' });
    expect(await namesOf(id, token)).toEqual([client.id]);
  }
  expect(await announced(id)).toEqual([]);
  expect(await board()).toEqual([]);
});

test('a client whom she gets later finds her notice, and reads it no more when somebody else follows them', async () => {
  const { id } = await publish(studio.coach, true);
  await server.owner.query('delete from client_collaborators where client_id = $1', [ownClientId()]);
  const before = await board();
  await server.ask(inChargeRoutes.putInCharge, { id: ownClientId(), membershipId: coachId }, studio.admin);
  const followed = await board();
  const reached = await announced(id);
  await server.owner.query('delete from client_collaborators where client_id = $1', [ownClientId()]);

  expect([before, followed, await board()]).toEqual([[], [id], []]);
  expect(reached).toEqual([ownClientId()]);
});

test('a notice of the studio reaches everybody, also after a collaborator has corrected it, who reads so in the form', async () => {
  const { id, version } = await publish(studio.admin);
  const inForm = await counted(studio.coach, { noticeId: id });
  const corrected = { ...noticeExample, id, version, text: 'Chiuso lunedì', showsAgain: false };
  await server.ask(noticeRoutes.update, corrected, studio.coach);

  expect(inForm).toMatchObject(await counted(studio.admin));
  expect(inForm.recipients).toBeGreaterThan(0);
  expect(await board()).toEqual([id]);
});

test('a notice of a collaborator still reaches only her clients after the owner has corrected it', async () => {
  const { id, version } = await publish(studio.coach);
  const inForm = await counted(studio.admin, { noticeId: id });
  const corrected = { ...noticeExample, id, version, text: 'Chiuso lunedì', showsAgain: true };
  await server.ask(noticeRoutes.update, corrected, studio.admin);

  expect(inForm).toMatchObject({ recipients: 0, notRegistered: 0 });
  expect(await board()).toEqual([]);
});
