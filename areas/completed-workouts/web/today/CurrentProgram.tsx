import { Progress } from '@mantine/core';
import { IconDeviceMobile, IconHistory, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CurrentProgram as Program, Today } from '../../contract/training.ts';
import next from './NextWorkout.module.css';
import classes from './Today.module.css';

interface CurrentProgramProps {
  program: Program;
  coachName: string;
}

export function CurrentProgram({ program, coachName }: CurrentProgramProps) {
  const t = useTexts('completed-workouts');
  const { title, startsOn, endsOn, weeks, currentWeek, note, state } = program;
  const tone = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh' } as const;

  return (
    <Section
      title={title}
      subtitle={t('today.dates', { from: formatDate(startsOn), to: formatDate(endsOn) })}
      actions={<StateBadge tone={tone[state]}>{t(`programStates.${state}`)}</StateBadge>}
    >
      <p className={classes['weeks']}>{t('today.weekOf', { week: currentWeek, weeks })}</p>
      <Progress
        value={(currentWeek / weeks) * 100}
        size={8}
        aria-label={t('today.weekOf', { week: currentWeek, weeks })}
      />
      <div className={classes['programLinks']}>
        <Link to="/my/programs/$programId" params={{ programId: program.id }} className={classes['link']}>
          {t('program.open')}
        </Link>
        <Link to="/programs/$id/pdf" params={{ id: program.id }} className={classes['link']}>
          {t('program.pdf')}
        </Link>
      </div>
      {note && (
        <figure className={classes['note']}>
          <figcaption>{t('today.note', { name: coachName })}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
    </Section>
  );
}

/** Shown when no program is running: what the client can do meanwhile. */
export function NoProgram({ today: { coachName, totalDone, otherCare } }: { today: Today }) {
  const t = useTexts('completed-workouts');
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;

  return (
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
