import { act, screen } from '@testing-library/react';
import { useLocation } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { InstallHost } from './InstallHost.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tabs = [{ path: '/my/today' }, { path: '/my/nutrition' }];

function Screen() {
  const hasForm = useLocation({ select: ({ pathname }) => pathname === '/my/form' });
  return (
    <>
      {hasForm && <form />}
      <InstallHost tabs={[...tabs, { path: '/my/form' }]} />
    </>
  );
}

/** Opens a page on a phone, and returns functions that let a minute pass and that open another page. */
async function open(at: string) {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { router } = await renderScreen(Screen, { path: '/my/$page', at });
  return {
    later: async () => {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      // The dialog is loaded when it is due.
      await act(() => import('./install-offer.ts'));
      await vi.dynamicImportSettled();
    },
    go: (to: string) => act(() => router.navigate({ to } as never)),
    /** Begins to open a page that is not loaded yet, and returns a function that loads it. */
    beginToGo: async (to: string) => {
      const loaded = Promise.withResolvers<void>();
      const [route] = Object.values(router.routesById).filter(({ id }) => (id as string) === '/my/$page');
      route?.update({ loader: () => loaded.promise } as never);
      await act(async () => void router.navigate({ to } as never));
      return () => act(async () => loaded.resolve());
    },
  };
}

test('the installation is never offered over what the user does on a page, but on arriving at the next one', async () => {
  const { later, go } = await open('/my/nutrition');

  await later();
  await later();
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('/my/today');

  expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeTruthy();
});

test('the installation is not offered over a page that the user is leaving, while the next one loads', async () => {
  const { later, beginToGo } = await open('/my/nutrition');

  await later();
  const load = await beginToGo('/my/today');
  expect(screen.queryByRole('dialog')).toBeNull();
  await load();

  expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeTruthy();
});

test('the installation is not offered to somebody who has just come', async () => {
  const { go } = await open('/my/nutrition');

  await go('/my/today');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('install.views')).toBeNull();
});

test('the installation is not offered on coming back to a tab after something was sent, but at the next one', async () => {
  const { later, go } = await open('/my/check-ins');

  await later();
  await go('/my/today');
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('/my/nutrition');

  expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeTruthy();
});

test.each([
  ['below a tab, such as a survey that is being filled', '/my/check-ins'],
  ['with a form', '/my/form'],
])('the installation is not offered on a page %s', async (_, page) => {
  const { later, go } = await open('/my/today');

  await later();
  await go(page);
  await later();

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('install.views')).toBeNull();
});
