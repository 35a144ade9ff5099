import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.tsx';
import { type DayPlace, placeOf } from '../grid/place-of.ts';

/** How the view on screen brings a day into sight. */
export function useScrollToRow(show: (place: DayPlace) => void): void {
  const editor = useEditor();
  const reveal = useEffectEvent((id: string) => {
    const place = placeOf(editor, id);
    if (place) show(place);
  });

  // Moving the focus is no matter of drawing: whoever moves it asks the view that is there.
  useEffect(() => {
    const ask = (id: string) => reveal(id);
    editor.ui.reveal.set(ask);
    return () => editor.ui.reveal.set(null);
  }, [editor]);
}
