import { Suspense } from 'react';
import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import classes from './BottomBar.module.css';

const maxItems = 5;

/** Navigation of a client on a phone. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  const t = useTexts('shell');

  return (
    <nav className={classes['bar']} aria-label={t('layout.navigation')}>
      {items.slice(0, maxItems).map((navItem) => (
        <Suspense key={navItem.path} fallback={<span className={classes['tab']} />}>
          <Tab item={navItem} />
        </Suspense>
      ))}
    </nav>
  );
}

function Tab({ item: { Icon, useLabel, useUnread, path, activePaths } }: { item: NavItem }) {
  const label = useLabel();

  return (
    <AppLink to={path} activePaths={activePaths} className={classes['tab']}>
      <span className={classes['icon']} data-on-icon>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        <UnreadBadge {...(useUnread && { useUnread })} />
      </span>
      <span>{label}</span>
    </AppLink>
  );
}
