import { useEffect, useRef } from 'react';

/**
 * The keys 1 to 9 choose an option by its place, on a device with a keyboard; 0 is the tenth. Not while something is typed.
 */
export function useChoiceKeys(count: number, choose: (index: number) => void, isOff: boolean): void {
  const latest = useRef({ count, choose, isOff });
  latest.current = { count, choose, isOff };
  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target as HTMLElement | null;
      const isTyping = target?.closest?.('input, textarea, select, [contenteditable], [role=dialog]');
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (isTyping || isModified || latest.current.isOff || !/^\d$/.test(event.key)) return;
      const index = (Number(event.key) + 9) % 10;
      if (index >= latest.current.count) return;
      event.preventDefault();
      latest.current.choose(index);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
