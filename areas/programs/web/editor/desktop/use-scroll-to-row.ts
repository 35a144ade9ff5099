import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.tsx';
import { type DayPosition, dayPositionOf } from '../grid/day-position.ts';

/** Sets `ui.scrollToRow` while the view is mounted; it calls `show` with the position of the row's day. */
export function useScrollToRow(show: (position: DayPosition) => void): void {
  const editor = useEditor();
  const scroll = useEffectEvent((id: string) => {
    const position = dayPositionOf(editor, id);
    if (position) show(position);
  });

  // Synchronises with focus moves, which happen outside of rendering.
  useEffect(() => {
    const scrollToRow = (id: string) => scroll(id);
    editor.ui.scrollToRow.set(scrollToRow);
    return () => editor.ui.scrollToRow.set(null);
  }, [editor]);
}
