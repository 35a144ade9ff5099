/** The sort fields of a list request. */
export interface SortKeys<Key extends string = string> {
  sortBy?: Key | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/** The requested order; undefined unless both the key and the direction are set. */
export function sortOf<Key extends string>({ sortBy, sortOrder }: SortKeys<Key>) {
  return sortBy && sortOrder ? { by: sortBy, order: sortOrder } : undefined;
}
