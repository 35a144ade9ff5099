import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Screen-reader announcements of dnd-kit. */
export function useDragAnnouncements(): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const t = useTexts('programs');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('drag.over', { name: nameOf(active), over: nameOf(over) }) : t('drag.nowhere', { name: nameOf(active) }),
    onDragEnd: ({ active, over }) => t(over ? 'drag.end' : 'drag.cancel', { name: nameOf(active) }),
    onDragCancel: ({ active }) => t('drag.cancel', { name: nameOf(active) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}

function nameOf(element: Active | Over): string {
  return String(element.data.current?.['name'] ?? '');
}
