import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NavGroup, NavItem } from '../router/context.ts';
import { NavLink } from './NavLink.tsx';
import classes from './NavList.module.css';

interface NavGroupListProps {
  group: NavGroup;
  items: readonly NavItem[];
  /** The path of the current entry, which may be outside the group. */
  currentPath: string | undefined;
  onFollow?: () => void;
}

/** The links of a group below a button that opens and closes them. It is open at first on the page of one of them. */
export function NavGroupList({ group: { Icon, useLabel }, items, currentPath, onFollow }: NavGroupListProps) {
  const label = useLabel();
  const id = useId();
  const isInside = items.some(({ path }) => path === currentPath);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isInside;

  return (
    <>
      <button
        type="button"
        className={`${classes['link']} ${classes['group']}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice(!isOpen)}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes['label']}>{label}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={id} className={`${classes['list']} ${classes['inner']}`}>
          {items.map((navItem) => (
            <li key={navItem.path}>
              <NavLink item={navItem} isCurrent={navItem.path === currentPath} {...(onFollow && { onFollow })} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
