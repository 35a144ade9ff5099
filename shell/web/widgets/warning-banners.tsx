import { createContext, type ReactNode, use, useState } from 'react';
import { createAtom } from '../atom.ts';

/** The banners below it that warn, in any order. */
type WarningBanners = ReturnType<typeof createAtom<readonly HTMLElement[]>>;

const WarningBannersContext = createContext<WarningBanners | null>(null);

/** Counts the banners below it with the tone `warning` or `danger`, for a bar that stays on the screen while these are out of sight. */
export function WithWarningBanners({ children }: { children: ReactNode }) {
  const [banners] = useState(() => createAtom<readonly HTMLElement[]>([]));
  return <WarningBannersContext value={banners}>{children}</WarningBannersContext>;
}

/** The ref of a banner that warns. */
export function useWarningBannerRef(): ((banner: HTMLElement | null) => (() => void) | undefined) | undefined {
  const banners = use(WarningBannersContext);
  const [ref] = useState(() => {
    if (!banners) return undefined;
    return (banner: HTMLElement | null) => {
      if (!banner) return undefined;
      banners.set([...banners.get(), banner]);
      return () => banners.set(banners.get().filter((one) => one !== banner));
    };
  });
  return ref;
}

const none = createAtom<readonly HTMLElement[]>([]);

/** The number of banners that warn, and what scrolls to the first one and focuses it. */
export function useWarningBanners(): { count: number; showFirst: () => void } {
  const banners = (use(WarningBannersContext) ?? none).use();
  return { count: banners.length, showFirst: () => show(banners.reduce(firstInDocument)) };
}

function firstInDocument(one: HTMLElement, other: HTMLElement): HTMLElement {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : one;
}

function show(banner: HTMLElement): void {
  banner.tabIndex = -1;
  banner.focus({ preventScroll: true });
  banner.scrollIntoView({ block: 'start' });
}
