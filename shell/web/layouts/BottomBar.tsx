import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './BottomBar.module.css';
import { navIcons } from './nav-icons.tsx';

const maxItems = 5;

/** The navigation of a client on a phone. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  const t = useTexts('shell');

  return (
    <nav className={classes['bar']} aria-label={t('layout.navigation')}>
      {items.slice(0, maxItems).map(({ path, activePaths, text, icon }) => {
        const Icon = navIcons[icon];
        return (
          <AppLink key={path} to={path} activePaths={activePaths} className={classes['tab']}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <span>{t(`nav.${text}`)}</span>
          </AppLink>
        );
      })}
    </nav>
  );
}
