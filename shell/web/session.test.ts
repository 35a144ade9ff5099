import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shell/common/session.ts';
import { readToken, cacheSession, readCachedSession, saveToken } from './api/token.ts';
import { loadSession } from './session.ts';
import { startTexts } from './texts/texts.ts';
import { readTexts } from './testing/texts.ts';

const giulia = { id: 'giulia', name: 'Giulia Ferri', locale: 'it' } as SessionUser;

beforeEach(async () => {
  await startTexts(readTexts);
  saveToken('gettone');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a network that hangs holds up who was logged in here before for 2.5 seconds, not longer', async () => {
  cacheSession({ user: giulia, permissions: ['view own training'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));

  const loaded = loadSession(new QueryClient());
  await vi.advanceTimersByTimeAsync(2500);

  expect(await loaded).toEqual({ user: giulia, permissions: ['view own training'] });
});

test('without a network the last session counts at once', async () => {
  cacheSession({ user: giulia, permissions: [] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  expect(await loadSession(new QueryClient())).toMatchObject({ user: giulia });
});

test('who logs in next is not taken for who was here before', async () => {
  cacheSession({ user: giulia, permissions: [] });
  saveToken('un altro');

  expect(readToken()).toBe('un altro');
  expect(readCachedSession()).toBeNull();
});
