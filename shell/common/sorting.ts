/** Sort keys of a request, as every sorted list takes them. */
export interface SortKeys<Key extends string = string> {
  sortBy?: Key | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/** The order that the keys ask for. A key without a direction, or the other way round, counts as none. */
export function sortOf<Key extends string>({ sortBy, sortOrder }: SortKeys<Key>) {
  return sortBy && sortOrder ? { by: sortBy, order: sortOrder } : undefined;
}
