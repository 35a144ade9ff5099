import type { ReactNode } from 'react';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { AccessSection } from './AccessSection.tsx';
import { BrandSection } from './BrandSection.tsx';
import { ExercisesSection } from './ExercisesSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import classes from './SettingsScreen.module.css';

const sections = ['profile', 'password', 'look', 'brand', 'exercises', 'access'] as const;
type SectionName = (typeof sections)[number];

/** What belongs to the business, not to the person. */
const ofTheAdmin: readonly SectionName[] = ['brand', 'exercises'];

const contents: Record<SectionName, ReactNode> = {
  profile: <ProfileSection />,
  password: <PasswordSection />,
  look: <LookSection />,
  brand: <BrandSection />,
  exercises: <ExercisesSection />,
  access: <AccessSection />,
};

/** One page; every section is saved on its own. */
export function SettingsScreen() {
  const t = useTexts('account');
  const isAdmin = hasRole(useMe(), 'admin');
  const shown = sections.filter((name) => isAdmin || !ofTheAdmin.includes(name));

  return (
    <Screen title={t('settings.title')}>
      <div className={classes['page']}>
        <nav className={classes['nav']} aria-label={t('settings.sections')}>
          {shown.map((name) => (
            <a key={name} href={`#${name}`}>
              {t(`settings.${name}.title`)}
            </a>
          ))}
        </nav>
        <div className={classes['sections']}>
          {shown.map((name) => (
            <div key={name} id={name} className={classes['section']}>
              {contents[name]}
            </div>
          ))}
        </div>
      </div>
    </Screen>
  );
}
