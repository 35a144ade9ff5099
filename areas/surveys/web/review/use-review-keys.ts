import { useEffect, useRef } from 'react';

interface ReviewKeys {
  next: () => void;
  previous: () => void;
}

/** J opens the next check-in that waits, K the one before, R moves to the reply. Not while something is typed. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target as HTMLElement | null;
      const isTyping = target?.closest?.('input, textarea, select, [contenteditable], [role=dialog]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') latest.current.next();
      else if (event.key === 'k') latest.current.previous();
      else if (event.key === 'r') document.querySelector<HTMLElement>('[data-review-reply]')?.focus();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
