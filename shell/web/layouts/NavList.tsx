import { Tooltip } from '@mantine/core';
import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import { navIcons } from './nav-icons.tsx';
import classes from './NavList.module.css';

interface NavListProps {
  items: readonly NavItem[];
  narrow?: boolean;
  onFollow?: () => void;
}

/** Navigation items in their order. Adjacent items of one group have a heading. */
export function NavList({ items, narrow = false, onFollow }: NavListProps) {
  const t = useTexts('shell');

  return (
    <ul className={classes['list']}>
      {items.map((navItem, index) => {
        const startsGroup = navItem.group && navItem.group !== items[index - 1]?.group;
        return (
          <li
            key={navItem.path}
            data-opens={Boolean(startsGroup) || (!navItem.group && Boolean(items[index - 1]?.group))}
          >
            {startsGroup && navItem.group && !narrow && <p className={classes['group']}>{t(`nav.${navItem.group}`)}</p>}
            <NavItemLink navItem={navItem} narrow={narrow} {...(onFollow && { onFollow })} />
          </li>
        );
      })}
    </ul>
  );
}

export function NavItemLink({
  navItem,
  narrow = false,
  onFollow,
}: {
  navItem: NavItem;
  narrow?: boolean;
  onFollow?: () => void;
}) {
  const t = useTexts('shell');
  const label = t(`nav.${navItem.text}`);
  const Icon = navIcons[navItem.icon];

  return (
    <Tooltip label={label} position="right" disabled={!narrow}>
      <span className={classes['holder']}>
        <AppLink
          to={navItem.path}
          activePaths={navItem.activePaths}
          className={classes['place']}
          aria-label={narrow ? label : undefined}
          {...(onFollow && { onClick: onFollow })}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {!narrow && <span>{label}</span>}
        </AppLink>
      </span>
    </Tooltip>
  );
}
