import type { Folder } from '#areas/folders/contract.ts';
import { ancestorsOf, childrenOf, subtreeOf } from '#areas/folders/rules/tree.ts';
import { useFolders } from '#areas/folders/web/public.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useList } from '#shell/web/lists/use-list.ts';
import { type ProgramCard, ProgramFilters, programRoutes } from '../../../contract.ts';

const TemplateFilters = ProgramFilters.pick({ search: true, sortBy: true, sortOrder: true, page: true });

/** A row of the list: a folder or a program. */
export type FolderEntry = { id: string; name: string } & (
  | { folder: Folder; program?: undefined }
  | { folder?: undefined; program: ProgramCard }
);

/**
 * Returns the contents of the open folder, folders first. A search includes its subfolders; at the top level, all
 * folders.
 */
export function useFolderList() {
  const [{ folderId }] = useSearchParams(ProgramFilters);
  const [{ search }] = useSearchParams(TemplateFilters);
  const openId = folderId === 'none' ? null : (folderId ?? null);
  const { folders: allFolders, isPending: isFolderPending } = useFolders();
  const list = useList({
    route: programRoutes.list,
    filters: TemplateFilters,
    rows: ({ programs }) => programs,
    params: { kind: 'templates', folderId: openId ?? (search ? undefined : ('none' as const)) },
    defaultSort: { by: 'updatedAt', order: 'desc' },
  });
  const { pages, sorting } = list;

  // Leaves out programs of the previous folder, which are shown while loading, and those that were just moved.
  const programs = search ? pages.rows : pages.rows.filter((program) => program.folderId === openId);
  const folders = search ? searchFolders(allFolders, openId, search) : childrenOf(allFolders, openId);
  const isDescending = sorting.by === 'title' && sorting.order === 'desc';
  const orderedFolders = isDescending ? folders.toReversed() : folders;
  const isPending = pages.isPending || isFolderPending || (pages.isPlaceholderData && programs.length === 0);

  const open = allFolders.find(({ id }) => id === openId) ?? null;
  /** Whether the folder in the URL does not exist. */
  const isMissing = openId !== null && !isFolderPending && !open;
  const rows: FolderEntry[] = isMissing
    ? []
    : [
        ...orderedFolders.map((folder) => ({ id: folder.id, name: folder.name, folder })),
        ...programs.map((program) => ({ id: program.id, name: program.title, program })),
      ];
  return {
    list: {
      ...list,
      pages: { ...pages, rows, isPending, hasMore: pages.hasMore && !isPending },
      isEmpty: list.isEmpty && rows.length === 0 && openId === null,
    },
    programs,
    open,
    parents: openId ? ancestorsOf(allFolders, openId) : [],
    isMissing,
  };
}

function searchFolders(folders: readonly Folder[], openId: string | null, search: string): Folder[] {
  const within = openId ? subtreeOf(folders, openId).filter(({ id }) => id !== openId) : folders;
  return within.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
}
