import { expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { clientMacroRoutes, macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

test('macro.changed: Today and the targets of a client follow when they are given and taken away', {
  timeout: 120_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const { rows } = await server.owner.query('select membership_id as id from clients where id = $1', [clientId]);
  await server.owner.query('delete from macros where client_id = $1', [clientId]);
  const startsOn = todayIn('Europe/Rome');
  let id = '';
  const give = async () => {
    id = (await server.ask(macroRoutes.create, { ...macroDraft, clientId, startsOn }, studio.admin)).data.macro.id;
  };

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.client, membershipId: rows[0].id },
    ids: studio.ids,
    writes: [give, () => server.ask(macroRoutes.unassign, { id }, studio.admin), give],
  });

  expect(changed).toEqual(expect.arrayContaining([trainingRoutes.today.endpoint, clientMacroRoutes.list.own.endpoint]));
});
