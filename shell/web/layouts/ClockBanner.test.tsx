import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ClockBanner } from './ClockBanner.tsx';

/** The page is online again, and the clock of the server is so many minutes ahead of that of the device. */
function reconnect(minutesAhead: number): void {
  const date = new Date(Date.now() + minutesAhead * 60_000).toUTCString();
  vi.stubGlobal('fetch', async () => ({ headers: new Map([['date', date]]) }));
  window.dispatchEvent(new Event('online'));
}

test.each([-3 * 1440, 90])('a clock that differs by %s minutes is named, until it is set right', async (minutes) => {
  await renderScreen(ClockBanner);
  expect(screen.queryByRole('status')).toBeNull();

  reconnect(minutes);
  expect((await screen.findByRole('status')).textContent).toMatch(/^La data o l'ora di questo dispositivo è sbagliata/);

  reconnect(5);
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});
