import { beforeEach, expect, test } from 'vitest';
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

test('whether a first survey is pending is for who may view surveys and sees the client', async () => {
  await showFirst();

  expect((await pendingFor(studio.studio.client)).status).toBe(403);
  const unknown = await studio.server.ask(reviewRoutes.pendingFirst, { clientId: newId() }, studio.studio.admin);
  expect(unknown.status).toBe(404);
  expect((await studio.server.ask(ownCheckInRoutes.list, {}, studio.studio.client)).data.checkIns).toHaveLength(1);
});
