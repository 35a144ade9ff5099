import { VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { createAtom } from '../atom.ts';
import type { NavItem, UnreadCount } from '../router/context.ts';
import classes from './UnreadBadge.module.css';

const maxShown = 99;

/** The number of unread records by the path of the navigation item. */
const counts = createAtom<Readonly<Record<string, number>>>({});

/** What is unread behind all links of the navigation, for the title of the tab and the menu button. */
export function useUnreadTotal(): number {
  return Object.values(counts.use()).reduce((total, count) => total + count, 0);
}

export function unreadText(count: number): string {
  return count > maxShown ? `${maxShown}+` : String(count);
}

/** The number of unread records behind a link of the navigation, `99+` above 99. */
export function UnreadBadge({ useUnread }: Pick<NavItem, 'useUnread'>) {
  if (!useUnread) return null;
  return (
    <Suspense>
      <Count useUnread={useUnread} />
    </Suspense>
  );
}

function Count({ useUnread }: { useUnread: () => UnreadCount }) {
  const { count, label } = useUnread();
  if (count === 0) return null;
  return (
    <span className={classes['badge']}>
      <span aria-hidden="true">{unreadText(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Renders nothing; keeps `useUnreadTotal` up to date, also while no link is on the screen. */
export function UnreadTotals({ items }: { items: readonly NavItem[] }) {
  return items.map(
    ({ path, useUnread }) =>
      useUnread && (
        <Suspense key={path}>
          <Total path={path} useUnread={useUnread} />
        </Suspense>
      ),
  );
}

function Total({ path, useUnread }: { path: string; useUnread: () => UnreadCount }) {
  const { count } = useUnread();

  // Synchronises with the title of the tab, which is outside the layout.
  useEffect(() => {
    counts.set({ ...counts.get(), [path]: count });
    return () => counts.set({ ...counts.get(), [path]: 0 });
  }, [path, count]);

  return null;
}
