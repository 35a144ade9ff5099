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
      <InstallHost />
    </>
  );
}

test('the installation is not offered while the user writes, but after they have left the field', async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await renderScreen(Screen);
  const field = await screen.findByRole('textbox');
  const later = () => act(() => vi.advanceTimersByTimeAsync(60_000));

  field.focus();
  await later();
  expect(localStorage.getItem('install.views')).toBeNull();
  field.blur();
  await later();

  expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeTruthy();
});
