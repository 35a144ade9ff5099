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

/** The places in their order; neighbours of one group stand under its heading. */
export function NavList({ items, narrow = false, onFollow }: NavListProps) {
  const t = useTexts('shell');

  return (
    <ul className={classes['list']}>
      {items.map((place, index) => {
        const opens = place.group && place.group !== items[index - 1]?.group;
        return (
          <li key={place.path} data-opens={Boolean(opens) || (!place.group && Boolean(items[index - 1]?.group))}>
            {opens && place.group && !narrow && <p className={classes['group']}>{t(`nav.${place.group}`)}</p>}
            <NavItemLink place={place} narrow={narrow} {...(onFollow && { onFollow })} />
          </li>
        );
      })}
    </ul>
  );
}

export function NavItemLink({
  place,
  narrow = false,
  onFollow,
}: {
  place: NavItem;
  narrow?: boolean;
  onFollow?: () => void;
}) {
  const t = useTexts('shell');
  const label = t(`nav.${place.text}`);
  const Icon = navIcons[place.icon];

  return (
    <Tooltip label={label} position="right" disabled={!narrow}>
      <span className={classes['holder']}>
        <AppLink
          to={place.path}
          also={place.activePaths}
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
