/** First and last byte, both included. */
export type Range = { first: number; last: number };

/**
 * The range of a `Range` header; null when it is outside the file (416). Undefined, which is the whole file, for anything
 * but one range of bytes: RFC 9110 (14.2) allows a server to ignore the header.
 */
export function parseRange(header: string | undefined, sizeBytes: number): Range | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  return first <= last ? { first, last } : null;
}
