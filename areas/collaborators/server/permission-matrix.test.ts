import { expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { permissionMatrix } from '../rules/permissions.ts';

test('the matrix of permissions has what some route of the product requires, and nothing else', () => {
  const required = new Set<string>(areas.flatMap(({ routes }) => routes.map(({ route }) => route.permission)));
  const offered = [...permissionMatrix()].flatMap(([resource, verbs]) => verbs.map((verb) => `${verb} ${resource}`));

  expect(offered).toEqual(rolePermissions().admin.filter((name) => required.has(name)));
  expect(offered.length).toBeGreaterThan(40);
});
