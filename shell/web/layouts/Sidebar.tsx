import { Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { NavEntry } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import { NavList, NavPlace } from './NavList.tsx';
import classes from './Sidebar.module.css';

interface SidebarProps {
  places: readonly NavEntry[];
  narrow: boolean;
  onToggle: () => void;
}

export const settingsEntry: NavEntry = { text: 'settings', icon: 'settings', path: '/settings', permission: 'login' };

export function Sidebar({ places, narrow, onToggle }: SidebarProps) {
  const t = useTexts('shell');
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = t(narrow ? 'layout.expand' : 'layout.collapse');

  return (
    <nav className={classes['sidebar']} data-narrow={narrow} aria-label={t('layout.navigation')}>
      <div className={classes['places']}>
        <NavList places={places.filter(({ path }) => path !== settingsEntry.path)} narrow={narrow} />
      </div>
      <div className={classes['foot']}>
        <NavPlace place={settingsEntry} narrow={narrow} />
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
