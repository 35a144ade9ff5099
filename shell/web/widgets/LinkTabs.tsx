import { useMergedRef } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './LinkTabs.module.css';

/** Tabs that are links, each with its own address. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}

/** Whoever draws the tabs says which is current: below a tab's address the tab may stay so. */
export const LinkTab = createLink(
  ({ isCurrent, ref, ...props }: ComponentPropsWithRef<'a'> & { isCurrent: boolean }) => {
    const shown = useMergedRef(ref, isCurrent ? showTab : null);
    return <a {...props} ref={shown} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined} />;
  },
);

/** On a phone the tabs scroll: the current one is in sight from the start. */
function showTab(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
