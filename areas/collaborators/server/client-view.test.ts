import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { accessRoutes, collaboratorRoutes } from '../contract.ts';
import { maySeeSection, sectionPermissions } from '../rules/client-view.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  await addToCoach(server, studio, clientId);
});

test('a collaborator who may view no section of the app of a client does not open it, and the client reads of no access', async () => {
  await setCoachPermissions(server, studio, ['view home', 'view clients', 'view programs', 'view exercises']);

  const refused = await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.coach);
  const { accesses } = (await server.ask(accessRoutes.accesses.own, { page: 1 }, studio.client)).data;

  expect([refused.status, refused.code]).toEqual([403, 'nothing_to_view']);
  expect(accesses.filter(({ isAsClient }) => isAsClient)).toEqual([]);
});

test.each(sectionPermissions.map((permissions) => [permissions.join(', '), permissions] as const))(
  'the view of a client opens with %s and not with less, as the database decides',
  async (_, needed) => {
    const isOpenInDatabase = async (permissions: readonly Permission[]) => {
      const text = 'select permissions_in_client_view($1) as permissions';
      const { rows } = await server.owner.query<{ permissions: string[] }>(text, [permissions]);
      return rows[0]?.permissions.length !== 0;
    };
    const lessThanNeeded = needed.map((left) => needed.filter((name) => name !== left));

    expect([maySeeSection(needed), await isOpenInDatabase(needed)]).toEqual([true, true]);
    for (const fewer of lessThanNeeded)
      expect([fewer, maySeeSection(fewer)]).toEqual([fewer, await isOpenInDatabase(fewer)]);
    await setCoachPermissions(server, studio, ['view clients', ...needed]);
    expect((await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.coach)).status).toBe(200);
  },
);
