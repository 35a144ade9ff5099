/** An app that was away for longer starts as if it had just been opened. */
const maxAgeMs = 24 * 60 * 60 * 1000;

export interface Position {
  /** Number of the last event that the app has. */
  after: number | undefined;
  /** Age of its oldest data, when it has no number yet. */
  ageMs: number;
}

/** Reads `after` and `age` of the address of a connection; null when they are not whole numbers. */
export function readPosition(query: URLSearchParams, lastEventId?: string | undefined): Position | null {
  const after = lastEventId ?? query.get('after');
  const age = query.get('age') ?? '0';
  if ((after !== null && !/^\d{1,15}$/.test(after)) || !/^\d{1,15}$/.test(age)) return null;
  return { after: after === null ? undefined : Number(after), ageMs: Math.min(Number(age), maxAgeMs) };
}
