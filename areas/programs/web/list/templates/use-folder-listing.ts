import { useFolders } from '#areas/folders/web/public.tsx';
import { subtreeOf, childrenOf, ancestorsOf } from '#areas/folders/rules/tree.ts';
import type { Folder } from '#areas/folders/contract.ts';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { ProgramCard, ProgramFilters } from '../../../contract.ts';
import { usePrograms } from '../../queries.ts';

export interface FolderListing {
  /** The open folder and its parents. */
  open: Folder | null;
  parents: readonly Folder[];
  folders: readonly Folder[];
  programs: readonly ProgramCard[];
  pages: InfiniteQueryResult<ProgramCard>;
  isPending: boolean;
  /** The folder in the URL does not exist. */
  isLost: boolean;
}

/** Contents of the open folder. A search includes its subfolders, at the top level all folders. */
export function useFolderListing(filters: ProgramFilters): FolderListing {
  const { search } = filters;
  const openId = filters.folderId === 'none' ? null : (filters.folderId ?? null);
  const all = useFolders();
  const requestedFolder = openId ?? (search ? undefined : ('none' as const));
  const pages = usePrograms({
    ...filters,
    kind: 'templates',
    state: undefined,
    clientId: undefined,
    folderId: requestedFolder,
  });
  // Leaves out programs of the previous folder, which are shown while loading, and those that were just moved.
  const programs = search ? pages.rows : pages.rows.filter((program) => program.folderId === openId);
  const inSight = search ? foundFolders(all.folders, openId, search) : childrenOf(all.folders, openId);
  const isDescending = filters.sortBy === 'title' && filters.sortOrder === 'desc';

  return {
    open: all.folders.find(({ id }) => id === openId) ?? null,
    parents: openId ? ancestorsOf(all.folders, openId) : [],
    folders: isDescending ? inSight.toReversed() : inSight,
    programs,
    pages,
    isPending: pages.isPending || all.isPending || (pages.isPlaceholderData && programs.length === 0),
    isLost: openId !== null && !all.isPending && !all.folders.some(({ id }) => id === openId),
  };
}

function foundFolders(folders: readonly Folder[], openId: string | null, search: string): Folder[] {
  const within = openId ? subtreeOf(folders, openId).filter(({ id }) => id !== openId) : folders;
  return within.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
}
