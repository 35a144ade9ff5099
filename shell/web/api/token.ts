import { accessPaused } from '#shell/common/session.ts';

export const tokenName = 'auth.token';
const sessionName = 'auth.session';

/** A tab that shows the app as a client has a token of its own, which other tabs do not see. */
function authStorage(): Storage {
  return sessionStorage.getItem(tokenName) === null ? localStorage : sessionStorage;
}

export function readToken(): string | null {
  return authStorage().getItem(tokenName);
}

/** Stores a new token and deletes the cached session, which belongs to the previous token. */
export function saveToken(token: string): void {
  clearCachedSession();
  sessionStorage.removeItem(accessPaused);
  authStorage().setItem(tokenName, token);
}

/** Whether this tab shows the app as a client. */
export function isClientView(): boolean {
  return authStorage() === sessionStorage;
}

/** Deletes all stored values with the prefix `auth`; called on logout. The view of a client ends without a logout. */
export function clearAuthStorage(): void {
  const storage = authStorage();
  for (const name of Object.keys(storage)) {
    if (name.startsWith('auth')) storage.removeItem(name);
  }
}

/** Stores the session on the device, so that the installed app opens offline. Every navigation calls it; most change nothing. */
export function cacheSession(value: unknown): void {
  const text = JSON.stringify(value);
  const storage = authStorage();
  // A valid session makes the message of the login page obsolete.
  sessionStorage.removeItem(accessPaused);
  if (storage.getItem(sessionName) !== text) storage.setItem(sessionName, text);
}

export function clearCachedSession(): void {
  authStorage().removeItem(sessionName);
}

export function readCachedSession<T>(): T | null {
  const stored = authStorage().getItem(sessionName);
  return stored ? (JSON.parse(stored) as T) : null;
}
