import { useState } from 'react';
import { createAtom } from '../atom.ts';
import { type PdfTarget, usePrefetchAllPages } from './queries.ts';

/** True while all pages must be rendered for printing, also those that were not scrolled into view. */
export const needsAllPages = createAtom(false);

/** Prints the pages of the preview; the rest of the screen is hidden by the print styles. */
export function usePrint(target: PdfTarget) {
  const [isPreparing, setPreparing] = useState(false);
  const prefetchAll = usePrefetchAllPages(target);

  async function print(): Promise<void> {
    setPreparing(true);
    try {
      await prefetchAll();
      needsAllPages.set(true);
      await pagesDecoded();
      window.print();
    } finally {
      needsAllPages.set(false);
      setPreparing(false);
    }
  }

  return { print, isPreparing };
}

/** Waits until React has rendered the pages and the browser can paint each of them. */
async function pagesDecoded(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const pages = [...document.querySelectorAll<HTMLImageElement>('img[data-page]')];
  await Promise.all(pages.map((page) => page.decode().catch(() => {})));
}
