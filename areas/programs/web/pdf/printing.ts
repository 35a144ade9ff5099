import { useState } from 'react';
import { createAtom } from '#shell/web/atom.ts';
import { type PdfTarget, usePrefetchAllPages } from './queries.ts';

/** True while every page must be in the document, also those nobody has scrolled to. */
export const needsAllPages = createAtom(false);

/** Prints what the preview shows: the pages fill their sheets to the edge, the rest of the screen stays away. */
export function usePrinting(printed: PdfTarget) {
  const [isPreparing, setPreparing] = useState(false);
  const fetchAll = usePrefetchAllPages(printed);

  async function print(): Promise<void> {
    setPreparing(true);
    try {
      await fetchAll();
      needsAllPages.set(true);
      await allDrawn();
      window.print();
    } finally {
      needsAllPages.set(false);
      setPreparing(false);
    }
  }

  return { print, isPreparing };
}

/** After the pages were put into the document, each is waited for until it can be painted. */
async function allDrawn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const pages = [...document.querySelectorAll<HTMLImageElement>('img[data-page]')];
  await Promise.all(pages.map((page) => page.decode().catch(() => {})));
}
