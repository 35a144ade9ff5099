import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconCloudUpload, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';
import { begin } from '../runner/local-store/begin.ts';
import { EarlyStart } from './lazy-actions.ts';
import { whenText } from './when-text.ts';
import classes from './NextWorkout.module.css';
import type { LocalToday } from './use-today.ts';
import { WorkoutActionMenu } from './WorkoutActionMenu.tsx';
import { workoutName } from '../../rules/workout-name.ts';

/** The card of the next workout, with the button that starts it. */
export function NextWorkout({ today }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  const { next, program, programs, day, localWorkout } = today;
  if (!program) return null;
  if (!next) return <AllDone />;

  const title = workoutName(t, next);
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <p className={classes['kicker']}>{kicker()}</p>
        <WorkoutActionMenu workout={next} today={today} />
      </div>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['details']}>
        {programs.length > 1 && `${next.programTitle} · `}
        {t('weekAndDay', { week: next.weekNumber, day: next.dayNumber })} · {t('exercises', { count: next.rows })}
      </p>
      {localWorkout?.isPending && (
        <p role="status" className={classes['waiting']}>
          <IconCloudUpload size={18} aria-hidden="true" /> {t('saving.later', { count: localWorkout.pending })}
        </p>
      )}
      {!today.isConsentWithdrawn && <StartButtons workout={next} isUpcoming={program.state === 'upcoming'} />}
    </section>
  );

  function kicker(): string {
    if (next?.state === 'begun') return t('today.begun');
    if (program?.state === 'upcoming') return t('today.upcoming', { date: formatDate(program.startsOn) });
    return t('today.nextWhen', { when: whenText(t, { date: next?.date ?? day, today: day }) });
  }
}

interface StartButtonsProps {
  workout: ScheduledWorkout;
  /** Whether its program begins later. */
  isUpcoming: boolean;
}

/**
 * Button that begins the workout, not in the view of a client, and link that only shows it. Before the start of the program the link
 * comes first, and beginning is confirmed.
 */
function StartButtons({ workout, isUpcoming }: StartButtonsProps) {
  const { workoutId, state } = workout;
  const t = useTexts('completed-workouts');
  const clientId = useMe().clientId ?? '';
  const navigate = useNavigate();
  const isBegun = state === 'begun';
  const isView = isClientView();

  function open(): void {
    if (!isBegun) begin(createLocalWorkoutStore({ clientId, workoutId }));
    void navigate({ to: '/my/workouts/$workoutId', params: { workoutId } });
  }

  if (isUpcoming && !isBegun)
    return (
      <Suspense>
        <EarlyStart workout={workout} onStart={open} />
      </Suspense>
    );
  return (
    <div className={classes['links']}>
      <Button
        size="lg"
        leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        disabled={isView}
        onClick={open}
      >
        {t(isBegun ? 'today.continue' : 'today.start')}
      </Button>
      {(!isBegun || isView) && (
        <Link to="/my/workouts/$workoutId" params={{ workoutId }} className={classes['link']}>
          {t('today.preview')}
        </Link>
      )}
    </div>
  );
}

function AllDone() {
  const t = useTexts('completed-workouts');
  return (
    <section className={classes['card']} aria-label={t('today.allDone')}>
      <p className={classes['kicker']}>{t('today.programDone')}</p>
      <h2 className={classes['title']}>{t('today.allDone')}</h2>
      <p className={classes['details']}>{t('today.allDoneHelp')}</p>
      <div className={classes['links']}>
        <Link to="/my/completed-workouts" className={classes['link']}>
          {t('today.toHistory')}
        </Link>
      </div>
    </section>
  );
}

/** Card after today's workout is done. The next workout is only named and linked. */
export function DoneToday({ today }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  const { localWorkout, next, day } = today;
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
    const { programs, upcoming = [], week } = today;
    const isEnd = programs.every(({ id, weeks }) =>
      week.some((one) => one.programId === id && one.weekNumber >= weeks),
    );
    if (!isEnd) return undefined;
    const [first] = programs;
    const [following] = upcoming;
    const was = programs.length > 1 ? t('today.lastOfAll') : t('today.lastOf', { title: first?.title });
    const then = following
      ? t('today.then', { title: following.title, date: formatDate(following.startsOn) })
      : t('today.thenCoach');
    return `${was} ${then}`;
  }

  function sentence(): string {
    if (localWorkout) return t('today.finishedHere');
    if (!next) return programsEnd() ?? t('today.weekIsDone');
    const [following] = today.upcoming ?? [];
    const isFirst = following && following.startsOn <= next.date;
    return t(isFirst ? 'today.nextAfterStart' : 'today.nextIs', {
      title: workoutName(t, next),
      when: whenText(t, { date: next.date, today: day }),
      ...(isFirst && { program: following.title, date: formatDate(following.startsOn) }),
    });
  }
}
