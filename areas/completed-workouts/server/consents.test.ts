import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { setDetailRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let fixture: WorkoutFixture;
let clientId: string;
let picture: Buffer;

beforeAll(async () => {
  server = await openTestServer();
  picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  fixture = await createWorkoutFixture(server);
  clientId = fixture.studio.ids['clients'] ?? '';
});

const decide = (purpose: 'health_data' | 'photos', isGiven: boolean) =>
  server.ask(consentRoutes.decideConsent, { purpose, isGiven }, fixture.studio.client);

const clientOf = async () =>
  (await server.ask(clientRoutes.detail, { id: clientId }, fixture.studio.admin)).data.client;

async function addPicture({ start = '/api/my', token = fixture.studio.client } = {}) {
  const fields = { rowId: fixture.rowId, setNumber: '2' };
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const { headers, payload } = multipart([...parts, { name: 'file', content: picture }]);
  const reply = await server.app.inject({
    method: 'POST',
    url: `${start}/completed-workouts/${fixture.id}/media/${newId()}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return { status: reply.statusCode, code: reply.json().code };
}

test('after the consent to health data is withdrawn nothing is logged by either side, and with it again everything is', async () => {
  const { studio, log, aSet, id, nextWorkout } = fixture;
  const { prescription } = await nextWorkout();
  const { workoutId } = prescription;
  await decide('health_data', false);

  const refused = { status: 403, code: 'own_health_data_withdrawn' };
  expect(await log(aSet({ setNumber: 3 }))).toMatchObject({
    ...refused,
    message: expect.stringContaining('dallo di nuovo nelle impostazioni'),
  });
  expect(await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).toMatchObject(refused);
  const skip = { workoutId, reason: 'pain', note: '' } as const;
  expect(await server.ask(trainingRoutes.skip, skip, studio.client)).toMatchObject(refused);
  expect(await addPicture()).toEqual(refused);
  expect(await server.ask(workoutRoutes.open.client, { clientId, workoutId }, studio.admin)).toMatchObject({
    status: 403,
    code: 'health_data_withdrawn',
  });
  expect((await server.ask(trainingRoutes.today, {}, studio.client)).data.today.isConsentWithdrawn).toBe(true);
  expect((await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data.isConsentWithdrawn).toBe(true);
  expect((await fixture.mine(id)).sets.some(({ setNumber }) => setNumber === 3)).toBe(false);

  await decide('health_data', true);
  expect((await log(aSet({ setNumber: 3 }))).status).toBe(200);
  expect((await clientOf()).withdrawnConsents).toEqual([]);
});

test('professionals do not see the health data of a client who has withdrawn the consent; the client does', async () => {
  const { studio, id, log, aSet, finishAt } = fixture;
  await log(aSet());
  await finishAt('2026-11-18T18:00:00.000Z', 'Spalla rigida');
  await decide('health_data', false);

  const hidden = [
    server.ask(clientWorkoutRoutes.list.client, { clientId }, studio.admin),
    server.ask(clientWorkoutRoutes.detail.client, { clientId, completedWorkoutId: id }, studio.admin),
    server.ask(historyRoutes.exercises.client, { clientId }, studio.admin),
    server.ask(historyRoutes.records.client, { clientId }, studio.admin),
    server.ask(historyRoutes.trend.client, { clientId }, studio.admin),
    server.ask(historyRoutes.trainingDays.client, { clientId, month: '2026-11' }, studio.admin),
    server.ask(setDetailRoutes.detail.client, { clientId, setId: studio.ids['completed-sets'] ?? '' }, studio.admin),
  ];
  expect((await Promise.all(hidden)).map(({ code }) => code)).toEqual(hidden.map(() => 'health_data_withdrawn'));
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, studio.admin)).data;
  expect(completedWorkouts.filter((workout) => workout.clientId === clientId)).toEqual([]);
  const { previous, done } = (
    await server.ask(programEditingRoutes.detailForEdit, { id: studio.ids['client-programs'] ?? '' }, studio.admin)
  ).data;
  expect({ previous, done }).toEqual({ previous: [], done: [] });
  const copy = { id: studio.ids['client-programs'] ?? '' };
  const { programUser } = (await server.ask(programRoutes.programUser, copy, studio.admin)).data;
  expect(programUser).toMatchObject({ completedWorkouts: null, lastTrainedAt: null });
  expect(await clientOf()).toMatchObject({ withdrawnConsents: ['health_data'] });

  expect((await fixture.mine()).comment).toBe('Spalla rigida');
  const own = (await server.ask(clientWorkoutRoutes.list.own, {}, studio.client)).data.completedWorkouts;
  expect(own.map((workout) => workout.id)).toContain(id);
});

test('a view of the app as the client ends with the consent, and none begins without it', async () => {
  const { admin } = fixture.studio;
  const view = await server.ask(collaboratorRoutes.viewAsClient, { clientId }, admin);
  const me = () => server.ask(accountRoutes.me, {}, view.data.access_token);
  expect((await me()).status).toBe(200);

  await decide('health_data', false);

  expect((await me()).message).toBe('Unauthenticated.');
  expect((await server.ask(collaboratorRoutes.viewAsClient, { clientId }, admin)).code).toBe('health_data_withdrawn');
});

test('a withdrawn consent applies in a studio bound to professional secrecy, too', async () => {
  const { studio, log, aSet } = fixture;
  await server.ask(clientSettingRoutes.saveHealthBasis, { id: clientId, healthBasis: 'care' }, studio.admin);
  expect((await log(aSet({ setNumber: 3 }))).status).toBe(200);

  await decide('health_data', false);

  expect((await log(aSet({ setNumber: 4 }))).status).toBe(403);
  expect((await clientOf()).withdrawnConsents).toEqual(['health_data']);
});

test('before the client has answered the consent to photos none is added to a set by either side, and the set is logged', async () => {
  const { log, aSet, studio } = fixture;

  expect(await addPicture()).toEqual({ status: 422, code: 'own_photos_not_given' });
  expect(await addPicture({ start: `/api/clients/${clientId}`, token: studio.admin })).toEqual({
    status: 422,
    code: 'photos_not_given',
  });
  expect((await log(aSet({ setNumber: 3 }))).status).toBe(200);

  await decide('photos', true);
  expect((await addPicture()).status).toBe(200);
});

test('without the consent to photos none is added and professionals see none; sets are still logged', async () => {
  const { studio, id, log, aSet } = fixture;
  await decide('photos', true);
  const params = { clientId, completedWorkoutId: id };
  const mediaFor = async (token: string) =>
    (await server.ask(clientWorkoutRoutes.detail.client, params, token)).data.completedWorkout.media.length;
  expect((await addPicture()).status).toBe(200);
  const before = await mediaFor(studio.admin);
  expect(before).toBeGreaterThan(0);

  await decide('photos', false);

  expect(await addPicture()).toEqual({ status: 403, code: 'own_photos_withdrawn' });
  expect(await mediaFor(studio.admin)).toBe(0);
  expect((await fixture.mine()).media).toHaveLength(before);
  expect((await log(aSet({ setNumber: 3 }))).status).toBe(200);

  await decide('photos', true);
  expect(await mediaFor(studio.admin)).toBe(before);
});
