import { useEffect, useRef } from 'react';

/** Moves the focus to the breadcrumbs after a folder was opened, because its row no longer exists. */
export function useRestoreFocus(folderId: string | undefined): void {
  const before = useRef(folderId);

  // Synchronises with the focus of the page, which is state outside React.
  useEffect(() => {
    if (before.current === folderId) return;
    before.current = folderId;
    if (document.activeElement !== document.body) return;
    const element =
      document.querySelector<HTMLElement>('[data-here]') ?? document.querySelector<HTMLElement>('h1[tabindex]');
    element?.focus({ preventScroll: true });
  }, [folderId]);
}
