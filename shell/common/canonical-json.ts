/**
 * Serializes a JSON value with sorted fields, so that equal values have equal texts: PostgreSQL changes the order of fields in
 * JSONB. Undefined, which is no JSON value, gives undefined.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withSortedFields(value));
}

function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(fields).toSorted()) sorted[name] = withSortedFields(fields[name]);
  return sorted;
}
