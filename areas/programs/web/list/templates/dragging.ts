import { type Active, type Over, useDroppable } from '@dnd-kit/core';
import type { Folder } from '#areas/folders/contract.ts';
import { checkMove } from '#areas/folders/rules/tree.ts';
import { useFolders } from '#areas/folders/web/public.tsx';

export type Dragged =
  | { kind: 'programs'; ids: readonly string[]; name: string }
  | { kind: 'folder'; folder: Folder; name: string };

export function draggedOf({ data }: Active): Dragged | null {
  return (data.current as Dragged | undefined) ?? null;
}

/** Returns the target folder; null for the top level. */
export function dropTargetOf({ data }: Over): string | null {
  return (data.current as { folderId: string | null } | undefined)?.folderId ?? null;
}

interface DropTarget {
  /** Id of the target folder; null for the top level. */
  folderId: string | null;
  name: string;
  disabled?: boolean;
}

/** Registers a drop target. `isOver` is true only if the dragged element may be dropped there. */
export function useDropTarget({ folderId, name, disabled = false }: DropTarget) {
  const { folders } = useFolders();
  const { setNodeRef, isOver, active } = useDroppable({
    id: `into ${folderId ?? 'none'}`,
    data: { folderId, name },
    disabled,
  });
  return {
    dropRef: setNodeRef,
    isOver: isOver && active !== null && mayDropInto(folders, draggedOf(active), folderId),
  };
}

/**
 * Whether the dragged element may be dropped into the folder: a folder not into itself or its subfolders, programs
 * anywhere.
 */
export function mayDropInto(folders: readonly Folder[], dragged: Dragged | null, folderId: string | null): boolean {
  return dragged?.kind !== 'folder' || checkMove(folders, dragged.folder.id, folderId) === 'fine';
}
