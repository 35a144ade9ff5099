import { IconAlertTriangle, IconDeviceMobile, IconHistory, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Today } from '../../contract/today.ts';
import classes from './Today.module.css';

/**
 * Hints for a client without a program. The first one asks for allergies while the dietary profile is undeclared. Renders nothing while
 * the profile is loading, so that the list does not move.
 */
export function Meanwhile({ today: { totalDone, otherCare, careKinds = [], isConsentWithdrawn } }: { today: Today }) {
  const t = useTexts('completed-workouts');
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const isForTraining = careKinds.length > 0 && !careKinds.includes('nutrition');
  const mayDeclare = useMay()('update own nutrition') && !isConsentWithdrawn && !isForTraining;
  const { data: dietary, isLoading } = useDietaryProfile(ownSubject, { enabled: mayDeclare });
  if (isLoading) return null;

  return (
    <Section title={t(otherCare ? 'noProgram.start' : 'noProgram.meanwhile')} flush>
      <ul className={classes['list']}>
        {mayDeclare && dietary && isUndeclared(dietary) && (
          <Hint icon={<IconAlertTriangle size={20} aria-hidden="true" />} text={t('noProgram.allergiesWhy')}>
            <Link to="/settings/$section" params={{ section: 'dietary-profile' }} className={classes['link']}>
              {t('noProgram.allergies')}
            </Link>
          </Hint>
        )}
        {!isInstalled && (
          <Hint icon={<IconDeviceMobile size={20} aria-hidden="true" />} text={t('noProgram.installHow')}>
            <strong>{t('noProgram.install')}</strong>
          </Hint>
        )}
        <Hint icon={<IconUserCheck size={20} aria-hidden="true" />} text={t('noProgram.settingsWhy')}>
          <Link to="/settings" className={classes['link']}>
            {t('noProgram.settings')}
          </Link>
        </Hint>
        {totalDone > 0 && (
          <Hint
            icon={<IconHistory size={20} aria-hidden="true" />}
            text={t('noProgram.historyWhy', { count: totalDone })}
          >
            <Link to="/my/completed-workouts" className={classes['link']}>
              {t('today.toHistory')}
            </Link>
          </Hint>
        )}
      </ul>
    </Section>
  );
}

function Hint({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <li className={classes['hint']}>
      {icon}
      <span className={classes['content']}>
        {children}
        <span>{text}</span>
      </span>
    </li>
  );
}
