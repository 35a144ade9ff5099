import { useEffect, useRef } from 'react';

/** The row that opened a folder is gone with the folder before: whoever walks by keyboard goes on from the way. */
export function useRestoreFocus(folderId: string | undefined): void {
  const before = useRef(folderId);

  // The focus is the page's own, outside React.
  useEffect(() => {
    if (before.current === folderId) return;
    before.current = folderId;
    if (document.activeElement !== document.body) return;
    const element =
      document.querySelector<HTMLElement>('[data-here]') ?? document.querySelector<HTMLElement>('h1[tabindex]');
    element?.focus({ preventScroll: true });
  }, [folderId]);
}
