import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Messages for screen readers while dragging, which replace the library's English ones. */
export function useDragAnnouncements(): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const t = useTexts('programs');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { name: nameOf(active) }),
    onDragOver: ({ active, over }) => (over ? t('drag.over', { name: nameOf(active), over: nameOf(over) }) : undefined),
    onDragEnd: ({ active, over }) => t(over ? 'drag.end' : 'drag.cancel', { name: nameOf(active) }),
    onDragCancel: ({ active }) => t('drag.cancel', { name: nameOf(active) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('list.dragHelp') } };
}

function nameOf(thing: Active | Over): string {
  return String(thing.data.current?.['name'] ?? '');
}
