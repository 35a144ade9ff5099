import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

afterEach(() => {
  isServerReachable.set(true);
  cleanup();
});

const line = /^Sei senza connessione: questa è la visita/;

test('without a connection a completed visit says so in the room of its own line, instead of a line that would push it down', async () => {
  await openVisitScreen({ state: 'completed', completedAt: '2026-03-02T10:00:00.000Z' });
  expect(document.querySelector('[data-says-unreachable]')).toBeNull();
  // Its room is kept while it is hidden.
  expect(screen.getByText(line).style.visibility).toBe('hidden');
  act(() => isServerReachable.set(false));

  expect(screen.getByText(line).style.visibility).toBe('');
  expect(screen.getByText(line).closest('[data-says-unreachable]')).toBeTruthy();
  expect(screen.getByText(/^La visita è completata/).style.visibility).toBe('hidden');
});

test('a draft that is only read says so too', async () => {
  await openVisitScreen({}, { permissions: ['view visits', 'view clients'] });
  act(() => isServerReachable.set(false));

  expect(screen.getByText(line).closest('[data-says-unreachable]')).toBeTruthy();
});
