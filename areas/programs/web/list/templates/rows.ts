import type { Folder } from '#areas/folders/contract.ts';
import { childrenOf, ancestorsOf } from '#areas/folders/rules/tree.ts';
import { useFolders } from '#areas/folders/web/public.tsx';
import { linkOptions } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramCard, ProgramFilters } from '../../../contract.ts';
import type { Selection } from './use-selection.ts';
import type { FolderListing } from './use-folder-listing.ts';

/** Props of the table and of the cards on a phone. */
export interface RowsProps {
  listing: FolderListing;
  filters: ProgramFilters;
  setFilters: (change: Partial<ProgramFilters>) => void;
  /** Null for users who may neither move nor delete. */
  selection: Selection | null;
}

/** Filters after opening a folder: without the search, with the same sort order. */
export function linkTo(folder: Folder, { sortBy, sortOrder }: ProgramFilters) {
  const order = { ...(sortBy && { sortBy }), ...(sortOrder && { sortOrder }) };
  return linkOptions({ to: '/programs', search: { folderId: folder.id, ...order } });
}

/** `12 programmi · 2 cartelle`, and in search results the path of the folder. */
export function useFolderSummary({ search }: ProgramFilters): (folder: Folder) => string {
  const t = useTexts('folders');
  const { folders } = useFolders();
  return (folder) => {
    const inside = childrenOf(folders, folder.id).length;
    const way = search && ancestorsOf(folders, folder.id).map(({ name }) => name);
    return [
      way && way.length > 0 && way.join(' / '),
      inside > 0 && t('folders', { count: inside }),
      (folder.programsWithin > 0 || inside === 0) && t('programs', { count: folder.programsWithin }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** The folder path of a program in search results; empty in a folder. */
export function useFolderPath({ search }: ProgramFilters): (program: ProgramCard) => string | undefined {
  const { folders } = useFolders();
  return ({ folderId }) => {
    if (!search || !folderId) return undefined;
    const own = folders.find(({ id }) => id === folderId);
    return own && [...ancestorsOf(folders, folderId), own].map(({ name }) => name).join(' / ');
  };
}

export function useProgramLink() {
  const mayOpen = useMay()('update programs');
  return ({ id }: ProgramCard) => (mayOpen ? linkOptions({ to: '/programs/$id/manage', params: { id } }) : undefined);
}
