import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '#shell/web/session.ts';
import { date } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout, Today } from '../../contract.ts';
import { begin } from '../runner/actions.ts';
import { openQueue } from '../runner/queue.ts';
import type { WorkoutHere } from '../runner/use-workouts-here.ts';
import classes from './NextWorkout.module.css';

interface NextWorkoutProps {
  next: ScheduledWorkout | null;
  program: NonNullable<Today['program']>;
  here: readonly WorkoutHere[];
}

/** The one thing to do, as big as it deserves. */
export function NextWorkout({ next, program, here }: NextWorkoutProps) {
  const t = useTexts('completed-workouts');
  if (!next) return <AllDone />;

  const known = here.find(({ workoutId }) => workoutId === next.workoutId);
  const isBegun = next.state === 'begun' || known?.isBegun === true;
  const title = next.title || t('untitled');
  return (
    <section className={classes['card']} aria-label={title}>
      <p className={classes['kicker']}>{kicker()}</p>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['facts']}>
        {t('place', { week: next.weekNumber, day: next.dayNumber })} · {t('exercises', { count: next.rows })}
      </p>
      {known?.isFinished ? (
        <p className={classes['facts']}>{t('today.finishedHere')}</p>
      ) : (
        <Doors next={next} isBegun={isBegun} />
      )}
    </section>
  );

  function kicker(): string {
    if (isBegun) return t('today.begun');
    return program.state === 'upcoming' ? t('today.upcoming', { date: date(program.startsOn) }) : t('today.next');
  }
}

/** "Inizia" starts the clock at once; who only wants to look takes the other door. */
function Doors({ next: { workoutId }, isBegun }: { next: ScheduledWorkout; isBegun: boolean }) {
  const t = useTexts('completed-workouts');
  const clientId = useMe().clientId ?? '';
  const navigate = useNavigate();

  function open(): void {
    if (!isBegun) begin(openQueue({ clientId, workoutId }));
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
