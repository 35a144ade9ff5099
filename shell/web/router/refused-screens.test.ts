import { type AnyRoute, isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { app } from '#areas/all-web.tsx';
import { rolePermissions } from '#shell/common/role-permissions.ts';

const everything = new Set(Object.values(rolePermissions()).flat());
const views = new Set(
  [...everything].filter((permission) => permission.startsWith('view ') && !/ own /.test(permission)),
);
const professionalPaths = pathsOf(app.routeTree).filter(({ path }) => !path.startsWith('/my/'));

test('a page that changes something sends who may only view to a page of the same thing, not silently home', () => {
  const refused = professionalPaths.filter(({ route }) => !targetOf(route, everything) && targetOf(route, views));

  expect(refused.length).toBeGreaterThan(20);
  const sentHome = refused.filter(({ route }) => targetOf(route, views) === '/home');
  expect(sentHome.map(({ path }) => path)).toEqual([]);
});

test('a page to which a user is sent is one that they may open', () => {
  const targets = professionalPaths.flatMap(({ route }) => targetOf(route, views) ?? []);
  const opened = targets.filter((target) => target !== '/home').map((target) => [target, routeAt(target)] as const);

  expect(opened.filter(([, route]) => !route || targetOf(route, views)).map(([target]) => target)).toEqual([]);
});

test('apart from the own pages a client opens those of the login, home, settings, notifications and shared documents only', () => {
  const permissions = new Set<string>(rolePermissions().client);
  const forAll =
    /^\/(my\/|404|login|register|forgot|password|set-|join|unsubscribe|home|settings|notifications|closed|own-erasure|own-data|$|download-app|studio|dev)|\/pdf$/;
  const opened = pathsOf(app.routeTree).filter(({ route }) => !targetOf(route, permissions, 'giulia'));

  expect(opened.length).toBeGreaterThan(30);
  expect(opened.map(({ path }) => path).filter((path) => !forAll.test(path))).toEqual([]);
});

interface Screen {
  path: string;
  route: AnyRoute;
}

function pathsOf(route: AnyRoute): Screen[] {
  const children = Object.values((route.children ?? []) as AnyRoute[]).flatMap(pathsOf);
  const path = (route.options as { path?: string }).path;
  return path ? [{ path, route }, ...children] : children;
}

/** Where a collaborator with these permissions is sent from the screen; undefined when they may open it. */
function targetOf(
  { options }: AnyRoute,
  permissions: ReadonlySet<string>,
  clientId: string | null = null,
): string | undefined {
  const params = new Proxy({}, { get: (_, name) => `$${String(name)}` });
  const context = {
    session: { user: { roles: [clientId ? 'client' : 'coach'], clientId }, permissions: [...permissions] },
  };
  try {
    (options.beforeLoad as ((options: object) => void) | undefined)?.({ context, params, cause: 'stay' });
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options.href;
  }
  return undefined;
}

function routeAt(target: string): AnyRoute | undefined {
  return professionalPaths.find(({ path }) => path === target)?.route;
}
