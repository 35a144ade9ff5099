import { type DragEvent, useState } from 'react';

/** Handlers that make an element accept a dropped file, and whether a file is dragged over it. */
export function useDropzone(onFile: (file: File | undefined) => void) {
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
        onFile(event.dataTransfer.files[0]);
      },
    },
  };
}
