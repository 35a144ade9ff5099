import { lazy, Suspense } from 'react';
import type { NavItem } from '../router/context.ts';
import { useCurrentPath } from './current-path.ts';
import { NavLink } from './NavLink.tsx';
import classes from './NavList.module.css';

interface NavListProps {
  items: readonly NavItem[];
  /** The path of the current entry, of a navigation of which the list is a part; without it, that of the list. */
  currentPath?: string | undefined;
  narrow?: boolean;
  onFollow?: () => void;
}

/** Loaded when needed: the links of a client have no groups. */
const NavGroupList = lazy(async () => ({ default: (await import('./NavGroupList.tsx')).NavGroupList }));

/** The links in order. Those of a group stand at the place of its first one; a narrow list has no groups. */
export function NavList({ items, currentPath, narrow = false, onFollow }: NavListProps) {
  const ownPath = useCurrentPath(items);
  const current = currentPath ?? ownPath;
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
                  currentPath={current}
                  {...follow}
                />
              </Suspense>
            ) : (
              <NavLink item={navItem} isCurrent={navItem.path === current} narrow={narrow} {...follow} />
            )}
          </li>
        ))}
    </ul>
  );
}
