import { afterEach, expect, test, vi } from 'vitest';
import { activateNewestVersion } from './newest-version.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser whose check for updates finds `installing`. */
function browserWith(installing: { postMessage: (message: unknown) => void } | null) {
  const container = { oncontrollerchange: () => {} };
  const registration = { installing: null as typeof installing, waiting: null, update };
  async function update() {
    registration.installing = installing;
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(container, { getRegistration: async () => registration }),
  });
  return container;
}

test('before a page with missing files is reloaded, the version that was deployed meanwhile is activated, however often that takes', async () => {
  vi.useFakeTimers();
  const postMessage = vi.fn();
  const container = browserWith({ postMessage });
  let isActive = false;
  const activation = activateNewestVersion().then(() => (isActive = true));

  await vi.advanceTimersByTimeAsync(2000);
  expect(postMessage.mock.calls.length).toBeGreaterThan(1);
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'SKIP_WAITING' });
  expect(isActive).toBe(false);
  container.oncontrollerchange();
  await activation;
});

test('without a newer version nothing is waited for', async () => {
  browserWith(null);

  await activateNewestVersion();
});
