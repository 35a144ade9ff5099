import { Suspense } from 'react';
import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './BottomBar.module.css';
import { NavBadge } from './NavBadge.tsx';

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

function Tab({ item: { Icon, useLabel, useBadge, path, activePaths } }: { item: NavItem }) {
  const label = useLabel();

  return (
    <AppLink to={path} activePaths={activePaths} className={classes['tab']}>
      <span className={classes['icon']}>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        <NavBadge useBadge={useBadge} />
      </span>
      <span>{label}</span>
    </AppLink>
  );
}
