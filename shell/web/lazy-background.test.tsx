import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isServerReachable } from './api/connectivity.ts';
import { lazyBackground } from './lazy-background.tsx';
import { renderScreen } from './testing/render.tsx';

function brokenNetwork() {
  const network = { isDown: true, requests: 0 };
  const Background = lazyBackground(async () => {
    network.requests += 1;
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <output />;
  });
  const Screen = () => (
    <>
      <Background />
      <hr />
    </>
  );
  return { network, Screen };
}

test('what failed to load without a connection is loaded when the server responds again, without a reload', async () => {
  const { network, Screen } = brokenNetwork();
  isServerReachable.set(false);
  await renderScreen(Screen);
  expect(await screen.findByRole('separator')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(network.requests).toBe(1);

  network.isDown = false;
  act(() => isServerReachable.set(true));

  expect(await screen.findByRole('status')).toBeTruthy();
});

test('it is loaded also when only the browser notices the connection', async () => {
  const { network, Screen } = brokenNetwork();
  await renderScreen(Screen);
  expect(await screen.findByRole('separator')).toBeTruthy();

  network.isDown = false;
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByRole('status')).toBeTruthy();
});
