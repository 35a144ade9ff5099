import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { moveRow } from '../edits/rows.ts';
import { labelOf } from '../../../rules/row-text.ts';
import { dropTargetIn, orderOf, withRowOver } from './order.ts';
import { useDragAnnouncements } from '../../drag-announcements.ts';
import classes from './WeekDrag.module.css';

// Constants: new options would render every row again.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/** Drag context of the rows of a week, also between workouts. The document changes once, on drop. */
export function WeekDrag({ weekId, children }: { weekId: string; children: ReactNode }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const [dragged, setDragged] = useState<string | null>(null);
  const accessibility = useDragAnnouncements({
    instructions: t('drag.instructions'),
    nowhere: (name) => t('drag.nowhere', { name }),
  });
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));

  function finish(overId?: string): void {
    const order = ui.draggedOrder.get();
    const target = order && dragged && overId ? dropTargetIn(order, dragged, overId) : null;
    ui.draggedOrder.set(null);
    setDragged(null);
    if (dragged && target) moveRow(store, dragged, target);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        const week = store.getState().content.weeks.find(({ id }) => id === weekId);
        setDragged(String(active.id));
        ui.draggedOrder.set(week ? orderOf(week) : null);
      }}
      onDragOver={({ active, over }) => {
        const order = ui.draggedOrder.get();
        if (order && over) ui.draggedOrder.set(withRowOver(order, String(active.id), String(over.id)));
      }}
      onDragEnd={({ over }) => finish(over ? String(over.id) : undefined)}
      onDragCancel={() => finish()}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <DraggedRow rowId={dragged} />}</DragOverlay>
    </DndContext>
  );
}

/** Returns the nearest of the elements under the pointer; with the keyboard, the nearest element. */
const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const hits = new Set(pointerWithin(args).map(({ id }) => id));
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ id }) => hits.has(id)) });
};

function DraggedRow({ rowId }: { rowId: string }) {
  const label = useRow(rowId, labelOf);
  const name = useRow(rowId, useExerciseName());
  return (
    <div className={classes['flying']}>
      <strong>{label}</strong>
      {name}
    </div>
  );
}
