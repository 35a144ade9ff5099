import { type RefObject, useEffect } from 'react';

/** A second tap within this time after the first one, in ms, is part of a double tap: the next button may appear where the last one was. */
export const doubleTapMs = 400;

const taps = ['pointerdown', 'mousedown', 'click'] as const;

/** Ignores the second tap of a double tap on any control. `tappedAt`: time of the first tap, in ms of `performance.now()`. */
export function useIgnoredSecondTap(tappedAt: RefObject<number>): void {
  // Synchronises with the events of the document: after the first tap another control may be at the same position.
  useEffect(() => {
    function ignore(event: Event): void {
      if (performance.now() - tappedAt.current >= doubleTapMs) return;
      event.preventDefault();
      event.stopPropagation();
    }
    for (const tap of taps) document.addEventListener(tap, ignore, true);
    return () => {
      for (const tap of taps) document.removeEventListener(tap, ignore, true);
    };
  }, [tappedAt]);
}
