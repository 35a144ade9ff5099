import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  isServerReachable.set(true);
  cleanup();
  vi.useRealTimers();
});

test('without a connection the save status says so instead of the line above the app, which would push the editor down', async () => {
  await openProgramScreen();
  expect(document.querySelector('[data-says-unreachable]')).toBeNull();
  act(() => isServerReachable.set(false));

  const status = await screen.findByRole('button', { name: 'Senza rete' });
  expect(status.closest('[data-says-unreachable]')).toBeTruthy();
  act(() => status.focus());
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Sei senza connessione\. Quello che scrivi resta/);

  act(() => isServerReachable.set(true));
  expect((await screen.findAllByText('Salvato')).length).toBeGreaterThan(0);
});

test('the whole text about another editor, which its line cuts, is read with the keyboard', async () => {
  await openProgramScreen();
  const since = '2026-11-20T10:00:00Z';
  respond(programRoutes.editing, { version: 1, editors: [{ name: 'Marta Prova', isMe: false, since }] });
  vi.advanceTimersByTime(30_000);

  const mark = await screen.findByRole('button', { name: /^Anche Marta Prova ci sta lavorando/ });
  act(() => mark.focus());
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toMatch(/^Anche Marta Prova/));
});
