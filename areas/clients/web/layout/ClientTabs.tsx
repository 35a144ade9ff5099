import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';

const tabs = [
  { name: 'overview', path: '/clients/$id', permission: 'view clients' },
  { name: 'programs', path: '/clients/$id/programs', permission: 'view programs' },
  { name: 'completed_workouts', path: '/clients/$id/completed_workouts', permission: 'view workouts' },
  { name: 'note', path: '/clients/$id/note', permission: 'view clients' },
] as const;

/** A tab is named like the last piece of its address. */
export type ClientTab = (typeof tabs)[number]['name'];

/** Below a tab's address the tab stays current. */
export function ClientTabs({ id, active }: { id: string; active: ClientTab }) {
  const t = useTexts('clients');
  const may = useMay();

  return (
    <LinkTabs label={t('tabs.label')}>
      {tabs
        .filter(({ permission }) => may(permission))
        .map(({ name, path }) => (
          <LinkTab key={name} to={path} params={{ id }} isCurrent={name === active}>
            {t(`tabs.${name}`)}
          </LinkTab>
        ))}
    </LinkTabs>
  );
}
