import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { InstallHost } from './InstallHost.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Screen() {
  return (
    <>
      <textarea />
      <InstallHost tabs={[{ path: '/' }]} />
    </>
  );
}

/** Opens a page on a phone, and returns a function that lets a minute pass. */
async function open(at: string) {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await renderScreen(Screen, { path: at });
  return () => act(() => vi.advanceTimersByTimeAsync(60_000));
}

test('the installation is not offered while the user writes, but after they have left the field', async () => {
  const later = await open('/');
  const field = await screen.findByRole('textbox');

  field.focus();
  await later();
  expect(localStorage.getItem('install.views')).toBeNull();
  field.blur();
  await later();

  expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeTruthy();
});

test('the installation is not offered on a page below a tab, such as a survey that is being filled', async () => {
  const later = await open('/my/check-ins/1');

  await later();
  await later();

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('install.views')).toBeNull();
});
