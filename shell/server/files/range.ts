/** First and last byte, both included. */
export type Range = { first: number; last: number };

/**
 * Parses a `Range` header; null when the range is outside the file (416). Undefined, which means the whole file, unless the
 * header has exactly one range of bytes: RFC 9110 (14.2) allows a server to ignore the header.
 */
export function parseRange(header: string | undefined, sizeBytes: number): Range | null | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (start === '' && end === '') return undefined;
  const last = start === '' || end === '' ? sizeBytes - 1 : Math.min(Number(end), sizeBytes - 1);
  const first = start === '' ? Math.max(0, sizeBytes - Number(end)) : Number(start);
  return first <= last ? { first, last } : null;
}
