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
  for (const name of sortedInPlace(Object.keys(fields))) sorted[name] = withSortedFields(fields[name]);
  return sorted;
}

/** Longer lists are sorted by `Array.sort`, whose time grows less with the length. */
const fewNames = 40;

/**
 * Sorts a list of names. An insertion sort allocates nothing: the work arrays of `Array.sort` were a third of the garbage of a large
 * training, whose collection delays other requests.
 */
function sortedInPlace(names: string[]): string[] {
  if (names.length > fewNames) return names.sort();
  for (let end = 1; end < names.length; end += 1) {
    const name = names[end] as string;
    let at = end;
    while (at > 0 && (names[at - 1] as string) > name) {
      names[at] = names[at - 1] as string;
      at -= 1;
    }
    names[at] = name;
  }
  return names;
}
