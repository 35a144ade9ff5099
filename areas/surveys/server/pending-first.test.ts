import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { adherenceAnswers, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;

beforeEach(async () => {
  studio = await openCheckIns();
});

const pendingFor = async (token: string) =>
  studio.server.ask(reviewRoutes.pendingFirst, { clientId: studio.clientId }, token);
const pending = async () => (await pendingFor(studio.studio.admin)).data.firstSurvey;

async function showFirst() {
  const survey = await studio.createSurvey('adherence', 'WELCOME');
  await studio.server.ask(
    surveyAssignmentRoutes.setWelcome,
    { id: survey.id, clientTypeId: null },
    studio.studio.admin,
  );
  return survey;
}

test('a professional reads that the first survey is open, begun, and no more once it is sent', async () => {
  expect(await pending()).toBeNull();
  const survey = await showFirst();
  expect(await pending()).toMatchObject({ name: survey.name, state: 'open', since: expect.any(String) });

  const [own] = await studio.listOwn();
  const entries = adherenceAnswers(survey);
  await studio.saveDraft(own?.id ?? '', entries.slice(0, 1));
  expect(await pending()).toMatchObject({ state: 'draft' });

  await studio.send(own?.id ?? '', entries);
  expect(await pending()).toBeNull();
});

test('the first survey of a client who has not registered waits for the registration', async () => {
  await showFirst();
  const { owner } = studio.server;
  await owner.query(`update clients set membership_id = null, invited_at = '2026-11-12T09:00:00Z' where id = $1`, [
    studio.clientId,
  ]);

  expect(await pending()).toMatchObject({ state: 'invited', since: '2026-11-12T09:00:00.000Z' });
});

test('the first survey of a client who waits for the deletion of their data waits for nothing', async () => {
  await showFirst();
  await studio.server.owner.query(`update clients set delete_after = now() + interval '30 days' where id = $1`, [
    studio.clientId,
  ]);

  expect(await pending()).toBeNull();
});

test('the first survey of a deactivated client waits for nothing', async () => {
  await showFirst();
  await studio.server.ask(clientRoutes.deactivate, { id: studio.clientId }, studio.studio.admin);

  expect(await pending()).toBeNull();
});

test('whether a first survey is pending is for who may view surveys and sees the client', async () => {
  await showFirst();

  expect((await pendingFor(studio.studio.client)).status).toBe(403);
  const unknown = await studio.server.ask(reviewRoutes.pendingFirst, { clientId: newId() }, studio.studio.admin);
  expect(unknown.status).toBe(404);
  expect((await studio.server.ask(ownCheckInRoutes.list, {}, studio.studio.client)).data.checkIns).toHaveLength(1);
});

test('who assigns reads which recipients have not answered the first survey, until they send it', async () => {
  const ofRecipients = async (clientIds: string[], token = studio.studio.admin) =>
    studio.server.ask(reviewRoutes.pendingFirstOfRecipients, { clientIds }, token);
  const names = async () => (await ofRecipients([studio.clientId])).data.pendingFirst.map(({ clientId }) => clientId);
  expect(await names()).toEqual([]);
  const survey = await showFirst();
  expect(await names()).toEqual([studio.clientId]);
  expect((await ofRecipients([])).data.pendingFirst).toEqual([]);
  expect((await ofRecipients([studio.clientId], studio.studio.client)).status).toBe(403);

  const [own] = await studio.listOwn();
  const entries = adherenceAnswers(survey);
  await studio.saveDraft(own?.id ?? '', entries.slice(0, 1));
  expect(await names()).toEqual([studio.clientId]);
  await studio.send(own?.id ?? '', entries);
  expect(await names()).toEqual([]);
});

/** The client sends one first survey before the studio chooses another one for all clients. */
async function replaceAnswered() {
  const answered = await showFirst();
  const [own] = await studio.listOwn();
  await studio.send(own?.id ?? '', adherenceAnswers(answered));
  return showFirst();
}

const notReached = async (id: string) =>
  (await studio.server.ask(surveyAssignmentRoutes.detailForAssign, { id }, studio.studio.admin)).data.notReached;
const sendFirst = (id: string, clientIds: string[] | null = null, token = studio.studio.admin) =>
  studio.server.ask(surveyAssignmentRoutes.sendWelcome, { id, clientIds }, token);

test('a first survey chosen later names the clients who do not get it, and reaches them with one call', async () => {
  const screening = await replaceAnswered();
  expect(await studio.listOwn()).toMatchObject([{ state: 'sent' }]);
  expect(await notReached(screening.id)).toBe(1);
  expect(await pending()).toMatchObject({ surveyId: screening.id, name: screening.name, state: 'not_reached' });

  expect((await sendFirst(screening.id)).data).toEqual({ sent: 1 });
  expect(await notReached(screening.id)).toBe(0);
  expect(await pending()).toMatchObject({ name: screening.name, state: 'open' });
  expect(await studio.listOwn()).toMatchObject([{ surveyId: screening.id, isWelcome: true, state: 'open' }, {}]);

  expect((await sendFirst(screening.id)).data).toEqual({ sent: 0 });
  const [own] = await studio.listOwn();
  expect((await studio.send(own?.id ?? '', adherenceAnswers(screening))).status).toBe(200);
  expect(await pending()).toBeNull();
});

test('a first survey is sent only to clients who do not get it otherwise', async () => {
  const survey = await showFirst();
  expect(await notReached(survey.id)).toBe(0);
  expect((await sendFirst(survey.id, [studio.clientId])).data).toEqual({ sent: 0 });

  const later = await replaceAnswered();
  const { owner } = studio.server;
  await owner.query('update clients set deactivated_at = now() where id = $1', [studio.clientId]);
  expect(await notReached(later.id)).toBe(0);
  expect((await sendFirst(later.id)).data).toEqual({ sent: 0 });
});

test('sending a first survey needs the permission, a first survey and clients of the account', async () => {
  const survey = await replaceAnswered();

  expect((await sendFirst(survey.id, null, studio.studio.client)).status).toBe(403);
  expect((await sendFirst(newId())).status).toBe(404);
  expect((await sendFirst(survey.id, [newId()])).status).toBe(404);
  const checkIn = await studio.createSurvey('adherence');
  expect((await sendFirst(checkIn.id)).code).toBe('not_welcome');
});
