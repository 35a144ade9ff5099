import { beforeAll, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const programStart = `${mondayOf(todayIn('Europe/Rome'))} program titled`;

test('charts show completed visits, photos and the start of programs to those who may see them', async () => {
  const values = [{ metric: 'neck' as const, entered: '38' }];
  await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: '2026-11-01', values }, studio.admin);
  const marks = async (token: string) => {
    const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;
    const metricId = metrics.find(({ metricType }) => metricType.metric === 'neck')?.id ?? '';
    const route = token === studio.client ? metricRoutes.details.own : metricRoutes.details.client;
    const reply = await server.ask(route as typeof metricRoutes.details.client, { clientId, metricId }, token);
    return reply.data.marks.map(({ kind, day, title }) => `${day} ${kind} ${title ? 'titled' : ''}`.trim());
  };
  const isVisit = (mark: string) => mark.includes('visit');

  expect((await marks(studio.admin)).filter(isVisit)).toEqual([]);
  expect(await marks(studio.admin)).toContain(programStart);
  await server.owner.query('update visits set completed_at = now() where client_id = $1', [clientId]);
  expect((await marks(studio.admin)).filter(isVisit)).toEqual(['2026-11-16 visit']);
  expect(await marks(studio.client)).toEqual(await marks(studio.admin));

  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select account_id, $1, 'training', id from memberships where account_id = $2 and role = 'coach' limit 1
     on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [clientId, studio.accountId],
  );
  const ofCoach = await marks(studio.coach);
  expect(ofCoach.filter(isVisit)).toEqual([]);
  expect(ofCoach).toContain(programStart);
});
