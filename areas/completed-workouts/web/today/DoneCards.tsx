import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { workoutName } from '../../rules/workout-name.ts';
import type { Texts } from '../text.ts';
import classes from './NextWorkout.module.css';
import type { LocalToday } from './use-today.ts';
import { whenText } from './when-text.ts';

/** Card of programs with no workout left to do. Some may have been skipped, weeks may have been cut off, and another program may follow. */
export function AllDone({ today }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  const { programs } = today;
  const done = programs.reduce((sum, { workouts }) => sum + (workouts?.done ?? 0), 0);
  const planned = programs.reduce((sum, { workouts }) => sum + (workouts?.planned ?? 0), 0);
  const shortened = programs.find(({ isShortened }) => isShortened);
  const isAll = done >= planned && !shortened;
  const following = followingProgram(t, today);
  const title = t(isAll ? 'today.allDone' : 'today.noneLeft');
  return (
    <section className={classes['card']} aria-label={title}>
      {isAll && !following && <p className={classes['kicker']}>{t('today.programDone')}</p>}
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['details']}>
        {[
          !isAll && t('ended.done', { done, planned }),
          shortened && t('program.lastDay', { date: formatDate(shortened.endsOn) }),
          following ?? t('today.allDoneHelp'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={classes['links']}>
        <Link to="/my/completed-workouts" className={classes['link']}>
          {t('today.toHistory')}
        </Link>
      </div>
    </section>
  );
}

/** When the next program begins; undefined without one. */
function followingProgram(t: Texts, { upcoming = [] }: LocalToday): string | undefined {
  const [following] = upcoming;
  return following && t('today.then', { title: following.title, date: formatDate(following.startsOn) });
}

/** Card after today's workout is done. The next workout is only named and linked. */
export function DoneToday({ today }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  const { localWorkout, next } = today;
  const [done] = today.doneToday;
  const title = workoutName(t, localWorkout ?? done ?? { title: '' });

  return (
    <section className={classes['card']} data-done="true" aria-label={t('today.doneForToday')}>
      <p className={classes['kicker']}>
        <IconCircleCheckFilled size={18} aria-hidden="true" /> {t('today.doneForToday')}
      </p>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['details']}>{sentence()}</p>
      <div className={classes['links']}>
        {localWorkout ? (
          <Link to="/my/workouts/$workoutId" params={localWorkout} className={classes['link']}>
            {t('today.toResult')}
          </Link>
        ) : (
          done && (
            <Link to="/my/completed-workouts/$completedWorkoutId" params={done} className={classes['link']}>
              {t('today.toResult')}
            </Link>
          )
        )}
        {next && (
          <Link to="/my/workouts/$workoutId" params={next} className={classes['link']}>
            {t('today.previewNext')}
          </Link>
        )}
      </div>
    </section>
  );

  /** Undefined when workouts may follow: without a connection only those of this week are known. */
  function programsEnd(): string | undefined {
    const { programs, week } = today;
    const isEnd = programs.every(({ id, weeks }) =>
      week.some((one) => one.programId === id && one.weekNumber >= weeks),
    );
    if (!isEnd) return undefined;
    const [first] = programs;
    const was = programs.length > 1 ? t('today.lastOfAll') : t('today.lastOf', { title: first?.title });
    return `${was} ${followingProgram(t, today) ?? t('today.thenCoach')}`;
  }

  function sentence(): string {
    if (localWorkout) return t('today.finishedHere');
    if (!next) return programsEnd() ?? t('today.weekIsDone');
    if (today.program?.state === 'upcoming')
      return t('today.nextOfProgram', {
        program: next.programTitle,
        title: workoutName(t, next),
        when: whenText(t, next, today),
      });
    const [following] = today.upcoming ?? [];
    const isFirst = following && following.startsOn <= next.date;
    return t(isFirst ? 'today.nextAfterStart' : 'today.nextIs', {
      title: workoutName(t, next),
      when: whenText(t, next, today),
      ...(isFirst && { program: following.title, date: formatDate(following.startsOn) }),
    });
  }
}
