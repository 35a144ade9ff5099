import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { setCurrentAccount } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { findMember } from './store/member.ts';

test('what is done in the name of a person without a session has the days of their time zone, else those of the studio', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { user } = (await server.ask(accountRoutes.me, {}, studio.client)).data;
  const zone = () =>
    runOutsideRequest(server.services, async (scope) => {
      await setCurrentAccount(scope, studio.accountId);
      return (await findMember(scope, user.membershipId ?? ''))?.timeZone;
    });
  const before = await zone();
  await server.ask(accountRoutes.setTimeZone, { timeZone: 'America/New_York' }, studio.client);

  expect([before, await zone()]).toEqual(['Europe/Rome', 'America/New_York']);
});
