import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { paymentRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('the plans go from free for 5 clients to 79 euros a month for 300, and one without a limit', async () => {
  const { plans } = (await server.ask(paymentRoutes.plans, {}, studio.admin)).data;

  expect(plans[0]).toEqual({ id: 'free', max_clients: 5, month_cents: 0, year_cents: 0 });
  expect(plans.at(-2)).toMatchObject({ max_clients: 300, month_cents: 7900, year_cents: 79_000 });
  expect(plans.at(-1)).toMatchObject({ max_clients: null, month_cents: null });
});

test('during the trial there is no limit; after it the free plan has 2 of 5 clients', async () => {
  const inTrial = (await server.ask(paymentRoutes.activePlan, {}, studio.admin)).data;
  const owner = connect(server.ownerUrl, 1);
  await owner.query(`update accounts set trial_ends_at = now() - interval '10 days' where id = $1`, [studio.accountId]);
  await owner.end();
  const after = (await server.ask(paymentRoutes.activePlan, {}, studio.admin)).data;

  expect(inTrial).toMatchObject({ remainingTrialDays: 30, activeClients: 2, max_clients: null });
  expect(after).toMatchObject({ remainingTrialDays: 0, activeClients: 2, max_clients: 5, in_buffer: false });
  expect(after.active_plan.id).toBe('free');
});

test.each(['plans', 'activePlan'] as const)('only the owner of the account reads %s', async (name) => {
  for (const token of [studio.coach, studio.client])
    expect(await server.ask(paymentRoutes[name], {}, token)).toMatchObject({ status: 403, code: 'forbidden' });
});
