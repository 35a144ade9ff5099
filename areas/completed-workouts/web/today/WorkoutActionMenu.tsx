import { IconArrowBackUp, IconCalendarEvent, IconPlayerSkipForward } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import type { SkipValues } from '../runner/local-store/log.ts';
import classes from './Today.module.css';
import { MoveSheet, SkipSheet } from './lazy-actions.ts';
import { useSkips } from './skips/use-skips.ts';
import type { LocalToday } from './use-today.ts';
import { workoutName } from '../../rules/workout-name.ts';

interface WorkoutActionMenuProps {
  workout: ScheduledWorkout;
  today: LocalToday;
}

/**
 * Menu to move, skip and unskip a workout, as far as the coach's settings allow. Renders nothing for a begun or
 * finished workout.
 */
export function WorkoutActionMenu({ workout, today }: WorkoutActionMenuProps) {
  const t = useTexts('completed-workouts');
  const [open, setOpen] = useState<'move' | 'skip' | null>(null);
  const { skip, unskip } = useSkipWorkout(workout);
  const { state } = workout;
  const { settings } = today;
  const title = workoutName(t, workout);
  const isToDo = state === 'to_do';
  if (!isToDo && state !== 'skipped') return null;
  if (!settings) return <span className={classes['actionsPlaceholder']} />;

  const close = () => setOpen(null);
  const mayMove = isToDo && settings.clientMayMove;
  const maySkip = settings.clientMaySkip && !today.isConsentWithdrawn;
  return (
    <>
      <ActionMenu
        label={t('today.menu', { title })}
        actions={[
          { label: t('today.move'), icon: IconCalendarEvent, isHidden: !mayMove, onClick: () => setOpen('move') },
          isToDo
            ? {
                label: t('today.skip'),
                icon: IconPlayerSkipForward,
                isHidden: !maySkip,
                onClick: () => setOpen('skip'),
              }
            : { label: t('today.unskip'), icon: IconArrowBackUp, isHidden: !maySkip, onClick: unskip },
        ]}
      />
      <Suspense>
        {open === 'move' && <MoveSheet workout={workout} today={today} onClose={close} />}
        {open === 'skip' && (
          <SkipSheet
            name={title}
            save={t('today.skipSave')}
            onSkip={(values) => {
              skip(values);
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/**
 * Skips a workout, also without a connection: it is saved here and sent by `SkipSync`. It may leave the week that is shown, so the toast
 * offers to undo it.
 */
function useSkipWorkout(workout: ScheduledWorkout) {
  const { workoutId } = workout;
  const t = useTexts('completed-workouts');
  const { store } = useSkips();
  const name = workoutName(t, workout);
  const unskip = () => store.add({ workoutId, reason: null, note: '' }, name);
  const skip = (values: SkipValues) => {
    store.add({ workoutId, ...values }, name);
    toast.info(t('today.skipDone', { title: name }), { action: { title: t('today.undo'), run: unskip } });
  };
  return { skip, unskip };
}
