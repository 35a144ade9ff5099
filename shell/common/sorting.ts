/** The sort fields of a list request. */
export interface SortKeys<Key extends string = string> {
  sortBy?: Key | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/** The requested order; undefined unless both the key and the direction are set. */
export function sortOf<Key extends string>({ sortBy, sortOrder }: SortKeys<Key>) {
  return sortBy && sortOrder ? { by: sortBy, order: sortOrder } : undefined;
}

const collator = new Intl.Collator('it');

/** Alphabetical order, the same on every machine and for readers of both languages. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);
