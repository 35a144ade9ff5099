import { useEffect, useState } from 'react';

/** Long enough that a click, which takes the focus when it begins, ends where it began. */
const pauseMs = 500;

const typing =
  'input, textarea, select, [contenteditable="true"], [role="grid"] *, [role="treegrid"] *, [data-row], [data-row] *';

/**
 * Whether something that `isNeeded` above an editor is shown: only once nobody has typed for a moment, because it would move the field
 * with the focus. What is shown stays.
 */
export function useShownWithoutFocus(isNeeded: boolean): boolean {
  const [isShown, setShown] = useState(isNeeded);

  // Synchronises with the focus, which the browser has.
  useEffect(() => {
    if (isShown || !isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !document.activeElement?.matches(typing) && setShown(true), pauseMs);
    };
    check();
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
    };
  }, [isNeeded, isShown]);

  return isNeeded && isShown;
}
