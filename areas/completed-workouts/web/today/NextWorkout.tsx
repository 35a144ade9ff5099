import { Button } from '@mantine/core';
import { IconCloudUpload, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout, Today, Training } from '../../contract/training.ts';
import { begin } from '../runner/actions.ts';
import { createLocalWorkoutStore } from '../runner/local-workout-store.ts';
import classes from './NextWorkout.module.css';
import { WorkoutActionMenu } from './WorkoutActionMenu.tsx';
import { whenText } from './when.ts';

interface NextWorkoutProps {
  next: ScheduledWorkout | null;
  program: NonNullable<Today['program']>;
  /** Today, where the client is. */
  day: string;
  /** Sets of it that this phone has not sent yet. */
  waiting: number;
  settings: Training['settings'] | undefined;
}

/** The one thing to do, as big as it deserves. */
export function NextWorkout({ next, program, day, waiting, settings }: NextWorkoutProps) {
  const t = useTexts('completed-workouts');
  if (!next) return <AllDone />;

  const isBegun = next.state === 'begun';
  const title = next.title || t('untitled');
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <p className={classes['kicker']}>{kicker()}</p>
        <WorkoutActionMenu workout={next} day={day} endsOn={program.endsOn} settings={settings} />
      </div>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['facts']}>
        {t('place', { week: next.weekNumber, day: next.dayNumber })} · {t('exercises', { count: next.rows })}
      </p>
      {waiting > 0 && (
        <p role="status" className={classes['waiting']}>
          <IconCloudUpload size={18} aria-hidden="true" /> {t('saving.later', { count: waiting })}
        </p>
      )}
      <Doors next={next} isBegun={isBegun} />
    </section>
  );

  function kicker(): string {
    if (isBegun) return t('today.begun');
    if (program.state === 'upcoming') return t('today.upcoming', { date: formatDate(program.startsOn) });
    return t('today.nextWhen', { when: whenText(t, { date: next?.date ?? day, today: day }) });
  }
}

/** "Inizia" starts the clock at once; who only wants to look takes the other door. */
function Doors({ next: { workoutId }, isBegun }: { next: ScheduledWorkout; isBegun: boolean }) {
  const t = useTexts('completed-workouts');
  const clientId = useMe().clientId ?? '';
  const navigate = useNavigate();

  function open(): void {
    if (!isBegun) begin(createLocalWorkoutStore({ clientId, workoutId }));
    void navigate({ to: '/my/workouts/$id', params: { id: workoutId } });
  }

  return (
    <div className={classes['doors']}>
      <Button size="lg" leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />} onClick={open}>
        {t(isBegun ? 'today.continue' : 'today.start')}
      </Button>
      {!isBegun && (
        <Link to="/my/workouts/$id" params={{ id: workoutId }} className={classes['look']}>
          {t('today.look')}
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
      <p className={classes['facts']}>{t('today.allDoneHelp')}</p>
      <div className={classes['doors']}>
        <Link to="/my/completed-workouts" className={classes['look']}>
          {t('today.toHistory')}
        </Link>
      </div>
    </section>
  );
}
