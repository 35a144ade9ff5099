import { expect, test } from 'vitest';
import { runAsOwner } from '#database/testing/run-as-owner.ts';
import { openTestServer } from '#database/testing/server.ts';
import { accountRoutes } from '../contract.ts';
import { createSuperAdmin } from './operations/super-admin.ts';

test('a super admin made by the command sets the password with the link, once, and logs in', async () => {
  const server = await openTestServer();
  const person = { email: 'custode@example.com', name: 'Ada Rossi' };
  const token = (await runAsOwner(server, (scope) => createSuperAdmin(scope, person))) ?? '';

  const set = await server.ask(accountRoutes.setPassword, { token, password: 'una-password' });
  const again = await server.ask(accountRoutes.setPassword, { token, password: 'un-altra-password' });
  const { data } = await server.ask(accountRoutes.login, { email: person.email, password: 'una-password' });
  const { user } = (await server.ask(accountRoutes.me, {}, data.access_token)).data;

  expect([set.status, again.code]).toEqual([200, 'link_invalid']);
  expect(user).toMatchObject({ name: 'Ada Rossi', roles: ['super_admin'] });
  expect(await runAsOwner(server, (scope) => createSuperAdmin(scope, person))).toBeNull();
});
