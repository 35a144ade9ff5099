import { useFolders } from '#areas/folders/web/public.tsx';
import { subtreeOf, childrenOf, ancestorsOf } from '#areas/folders/rules/tree.ts';
import type { Folder } from '#areas/folders/contract.ts';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { ProgramCard, ProgramFilters } from '../../../contract.ts';
import { usePrograms } from '../../queries.ts';

export interface FolderListing {
  /** The one that is open, and the way to it. */
  open: Folder | null;
  parents: readonly Folder[];
  folders: readonly Folder[];
  programs: readonly ProgramCard[];
  pages: InfiniteQueryResult<ProgramCard>;
  isPending: boolean;
  /** The address names a folder that is not there. */
  isLost: boolean;
}

/** What lies in the open folder; a search reaches everything below it, and outside all folders everything there is. */
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
  // What is still shown of the folder before, or was moved a moment ago, has another place by now.
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
