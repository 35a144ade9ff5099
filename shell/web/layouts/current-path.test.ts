import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { app } from '#areas/all-web.tsx';
import { appRoute } from '../router/routes.tsx';
import { currentPathOf } from './current-path.ts';
import { settingsNavItem } from './settings-nav-item.ts';

test('every page with the navigation belongs to one of its links', () => {
  const items = [...app.navigation, ...app.tabs, settingsNavItem];
  const routes = Object.values((appRoute.children ?? []) as AnyRoute[]);
  const paths = routes.map(({ options }) => (options as { path?: string }).path ?? '');

  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !currentPathOf(items, path))).toEqual([]);
});
