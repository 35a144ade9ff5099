import type { FunctionComponent, ReactNode } from 'react';
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

const sections = [
  'profile',
  'password',
  'look',
  'timeZone',
  'brand',
  'exercises',
  'documents',
  'access',
  'deletion',
] as const;
type SectionName = (typeof sections)[number];

/** Sections that concern the whole account; only the admin sees them. */
const adminSections: readonly SectionName[] = ['brand', 'exercises', 'documents', 'deletion'];

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

/** All settings on one page. Each section is saved separately. */
function Settings({ added }: { added: readonly SettingsSection[] }) {
  const t = useTexts('account');
  const me = useMe();
  const isAdmin = hasRole(me, 'admin');
  const own = sections
    .filter((name) => isAdmin || !adminSections.includes(name))
    .map((name): ShownSection => ({ name, title: t(`settings.${name}.title`), content: contents[name] }));
  const others = added
    .filter(({ roles }) => hasRole(me, ...roles))
    .map(({ name, Title, Section }) => ({ name, title: <Title />, content: <Section /> }));
  const shown = own.toSpliced(-1, 0, ...others);

  return (
    <Screen title={t('settings.title')}>
      {isClientView() && <Banner tone="info">{shellText('problems.read_only')}</Banner>}
      <div className={classes['page']} data-no-focus>
        <nav className={classes['nav']} aria-label={t('settings.sections')}>
          {shown.map(({ name, title }) => (
            <a key={name} href={`#${name}`}>
              {title}
            </a>
          ))}
        </nav>
        <fieldset className={classes['sections']} disabled={isClientView()}>
          {shown.map(({ name, content }) => (
            <div key={name} id={name} className={classes['section']}>
              {content}
            </div>
          ))}
        </fieldset>
      </div>
    </Screen>
  );
}
