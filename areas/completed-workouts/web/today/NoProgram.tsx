import { IconDeviceMobile, IconHistory, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Today } from '../../contract/training.ts';
import next from './NextWorkout.module.css';
import classes from './Today.module.css';
import { TodayMeals } from './TodayMeals.tsx';

interface NoProgramProps {
  today: Today;
  /** Shown below the meals. */
  children: ReactNode;
}

/** Shown when no program is running: the meals of today, or else what the client can do meanwhile. */
export function NoProgram({ today: { coachName, totalDone, otherCare }, children }: NoProgramProps) {
  const t = useTexts('completed-workouts');
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;

  return (
    <>
      {otherCare?.meals && <TodayMeals meals={otherCare.meals} />}
      {children}
      <div className={classes['columns']}>
        {!otherCare && (
          <section className={next['card']} aria-label={t('noProgram.title')}>
            <p className={next['kicker']}>{coachName}</p>
            <h2 className={next['title']}>{t('noProgram.title')}</h2>
            <p className={next['details']}>{t('noProgram.text')}</p>
          </section>
        )}
        <Section title={t('noProgram.meanwhile')} flush>
          <ul className={classes['list']}>
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
      </div>
    </>
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
