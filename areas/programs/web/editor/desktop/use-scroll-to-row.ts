import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.tsx';
import { type DayPosition, dayPositionOf } from '../grid/day-position.ts';

/** How the view on screen brings a day into sight. */
export function useScrollToRow(show: (position: DayPosition) => void): void {
  const editor = useEditor();
  const scroll = useEffectEvent((id: string) => {
    const position = dayPositionOf(editor, id);
    if (position) show(position);
  });

  // Moving the focus is no matter of drawing: whoever moves it asks the view that is there.
  useEffect(() => {
    const scrollToRow = (id: string) => scroll(id);
    editor.ui.scrollToRow.set(scrollToRow);
    return () => editor.ui.scrollToRow.set(null);
  }, [editor]);
}
