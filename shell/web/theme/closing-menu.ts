import type { MouseEvent } from 'react';

/**
 * Keeps a menu that closes from taking the second of two clicks: its entries are there until the transition has ended. Returns
 * whether the click was stopped.
 */
export function stopClickWhileClosing(event: MouseEvent): boolean {
  const button = document.getElementById(event.currentTarget.getAttribute('aria-labelledby') ?? '');
  const isClosing = button?.getAttribute('aria-expanded') === 'false';
  if (isClosing) {
    event.preventDefault();
    event.stopPropagation();
  }
  return isClosing;
}
