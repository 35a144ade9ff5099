import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shell/common/session.ts';
import { readToken, cacheSession, readCachedSession, saveToken } from './api/token.ts';
import { type App, setApp } from './app.ts';
import { chooseLanguage, endSession, loadSession, setLogoutHandlers } from './session.ts';
import { startTexts } from './texts/texts.ts';
import { readTexts } from './testing/texts.ts';
import { pendingToasts } from './widgets/toast.ts';

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

test('a logout deletes what is stored on the device, also when the app is closed before the login page is loaded', async () => {
  const isDeleted = vi.fn(async () => {});
  setLogoutHandlers([isDeleted]);
  const loaded = Promise.withResolvers<void>();
  setApp({ queryClient: new QueryClient(), navigate: () => loaded.promise } as Partial<App> as App);

  const ended = endSession();
  expect(readToken()).toBeNull();
  expect(isDeleted).toHaveBeenCalledTimes(1);

  // The page that was left may have stored something meanwhile.
  loaded.resolve();
  await ended;
  expect(isDeleted).toHaveBeenCalledTimes(2);
  setLogoutHandlers([]);
});

test('a language that cannot be saved without a network stays as it is, and a message says so', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  await chooseLanguage('en');

  expect(document.documentElement.lang).not.toBe('en');
  expect(pendingToasts.get()).toMatchObject([
    { kind: 'error', text: 'Nessuna risposta: controlla la connessione e riprova.' },
  ]);
});
