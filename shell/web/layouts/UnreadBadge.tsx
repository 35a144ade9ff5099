import { VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import type { NavItem, UnreadCount } from '../router/context.ts';
import { setUnread, unreadText } from '../unread-total.ts';
import classes from './UnreadBadge.module.css';

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
    setUnread(path, count);
    return () => setUnread(path, 0);
  }, [path, count]);

  return null;
}
