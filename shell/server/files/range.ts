export type Range = { first: number; last: number };

/**
 * The bytes a `Range` header asks for, both included; null when it asks for none that exist (answered 416). Anything
 * but one range of bytes is answered with the whole file, as RFC 9110 (14.2) lets us: undefined.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): Range | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  return first <= last ? { first, last } : null;
}
