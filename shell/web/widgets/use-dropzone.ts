import { type DragEvent, useState } from 'react';

/** Event handlers of an element that accepts dropped files, and whether files are dragged over it. */
export function useDropzone(onFile: (file: File | undefined, files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);

  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent): void {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent): void {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent): void {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        onFile(files[0], files);
      },
    },
  };
}
