import {
  DndContext,
  DragOverlay,
  type Modifier,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { IconBarbell, IconFolder } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Dragged, draggedOf, dropTargetOf } from './dragging.ts';
import classes from './TemplateDrag.module.css';
import { useDragAnnouncements } from '../../drag-announcements.ts';
import { suppressClick } from '#shell/web/dragging/suppress-click.ts';

interface TemplateDragProps {
  onDrop: (dragged: Dragged, folderId: string | null) => void;
  children: ReactNode;
}

// A constant: a new object would render every row again.
const mouseOptions = { activationConstraint: { distance: 6 } };

/**
 * Drag context in which programs and folders are dragged with the mouse onto a folder or a breadcrumb. On touch screens
 * and with the keyboard the menu item "Sposta in" moves them.
 */
export function TemplateDrag({ onDrop, children }: TemplateDragProps) {
  const t = useTexts('programs');
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, mouseOptions));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={useDragAnnouncements({ instructions: t('list.dragHelp') })}
      onDragStart={({ active }) => {
        setDragged(draggedOf(active));
        suppressClick();
      }}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        const dropped = draggedOf(active);
        if (dropped && over) onDrop(dropped, dropTargetOf(over));
      }}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={atPointer} style={{ width: 'auto', height: 'auto' }}>
        {dragged && <DragPreview dragged={dragged} />}
      </DragOverlay>
    </DndContext>
  );
}

const atPointer: Modifier[] = [
  ({ activatorEvent, draggingNodeRect, transform }) => {
    if (!draggingNodeRect || !(activatorEvent instanceof MouseEvent)) return transform;
    const x = transform.x + activatorEvent.clientX - draggingNodeRect.left + 12;
    const y = transform.y + activatorEvent.clientY - draggingNodeRect.top + 8;
    return { ...transform, x, y };
  },
];

function DragPreview({ dragged }: { dragged: Dragged }) {
  const t = useTexts('programs');
  const Icon = dragged.kind === 'folder' ? IconFolder : IconBarbell;
  const isOne = dragged.kind === 'folder' || dragged.ids.length === 1;
  return (
    <div className={classes['flying']}>
      <Icon size={18} aria-hidden="true" />
      {isOne ? dragged.name : t('list.programs', { count: dragged.ids.length })}
    </div>
  );
}
