const tokenName = 'auth.token';
const sessionName = 'auth.session';

export function readToken(): string | null {
  return localStorage.getItem(tokenName);
}

/** Who was logged in before is not who has this one. */
export function saveToken(token: string): void {
  clearCachedSession();
  localStorage.setItem(tokenName, token);
}

/** Everything kept under names prefixed `auth` goes, so that the next person on this device finds nothing. */
export function clearAuthStorage(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('auth')) localStorage.removeItem(name);
  }
}

/** Who was last logged in: lets the installed app open without a network. */
export function cacheSession(session: unknown): void {
  localStorage.setItem(sessionName, JSON.stringify(session));
}

export function clearCachedSession(): void {
  localStorage.removeItem(sessionName);
}

export function readCachedSession<T>(): T | null {
  const kept = localStorage.getItem(sessionName);
  return kept ? (JSON.parse(kept) as T) : null;
}
