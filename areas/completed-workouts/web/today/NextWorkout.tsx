import { Button } from '@mantine/core';
import { IconCloudUpload, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';
import { begin } from '../runner/local-store/begin.ts';
import { AllDone, EarlyStart } from './lazy-actions.ts';
import { whenText } from './when-text.ts';
import classes from './NextWorkout.module.css';
import type { LocalToday } from './use-today.ts';
import { WorkoutActionMenu } from './WorkoutActionMenu.tsx';
import { workoutName } from '../../rules/workout-name.ts';

/** The card of the next workout, with the button that starts it. */
export function NextWorkout({ today }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  const { next, program, programs, localWorkout } = today;
  if (!program) return null;
  if (!next)
    return (
      <Suspense>
        <AllDone today={today} />
      </Suspense>
    );

  const title = workoutName(t, next);
  // What an earlier day stored may say that the program begins later.
  const isUpcoming = program.state === 'upcoming' && program.startsOn > today.day;
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <p className={classes['kicker']}>{kicker()}</p>
        <WorkoutActionMenu workout={next} today={today} />
      </div>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['details']}>
        {(programs.length > 1 || isUpcoming) && `${next.programTitle} · `}
        {t('weekAndDay', { week: next.weekNumber, day: next.dayNumber })} · {t('exercises', { count: next.rows })}
      </p>
      {localWorkout?.isPending && (
        <p role="status" className={classes['waiting']}>
          <IconCloudUpload size={18} aria-hidden="true" /> {t('saving.later', { count: localWorkout.pending })}
        </p>
      )}
      {!today.isConsentWithdrawn && <StartButtons workout={next} isUpcoming={isUpcoming} isPaused={isPaused(next)} />}
    </section>
  );

  function isPaused({ programId }: ScheduledWorkout): boolean {
    return pauseOn(programs.find(({ id }) => id === programId)?.pauses, today.day) !== undefined;
  }

  function kicker(): string {
    if (next?.state === 'begun') return t('today.begun');
    return t('today.nextWhen', { when: next && whenText(t, next, today) });
  }
}

interface StartButtonsProps {
  workout: ScheduledWorkout;
  /** Whether its program begins later. */
  isUpcoming: boolean;
  /** Whether its program is paused today: the workout can be begun, but is not the main action. */
  isPaused: boolean;
}

/**
 * Button that begins the workout, not in the view of a client, and link that only shows it. Before the start of the program the link
 * comes first, and beginning is confirmed.
 */
function StartButtons({ workout, isUpcoming, isPaused }: StartButtonsProps) {
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
        variant={isPaused && !isBegun ? 'default' : 'filled'}
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
