/** Field names and states of earlier releases, as they are still stored on devices. */
const fieldNames: Record<string, string> = {
  sealed: 'signed',
  seal: 'signature',
  past: 'history',
  times: 'performances',
  keptAt: 'fetchedAt',
  refusal: 'rejection',
  sentAt: 'syncedAt',
  startedThereAt: 'syncedAt',
  isSent: 'isSynced',
};

const states: Record<string, string> = { waiting: 'pending', sent: 'synced', refused: 'rejected' };

/**
 * Returns a stored entry, or the cached training of a client, with the current field names. The prescription itself is
 * not changed, because its signature covers every field.
 */
export function withCurrentNames(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withCurrentNames);
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [fieldNames[name] ?? name, withCurrentValue(name, value)]),
  );
}

function withCurrentValue(name: string, value: unknown): unknown {
  if (name === 'state') return states[String(value)] ?? value;
  return name === 'sealed' || name === 'past' || name === 'workouts' ? withCurrentNames(value) : value;
}
