import { useDraggable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';
import type { RowElementProps } from '#shell/web/lists/columns.ts';
import { useMay } from '#shell/web/session.ts';
import { type Dragged, draggedOf, useDropTarget } from './dragging.ts';
import type { FolderEntry } from './folder-list.ts';
import classes from './TemplateList.module.css';

/** The row of a program or a folder, which can be dragged into a folder. A selected program drags all selected ones. */
export function DraggableRow({ row, isSelected, selection, children }: RowElementProps<FolderEntry>) {
  const { id, name, folder, program } = row;
  const mayMove = useMay()('update programs') && (folder ?? program).isEditable;
  const ids = isSelected && selection ? [...selection.selected] : [id];
  const dragged: Dragged = folder ? { kind: 'folder', folder, name } : { kind: 'programs', ids, name };
  const { setNodeRef, listeners, active } = useDraggable({ id, data: dragged, disabled: !mayMove });
  const { dropRef, isOver } = useDropTarget({ folderId: id, name, disabled: !folder });

  return (
    <tr
      ref={useMergedRef(dropRef, setNodeRef)}
      className={classes['row']}
      data-selected={isSelected}
      data-over={isOver}
      data-dragged={active !== null && includes(draggedOf(active), id)}
      // Prevents the native drag of the link, which would end the drag of the row.
      onDragStart={(event) => event.preventDefault()}
      {...listeners}
    >
      {children}
    </tr>
  );
}

function includes(dragged: Dragged | null, id: string): boolean {
  return dragged?.kind === 'folder' ? dragged.folder.id === id : (dragged?.ids.includes(id) ?? false);
}
