import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

async function openStudio() {
  studio = await openTestStudio(server);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const idOf = (role: string) => collaborators.find((person) => person.role === role)?.id ?? '';
  return { admin: idOf('admin'), coach: idOf('coach'), nutritionist: idOf('nutritionist') };
}

const coach = { role: 'coach', permissions: rolePermissions().coach, isNameHidden: false } as const;
const update = (id: string, change: object, token = studio.admin) =>
  server.ask(collaboratorRoutes.update, { id, version: 1, ...coach, ...change }, token);

describe('permissions of a collaborator', () => {
  test('a permission that is taken away is refused at once, and the web reads the same list', async () => {
    const ids = await openStudio();
    const limited = rolePermissions().coach.filter((name) => name !== 'view clients' && !name.endsWith(' clients'));

    const before = await server.ask(clientRoutes.list, {}, studio.coach);
    const saved = await update(ids.coach, { permissions: limited });
    const after = await server.ask(clientRoutes.list, {}, studio.coach);
    const { permissions } = (await server.ask(accountRoutes.permissions, {}, studio.coach)).data;

    expect([before.status, after.status, after.code]).toEqual([200, 403, 'forbidden']);
    expect(permissions.toSorted()).toEqual(limited.toSorted());
    expect(saved.data.collaborator).toMatchObject({ hasOwnPermissions: true, version: 2 });
  });

  test('the open apps of a collaborator whose permissions change follow, and those of colleagues do not', async () => {
    const ids = await openStudio();
    const port = await server.listen();
    const open = (token: string) => openLiveApp(server, { token, port });
    const [own, ofColleague] = [await open(studio.coach), await open(studio.nutritionist)];
    const changesOf = (app: typeof own) => app.events().filter(({ type }) => type === 'team.changed').length;

    await update(ids.coach, { permissions: coach.permissions.filter((name) => !name.endsWith(' visits')) });

    await expect.poll(() => changesOf(own)).toBe(1);
    expect(changesOf(ofColleague)).toBe(0);
  });

  test('a permission can be added beyond the role, and another role brings its own', async () => {
    const ids = await openStudio();

    await update(ids.coach, { permissions: [...coach.permissions, 'view storefronts'] });
    const added = (await server.ask(accountRoutes.permissions, {}, studio.coach)).data.permissions;
    const { nutritionist: permissions } = rolePermissions();
    await update(ids.coach, { version: 2, role: 'nutritionist', permissions });
    const asNutritionist = (await server.ask(accountRoutes.permissions, {}, studio.coach)).data.permissions;

    expect(added).toContain('view storefronts');
    expect(asNutritionist.toSorted()).toEqual(permissions.toSorted());
  });

  test('the routes of the team stay closed to a collaborator with every permission', async () => {
    const ids = await openStudio();
    await update(ids.coach, { permissions: rolePermissions().admin });

    const refused = await update(ids.nutritionist, {}, studio.coach);

    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('a save on an older version is a conflict', async () => {
    const ids = await openStudio();
    await update(ids.coach, { isNameHidden: true });

    expect(await update(ids.coach, {})).toMatchObject({ status: 409, code: 'version_conflict' });
  });
});

describe('the admin', () => {
  test('does not change their own role', async () => {
    const ids = await openStudio();

    expect(await update(ids.admin, {})).toMatchObject({ status: 409, code: 'own_role' });
  });

  test('is offered to a collaborator, who becomes admin by accepting; both are recorded', async () => {
    const ids = await openStudio();

    await server.ask(collaboratorRoutes.offerOwnership, { id: ids.coach, formerRole: 'coach' }, studio.admin);
    const offer = (await server.ask(collaboratorRoutes.ownership, {}, studio.coach)).data.ownershipRequest;
    const early = await server.ask(collaboratorRoutes.list, {}, studio.coach);
    const stranger = await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.nutritionist);
    const accepted = await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.coach);
    const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.coach)).data;
    const former = await server.ask(collaboratorRoutes.list, {}, studio.admin);
    const recorded = await server.owner.query(
      'select from_id, to_id, outcome from ownership_requests where account_id = $1',
      [studio.accountId],
    );

    expect(offer).toMatchObject({ isForMe: true, formerRole: 'coach' });
    expect([early.status, stranger.code, accepted.status, former.status]).toEqual([403, 'no_offer', 200, 403]);
    expect(collaborators.map(({ id, role }) => [id, role])).toEqual(
      expect.arrayContaining([
        [ids.coach, 'admin'],
        [ids.admin, 'coach'],
      ]),
    );
    expect(recorded.rows).toEqual([{ from_id: ids.admin, to_id: ids.coach, outcome: 'accepted' }]);
  });

  test('a declined or withdrawn offer can no longer be accepted, and another one can be made', async () => {
    const ids = await openStudio();
    const offer = (id: string) =>
      server.ask(collaboratorRoutes.offerOwnership, { id, formerRole: 'admin' }, studio.admin);

    await offer(ids.coach);
    const second = await offer(ids.nutritionist);
    await server.ask(collaboratorRoutes.declineOwnership, {}, studio.coach);
    const declined = await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.coach);
    await offer(ids.nutritionist);
    await server.ask(collaboratorRoutes.withdrawOwnership, {}, studio.admin);
    const withdrawn = await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.nutritionist);

    expect([second.code, declined.code, withdrawn.code]).toEqual(['offer_open', 'no_offer', 'no_offer']);
  });

  test('an offer that is accepted, declined and withdrawn at the same moment has one outcome', async () => {
    const ids = await openStudio();
    await server.ask(collaboratorRoutes.offerOwnership, { id: ids.coach, formerRole: 'admin' }, studio.admin);
    // All have read the open offer before the first of them writes its answer.
    await server.owner.query('begin');
    await server.owner.query('select from ownership_requests where account_id = $1 for update', [studio.accountId]);
    const answers = [
      server.ask(collaboratorRoutes.acceptOwnership, {}, studio.coach),
      server.ask(collaboratorRoutes.declineOwnership, {}, studio.coach),
      server.ask(collaboratorRoutes.withdrawOwnership, {}, studio.admin),
    ];
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and query like 'update "ownership_requests"%'`;
    await vi.waitFor(async () => {
      await server.owner.query('select pg_stat_clear_snapshot()');
      expect((await server.owner.query(waiting)).rowCount).toBe(3);
    });
    await server.owner.query('commit');
    const replies = await Promise.all(answers);
    const role = await server.owner.query('select role from memberships where id = $1', [ids.coach]);
    const { rows } = await server.owner.query('select outcome from ownership_requests where account_id = $1', [
      studio.accountId,
    ]);

    expect(replies.map(({ code }) => code).filter((code) => code === 'no_offer')).toHaveLength(2);
    expect(role.rows[0].role === 'admin').toBe(rows[0].outcome === 'accepted');
  });

  test('of two admins who demote each other at the same moment, one stays admin', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ids = await openStudio();
      await server.ask(collaboratorRoutes.offerOwnership, { id: ids.coach, formerRole: 'admin' }, studio.admin);
      await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.coach);

      const replies = await Promise.all([update(ids.coach, {}), update(ids.admin, {}, studio.coach)]);
      const admins = await server.owner.query("select from memberships where account_id = $1 and role = 'admin'", [
        studio.accountId,
      ]);

      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(admins.rowCount).toBe(1);
    }
  });

  test('the database refuses an account without an admin', async () => {
    const ids = await openStudio();

    const demotion = server.owner.query("update memberships set role = 'coach' where id = $1", [ids.admin]);

    await expect(demotion).rejects.toThrow(/has no admin/);
  });
});

test('the admin record is read by a collaborator, with id and name', async () => {
  const ids = await openStudio();

  const { admin } = (await server.ask(collaboratorRoutes.admin, {}, studio.coach)).data;

  expect(admin).toEqual({ id: ids.admin, name: 'Studio Prova admin' });
});
