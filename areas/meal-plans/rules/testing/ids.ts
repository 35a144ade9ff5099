/** `new 1`, `new 2`: ids that tell a copy from what was there. */
export function newIds(): () => string {
  let made = 0;
  return () => `new ${++made}`;
}

/** Every id a document made for itself; those of the aliments and recipes it points at are left out. */
export function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => {
    if (field === 'aliment' || field === 'recipe') return [];
    return field === 'id' || field === 'uuid' ? [String(one)] : idsIn(one);
  });
}
