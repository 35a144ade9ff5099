import { Link } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ClientTabs.module.css';

const tabs = [
  { name: 'overview', path: '/clients/$id', permission: 'view clients' },
  { name: 'programs', path: '/clients/$id/programs', permission: 'view programs' },
  { name: 'completed_workouts', path: '/clients/$id/completed_workouts', permission: 'view workouts' },
  { name: 'note', path: '/clients/$id/note', permission: 'view clients' },
] as const;

/** A tab is named like the last piece of its address. */
export type ClientTab = (typeof tabs)[number]['name'];

/** Links, each with its own address; below a tab's address the tab stays current. */
export function ClientTabs({ id, active }: { id: string; active: ClientTab }) {
  const t = useTexts('clients');
  const may = useMay();

  return (
    <nav className={classes['tabs']} aria-label={t('tabs.label')}>
      {tabs
        .filter(({ permission }) => may(permission))
        .map(({ name, path }) => (
          <Link
            key={name}
            to={path}
            params={{ id }}
            className={classes['tab']}
            activeOptions={{ exact: true }}
            {...(name === active && { 'aria-current': 'page' as const, ref: showTab })}
          >
            {t(`tabs.${name}`)}
          </Link>
        ))}
    </nav>
  );
}

/** On a phone the tabs scroll: the current one is in sight from the start. */
function showTab(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
