import { Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { NavItem } from '../router/context.ts';
import { settingsNavItem } from './settings-nav-item.ts';
import { useTexts } from '../texts/texts.ts';
import { useCurrentPath } from './current-path.ts';
import { NavLink } from './NavLink.tsx';
import { NavList } from './NavList.tsx';
import classes from './Sidebar.module.css';

interface SidebarProps {
  items: readonly NavItem[];
  narrow: boolean;
  onToggle: () => void;
}

export function Sidebar({ items, narrow, onToggle }: SidebarProps) {
  const t = useTexts('shell');
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const currentPath = useCurrentPath([...items, settingsNavItem]);
  const toggleLabel = t(narrow ? 'layout.expand' : 'layout.collapse');

  return (
    <nav className={classes['sidebar']} data-narrow={narrow} aria-label={t('layout.navigation')}>
      <div className={classes['places']}>
        <NavList
          items={items.filter(({ path }) => path !== settingsNavItem.path)}
          currentPath={currentPath}
          narrow={narrow}
        />
      </div>
      <div className={classes['foot']}>
        <NavLink item={settingsNavItem} isCurrent={currentPath === settingsNavItem.path} narrow={narrow} />
        <Tooltip label={toggleLabel} position="right" disabled={!narrow}>
          <button
            type="button"
            className={classes['toggle']}
            onClick={onToggle}
            aria-label={toggleLabel}
            aria-expanded={!narrow}
          >
            <Icon size={20} stroke={1.75} />
            {!narrow && <span>{toggleLabel}</span>}
          </button>
        </Tooltip>
      </div>
    </nav>
  );
}
