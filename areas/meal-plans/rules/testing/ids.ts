/** Returns the ids `new 1`, `new 2` and so on, which distinguish a copy from the original. */
export function newIds(): () => string {
  let count = 0;
  return () => `new ${++count}`;
}

/** All ids of a document and its parts, without those of referenced aliments and recipes. */
export function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => {
    if (field === 'aliment' || field === 'recipe') return [];
    return field === 'id' || field === 'uuid' ? [String(one)] : idsIn(one);
  });
}
