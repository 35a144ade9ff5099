import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate, useLocation, useParams } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { desktop } from '#shell/web/layouts/desktop.ts';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { shellText, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { AccessSection } from './AccessSection.tsx';
import { BrandSection } from './BrandSection.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { ExercisesSection } from './ExercisesSection.tsx';
import { LookSection } from './LookSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { type SettingsSection, type SettingsSectionEntry, lazySettingsSection } from './section-registry.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { TimeZoneSection } from './TimeZoneSection.tsx';
import { UnitsSection } from './UnitsSection.tsx';
import classes from './SettingsScreen.module.css';

/** What concerns the user, then what concerns the whole account, which only the admin sees. */
const sections = {
  own: ['profile', 'password', 'look', 'timeZone', 'units', 'access'],
  studio: ['brand', 'exercises', 'documents', 'deletion'],
} as const;
type SectionName = (typeof sections)[keyof typeof sections][number];

const contents: Record<SectionName, ReactNode> = {
  profile: <ProfileSection />,
  password: <PasswordSection />,
  look: <LookSection />,
  timeZone: <TimeZoneSection />,
  units: <UnitsSection />,
  brand: <BrandSection />,
  exercises: <ExercisesSection />,
  documents: <DocumentsSection />,
  access: <AccessSection />,
  deletion: <DeletionSection />,
};

export function createSettingsScreen(entries: readonly SettingsSectionEntry[]): FunctionComponent {
  const added = entries.map(lazySettingsSection);
  return function SettingsScreen() {
    return <Settings added={added} />;
  };
}

interface ShownSection {
  name: string;
  title: ReactNode;
  content: ReactNode;
}

interface ShownGroup {
  name: keyof typeof sections;
  shown: readonly ShownSection[];
}

/**
 * One section of the settings next to the list of all. On a narrow screen `/settings` is the list, and a section has a link
 * back to it.
 */
function Settings({ added }: { added: readonly SettingsSection[] }) {
  const t = useTexts('account');
  const { section: name } = useParams({ strict: false });
  const hash = useLocation({ select: (location) => location.hash });
  const isNarrow = !useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const groups = useGroups(added);
  const all = groups.flatMap(({ shown }) => shown);
  const current = name || !isNarrow ? all.find((one) => one.name === (name ?? all[0]?.name)) : undefined;

  // Addresses of an earlier release have the section in the hash.
  if (!name && all.some((one) => one.name === hash))
    return <Navigate to="/settings/$section" params={{ section: hash }} replace />;
  if (name && !current) return <NotFoundScreen />;
  return (
    <Screen
      title={t('settings.title')}
      {...(isNarrow && current && { back: { to: '/settings', label: t('settings.all') } })}
    >
      {isClientView() && <Banner tone="info">{shellText('problems.read_only')}</Banner>}
      <div className={classes['page']} data-no-focus>
        {!(isNarrow && current) && <SectionList groups={groups} current={current?.name} />}
        {current && (
          <fieldset key={current.name} className={classes['section']} disabled={isClientView()}>
            {current.content}
          </fieldset>
        )}
      </div>
    </Screen>
  );
}

function useGroups(added: readonly SettingsSection[]): readonly ShownGroup[] {
  const t = useTexts('account');
  const me = useMe();
  const may = useMay();
  const names: readonly ShownGroup['name'][] = hasRole(me, 'admin') ? ['own', 'studio'] : ['own'];
  return names.map((name) => {
    const own = sections[name].map(
      (section): ShownSection => ({
        name: section,
        title: t(`settings.${section}.title`),
        content: contents[section],
      }),
    );
    const others = added
      .filter(
        ({ group, roles, permission }) => group === name && hasRole(me, ...roles) && (!permission || may(permission)),
      )
      .map(({ name: section, Title, Section }) => ({ name: section, title: <Title />, content: <Section /> }));
    // The last section of a group ends it: the logout, the deletion of the studio.
    return { name, shown: own.toSpliced(-1, 0, ...others) };
  });
}

function SectionList({ groups, current }: { groups: readonly ShownGroup[]; current: string | undefined }) {
  const t = useTexts('account');
  return (
    <nav className={classes['nav']} aria-label={t('settings.sections')}>
      {groups.map(({ name: group, shown }) => (
        <div key={group}>
          {groups.length > 1 && <p className={classes['group']}>{t(`settings.groups.${group}`)}</p>}
          <ul className={classes['list']}>
            {shown.map(({ name, title }) => (
              <li key={name}>
                <Link
                  to="/settings/$section"
                  params={{ section: name }}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {title}
                  <IconChevronRight size={18} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
