import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { shellText, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
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
import classes from './SettingsScreen.module.css';

/** What concerns the user, then what concerns the whole account, which only the admin sees. */
const sections = {
  own: ['profile', 'password', 'look', 'timeZone', 'access'],
  studio: ['brand', 'exercises', 'documents', 'deletion'],
} as const;
type SectionName = (typeof sections)[keyof typeof sections][number];

const contents: Record<SectionName, ReactNode> = {
  profile: <ProfileSection />,
  password: <PasswordSection />,
  look: <LookSection />,
  timeZone: <TimeZoneSection />,
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

/** All settings on one page, in groups. Each section is saved separately. */
function Settings({ added }: { added: readonly SettingsSection[] }) {
  const t = useTexts('account');
  const me = useMe();
  const isAdmin = hasRole(me, 'admin');
  const addedTo = (group: keyof typeof sections) =>
    added
      .filter((entry) => entry.group === group && hasRole(me, ...entry.roles))
      .map(({ name, Title, Section }): ShownSection => ({ name, title: <Title />, content: <Section /> }));
  const groups = (['own', ...(isAdmin ? (['studio'] as const) : [])] as const).map((group) => {
    const own = sections[group].map(
      (name): ShownSection => ({ name, title: t(`settings.${name}.title`), content: contents[name] }),
    );
    // The last section of a group ends it: the logout, the deletion of the studio.
    return { group, title: t(`settings.groups.${group}`), shown: own.toSpliced(-1, 0, ...addedTo(group)) };
  });

  return (
    <Screen title={t('settings.title')}>
      {isClientView() && <Banner tone="info">{shellText('problems.read_only')}</Banner>}
      <div className={classes['page']} data-no-focus>
        <nav className={classes['nav']} aria-label={t('settings.sections')}>
          {groups.map(({ group, title, shown }) => (
            <Fragment key={group}>
              {groups.length > 1 && <span className={classes['group']}>{title}</span>}
              {shown.map(({ name, title: label }) => (
                <a key={name} href={`#${name}`}>
                  {label}
                </a>
              ))}
            </Fragment>
          ))}
        </nav>
        <fieldset className={classes['sections']} disabled={isClientView()}>
          {groups.map(({ group, title, shown }) => (
            <Fragment key={group}>
              {groups.length > 1 && <p className={classes['group']}>{title}</p>}
              {shown.map(({ name, content }) => (
                <div key={name} id={name} className={classes['section']}>
                  {content}
                </div>
              ))}
            </Fragment>
          ))}
        </fieldset>
      </div>
    </Screen>
  );
}
