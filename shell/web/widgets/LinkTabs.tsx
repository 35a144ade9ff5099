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
    const mergedRef = useMergedRef(ref, isCurrent ? scrollToTab : null);
    return <a {...props} ref={mergedRef} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined} />;
  },
);

/** Scrolls the current tab into view, because the tabs overflow on a phone. */
function scrollToTab(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
