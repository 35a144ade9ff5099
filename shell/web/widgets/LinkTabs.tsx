import { useMergedRef } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './LinkTabs.module.css';

/** Tabs that are links, each with its own URL. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}

/** `isCurrent` is set by the caller, because a tab is also current on the screens below its path. */
export const LinkTab = createLink(
  ({ isCurrent, ref, ...props }: ComponentPropsWithRef<'a'> & { isCurrent: boolean }) => {
    const mergedRef = useMergedRef(ref, isCurrent ? followCurrent : followOther);
    return <a {...props} ref={mergedRef} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined} />;
  },
);

/** Two functions, so that the ref is called again when another tab becomes the current one. */
const followCurrent = (tab: HTMLAnchorElement | null) => followSize(tab);
const followOther = (tab: HTMLAnchorElement | null) => followSize(tab);

/**
 * Keeps the current tab in view, because the tabs overflow on a phone: when a tab is added or gets another width, as with a name
 * or a font that is loaded later, the tabs after it move.
 */
function followSize(tab: HTMLAnchorElement | null): (() => void) | undefined {
  const tabs = tab?.closest('nav');
  if (!tab || !tabs) return undefined;
  const observer = new ResizeObserver(() => scrollToCurrent(tabs));
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Scrolls the tabs only, and not the page. */
function scrollToCurrent(tabs: HTMLElement): void {
  const current = tabs.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const { left, right } = tabs.getBoundingClientRect();
  if (!current) return;
  if (current.left < left) tabs.scrollLeft -= left - current.left;
  else if (current.right > right) tabs.scrollLeft += current.right - right;
}
