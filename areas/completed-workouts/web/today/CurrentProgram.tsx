import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CurrentProgram as Program } from '../../contract/today.ts';
import classes from './Today.module.css';

interface CurrentProgramProps {
  program: Program;
  /** The present date of the client. */
  day: string;
  coachName: string;
}

/** The program with its progress in workouts; in weeks where an earlier release cached no number of workouts. */
export function CurrentProgram({ program, day, coachName }: CurrentProgramProps) {
  const t = useTexts('completed-workouts');
  const { title, startsOn, endsOn, weeks, currentWeek, note, state, isShortened, pauses, workouts } = program;
  const weekOf = t('today.weekOf', { week: currentWeek, weeks });
  const progressed = workouts && t('today.workoutsDone', { done: workouts.done, count: workouts.planned });
  const share = workouts ? workouts.done / Math.max(workouts.planned, 1) : currentWeek / weeks;
  const tone = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh', paused: 'quiet' } as const;
  const shownState = pauseOn(pauses, day) ? 'paused' : state;

  return (
    <Section
      title={title}
      subtitle={t('today.dates', { from: formatDate(startsOn), to: formatDate(endsOn) })}
      actions={<StateBadge tone={tone[shownState]}>{t(`programStates.${shownState}`)}</StateBadge>}
    >
      {state !== 'upcoming' && (
        <>
          <p className={classes['weeks']}>{[weekOf, progressed].filter(Boolean).join(' · ')}</p>
          <Progress value={share * 100} size={8} aria-label={progressed ?? weekOf} />
        </>
      )}
      {isShortened && state !== 'terminated' && <p>{t('program.lastDay', { date: formatDate(endsOn) })}</p>}
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
