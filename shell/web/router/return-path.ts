const name = 'auth.path';

/** Stores the path that required a login, to open it after the login. */
export function saveReturnPath(path: string): void {
  if (isSafePath(path) && path !== '/') sessionStorage.setItem(name, path);
}

export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(name);
  sessionStorage.removeItem(name);
  return path && isSafePath(path) ? path : undefined;
}

/** Whether a path stays on this site. Rejects `//host`, and any path with a host, a dot or a backslash. */
export function isSafePath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\d@\-%_~/]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/u.test(path);
}
