import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { AppLayout } from './AppLayout.tsx';
import { SessionLayout } from './FullscreenLayout.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
});

/** Pulls the page down by 60 pixels and holds it there. Returns whether the sign of the gesture is shown. */
function pull(): boolean {
  const touch = (name: string, clientY: number) =>
    document.body.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches: [{ clientY }] }));
  touch('touchstart', 10);
  touch('touchmove', 70);
  const isShown = document.querySelector('.pull-to-refresh') !== null;
  touch('touchend', 70);
  return isShown;
}

test('the installed app on iOS is reloaded by pulling it down', async () => {
  Object.assign(navigator, { standalone: true });
  const { unmount } = await renderScreen(AppLayout, { texts: [] });

  await expect.poll(pull).toBe(true);
  unmount();
  await expect.poll(pull).toBe(false);
});

test('a tab of a browser, which has the gesture itself, is not', async () => {
  await renderScreen(AppLayout, { texts: [] });
  await import('../install/pull-to-refresh.ts');

  expect(pull()).toBe(false);
});

test('a component beside the screens is shown while the chunk of another one is loading', async () => {
  const Loading = lazy(() => new Promise<never>(() => {}));
  const ChatBox = () => <aside aria-label="Chat" />;
  await renderScreen(AppLayout, { context: { backgroundComponents: { Loading, ChatBox } } });

  expect(await screen.findByRole('complementary', { name: 'Chat' })).toBeTruthy();
});

test.each([
  ['in the layout of the app', AppLayout],
  ['without a layout', SessionLayout],
])('a screen %s has the components of every screen after login', async (_, Layout) => {
  const LiveEvents = () => <aside aria-label="Eventi" />;
  await renderScreen(Layout, { context: { sessionComponents: { LiveEvents } } });

  expect(await screen.findByRole('complementary', { name: 'Eventi' })).toBeTruthy();
});
