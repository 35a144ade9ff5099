import { useEffect, useRef } from 'react';

interface ReviewKeys {
  next: () => void;
  previous: () => void;
}

/**
 * J opens the next check-in that waits, K the one before, R moves to the reply, V records a voice note, F shows the photos, Ctrl+Enter marks as reviewed. Not
 * while something is typed.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target as HTMLElement | null;
      const isTyping = target?.closest?.('input, textarea, select, [contenteditable], [role=dialog]');
      if (isTyping || event.altKey) return;
      const isControl = event.ctrlKey || event.metaKey;
      if (isControl !== (event.key === 'Enter')) return;
      if (isControl) document.querySelector<HTMLElement>('[data-review]')?.click();
      else if (event.key === 'j') latest.current.next();
      else if (event.key === 'k') latest.current.previous();
      else if (event.key === 'r') document.querySelector<HTMLElement>('[data-reply]')?.focus();
      else if (event.key === 'v') document.querySelector<HTMLElement>('[data-record]')?.click();
      else if (event.key === 'f') document.querySelector<HTMLElement>('[data-review-photos]')?.click();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
