import { useEffect, useState } from 'react';

/** Without a key or a movement of the pointer for so long, nobody types or is about to click. */
const pauseMs = 2500;

const eventTypes = ['keydown', 'input', 'pointermove', 'pointerdown', 'touchmove'] as const;

/**
 * Whether something that `isNeeded` above an editor is shown: only once nobody has typed or pointed for a moment, because it moves
 * everything below it. What is shown stays as long as it is needed.
 */
export function useShownAfterTyping(isNeeded: boolean): boolean {
  const [isShown, setShown] = useState(isNeeded);

  // Synchronises with the keyboard and the pointer.
  useEffect(() => {
    if (!isNeeded) setShown(false);
    if (isShown || !isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(true), pauseMs);
    };
    restart();
    for (const eventType of eventTypes) document.addEventListener(eventType, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const eventType of eventTypes) document.removeEventListener(eventType, restart);
    };
  }, [isNeeded, isShown]);

  return isNeeded && isShown;
}
