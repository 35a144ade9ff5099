import { useDraggable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Folder } from '#areas/folders/contract.ts';
import { FolderMenu } from '#areas/folders/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import sheet from '#shell/web/lists/PagedList.module.css';
import { type ProgramFilters, programRoutes } from '../../../contract.ts';
import { type Dragged, useDropTarget } from './dragging.ts';
import classes from './TemplateList.module.css';
import { linkTo, useFolderSummary } from './rows.ts';

interface FolderRowProps {
  folder: Folder;
  filters: ProgramFilters;
  /** Whether the table has a column of checkboxes. */
  hasBoxes: boolean;
}

/** A folder, which is a drop target and can be dragged into another folder. */
export function FolderRow({ folder, filters, hasBoxes }: FolderRowProps) {
  const mayMove = useMay()('update programs');
  const summaryOf = useFolderSummary(filters);
  const { dropRef, isOver } = useDropTarget(folder.id, folder.name);
  const draggedFolder: Dragged = { kind: 'folder', folder, name: folder.name };
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `folder ${folder.id}`,
    data: draggedFolder,
    disabled: !mayMove,
  });

  return (
    <tr
      ref={useMergedRef(dropRef, setNodeRef)}
      className={classes['row']}
      data-over={isOver}
      data-dragged={isDragging}
      {...listeners}
    >
      {hasBoxes && <td />}
      <td colSpan={5}>
        <Link {...linkTo(folder, filters)} className={sheet['link']} draggable={false}>
          <span className={`${classes['name']} ${classes['folder']}`}>
            <IconFolder size={20} aria-hidden="true" />
            <span className={classes['words']}>
              <strong>{folder.name}</strong>
              <small>{summaryOf(folder)}</small>
            </span>
          </span>
        </Link>
      </td>
      <td>
        <div className={sheet['acts']}>
          <FolderMenu folder={folder} invalidates={[programRoutes.list]} />
        </div>
      </td>
    </tr>
  );
}
