import { lazy, Suspense } from 'react';
import type { NavItem } from '../router/context.ts';
import { NavLink } from './NavLink.tsx';
import classes from './NavList.module.css';

interface NavListProps {
  items: readonly NavItem[];
  narrow?: boolean;
  onFollow?: () => void;
}

/** Loaded when needed: the links of a client have no groups. */
const NavGroupList = lazy(async () => ({ default: (await import('./NavGroupList.tsx')).NavGroupList }));

/** The links in order. Those of a group stand at the place of its first one; a narrow list has no groups. */
export function NavList({ items, narrow = false, onFollow }: NavListProps) {
  const isGrouped = ({ group }: NavItem) => !narrow && group !== undefined;
  const isFirst = ({ group, path }: NavItem) => items.find((one) => one.group?.name === group?.name)?.path === path;
  const follow = onFollow && { onFollow };

  return (
    <ul className={classes['list']}>
      {items
        .filter((navItem) => !isGrouped(navItem) || isFirst(navItem))
        .map((navItem) => (
          <li key={navItem.path}>
            {isGrouped(navItem) && navItem.group ? (
              <Suspense fallback={<span className={classes['link']} />}>
                <NavGroupList
                  group={navItem.group}
                  items={items.filter(({ group }) => group?.name === navItem.group?.name)}
                  {...follow}
                />
              </Suspense>
            ) : (
              <NavLink item={navItem} narrow={narrow} {...follow} />
            )}
          </li>
        ))}
    </ul>
  );
}
