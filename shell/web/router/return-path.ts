const name = 'auth.path';

/** The page a logged-out person asked for, to come back to after the login. */
export function saveReturnPath(path: string): void {
  if (isSafePath(path) && path !== '/') sessionStorage.setItem(name, path);
}

export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(name);
  sessionStorage.removeItem(name);
  return path && isSafePath(path) ? path : undefined;
}

/** A path of this very site: `//elsewhere` and anything with a host, a dot or a backslash is refused. */
export function isSafePath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\d@\-%_~/]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/u.test(path);
}
