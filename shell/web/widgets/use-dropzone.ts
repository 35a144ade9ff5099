import { type DragEvent, useState } from 'react';

/** Makes a place take a dropped file: what it needs to hear, and whether one hangs over it. */
export function useDropzone(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);

  return {
    isOver,
    place: {
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
