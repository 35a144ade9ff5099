const yearSeconds = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
}

/** Stores a cookie for 365 days. */
export function saveCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in Safari and Firefox
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${yearSeconds}; path=/; samesite=lax`;
}
