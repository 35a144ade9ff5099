const tokenName = 'auth.token';
const sessionName = 'auth.session';

export function readToken(): string | null {
  return localStorage.getItem(tokenName);
}

/** Stores a new token and deletes the cached session, which belongs to the previous token. */
export function saveToken(token: string): void {
  clearCachedSession();
  localStorage.setItem(tokenName, token);
}

/** Deletes all stored values with the prefix `auth`; called on logout. */
export function clearAuthStorage(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('auth')) localStorage.removeItem(name);
  }
}

/** Stores the session on the device, so that the installed app opens offline. */
export function cacheSession(value: unknown): void {
  localStorage.setItem(sessionName, JSON.stringify(value));
}

export function clearCachedSession(): void {
  localStorage.removeItem(sessionName);
}

export function readCachedSession<T>(): T | null {
  const stored = localStorage.getItem(sessionName);
  return stored ? (JSON.parse(stored) as T) : null;
}
