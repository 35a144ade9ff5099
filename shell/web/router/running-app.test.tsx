import { expect, test, vi } from 'vitest';
import { app, setApp } from '../app.ts';
import { isDataSaved } from '../connection.ts';
import { renderScreen } from '../testing/render.tsx';
import { appOf } from './running-app.ts';

const open = () => renderScreen(() => null, { path: '/programs' });

test('back opens the previous page', async () => {
  const { router } = await open();
  await router.navigate({ href: '/groups' });

  app().goBack();

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
});

test('back opens the previous page also after a reload', async () => {
  const { router, queryClient } = await open();
  await router.navigate({ href: '/groups' });
  // A reload keeps the history of the browser and starts the app again.
  setApp(appOf(router, queryClient));

  app().goBack();

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
});

test('back opens the clients when the previous path is the current one', async () => {
  const { router } = await open();
  await router.navigate({ href: '/groups' });
  await router.navigate({ href: '/groups?search=forza' });

  app().goBack();

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
});

test('back opens the clients when there is no previous page', async () => {
  const { router } = await open();

  app().goBack();

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
});

test.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [undefined, false],
])('with the connection %j data is saved: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

  expect(isDataSaved()).toBe(expected);
});
