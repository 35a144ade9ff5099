import { type Active, type Over, useDroppable } from '@dnd-kit/core';
import type { Folder } from '#areas/folders/contract.ts';
import { placeFor } from '#areas/folders/rules/tree.ts';
import { useFolders } from '#areas/folders/web/public.tsx';

export type Dragged =
  | { kind: 'programs'; ids: readonly string[]; name: string }
  | { kind: 'folder'; folder: Folder; name: string };

export function draggedOf({ data }: Active): Dragged | null {
  return (data.current as Dragged | undefined) ?? null;
}

/** The folder something was dropped on; null outside all. */
export function goalOf({ data }: Over): string | null {
  return (data.current as { folderId: string | null } | undefined)?.folderId ?? null;
}

/** A place things can be dropped into. `isOver` only for what may lie there. */
export function useDropPlace(folderId: string | null, name: string) {
  const { folders } = useFolders();
  const { setNodeRef, isOver, active } = useDroppable({ id: `into ${folderId ?? 'none'}`, data: { folderId, name } });
  return { dropRef: setNodeRef, isOver: isOver && active !== null && mayLieIn(folders, draggedOf(active), folderId) };
}

/** A folder never lies in itself or below itself; programs lie anywhere. */
export function mayLieIn(folders: readonly Folder[], dragged: Dragged | null, folderId: string | null): boolean {
  return dragged?.kind !== 'folder' || placeFor(folders, dragged.folder.id, folderId) === 'fine';
}
