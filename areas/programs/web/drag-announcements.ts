import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useTexts } from '#shell/web/texts/texts.ts';

interface DragTexts {
  /** Instructions for dragging an element with the keyboard. */
  instructions: string;
  /** Announced while the element is over no target. */
  nowhere?: (name: string) => string;
}

/** Screen-reader texts of dnd-kit, which replace its English ones. */
export function useDragAnnouncements({
  instructions,
  nowhere,
}: DragTexts): NonNullable<DndContextProps['accessibility']> {
  const t = useTexts('programs');
  return {
    announcements: {
      onDragStart: ({ active }) => t('drag.start', { name: nameOf(active) }),
      onDragOver: ({ active, over }) =>
        over ? t('drag.over', { name: nameOf(active), over: nameOf(over) }) : nowhere?.(nameOf(active)),
      onDragEnd: ({ active, over }) => t(over ? 'drag.end' : 'drag.cancel', { name: nameOf(active) }),
      onDragCancel: ({ active }) => t('drag.cancel', { name: nameOf(active) }),
    },
    screenReaderInstructions: { draggable: instructions },
  };
}

function nameOf(element: Active | Over): string {
  return String(element.data.current?.['name'] ?? '');
}
