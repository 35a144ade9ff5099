import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

beforeEach(async () => {
  await server.owner.query('delete from measurements where account_id = $1', [studio.accountId]);
});

const one = (entered: string) => ({ metric: 'calves' as const, entered, side: null });
const recordOwn = (id: string) =>
  server.ask(metricRoutes.record.own, { id, day: today, values: [one('36')] }, studio.client);
const deleteOwn = (id: string) => server.ask(clientMetricRoutes.deleteRecord, { id }, studio.client);
const lastValue = async () => {
  const { metrics } = (await server.ask(metricRoutes.list.own, {}, studio.client)).data;
  return metrics.find(({ metricType }) => metricType.metric === 'calves')?.last ?? null;
};

test('what a client deleted on the device is not stored by a request that arrives afterwards, nor is a value that was deleted in the list', async () => {
  const late = newId();
  expect((await deleteOwn(late)).status).toBe(200);
  expect(await recordOwn(late)).toMatchObject({ status: 409, code: 'record_deleted' });

  const lost = newId();
  await recordOwn(lost);
  await deleteOwn(lost);
  expect(await recordOwn(lost)).toMatchObject({ status: 409, code: 'record_deleted' });

  const repeated = newId();
  const [own] = (await recordOwn(repeated)).data.values;
  await server.ask(metricRoutes.deleteValue.own, { valueId: own?.id ?? '' }, studio.client);
  expect(await recordOwn(repeated)).toMatchObject({ code: 'record_deleted' });
  const weights = { clientId, values: [{ id: repeated, day: today, entered: '72' }], isConfirmed: true };
  const ofCoach = await server.ask(clientMetricRoutes.recordWeights, weights, studio.admin);
  expect(ofCoach.errors).toEqual({ 'values.0.entered': [expect.any(String)] });

  expect(await lastValue()).toBeNull();
});

test('a record that is deleted while it is stored is deleted, whichever request comes first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = newId();
    await Promise.all(round % 2 === 0 ? [recordOwn(id), deleteOwn(id)] : [deleteOwn(id), recordOwn(id)]);
  }

  expect(await lastValue()).toBeNull();
});

test('a client deletes no record of a professional by its id', async () => {
  const draft = { clientId, id: newId(), day: today, values: [one('36')] };
  await server.ask(metricRoutes.record.client, draft, studio.admin);

  expect(await deleteOwn(draft.id)).toMatchObject({ status: 403, code: 'not_yours' });
  expect(await lastValue()).toMatchObject({ value: 36 });
});
