import { useMay } from '#shell/web/session.ts';
import type { ListedAliment } from '../contract/library.ts';

/** Returns a predicate: whether the user may change a food. Those of the library and archived ones are not changed. */
export function useMayChange(): (aliment: Pick<ListedAliment, 'isOwn' | 'isArchived'>) => boolean {
  const may = useMay();
  return ({ isOwn, isArchived }) => isOwn && !isArchived && may('update aliments');
}
