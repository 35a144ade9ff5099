import { IconArrowBackUp, IconCalendarEvent, IconPlayerSkipForward } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useApiMutation } from '#shell/web/api/query.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { todayInvalidations } from '../queries.ts';
import { withKnownTexts } from '../runner/local-store/known-texts.ts';
import type { SkipValues } from '../runner/local-store/log.ts';
import classes from './Today.module.css';
import { MoveSheet, SkipSheet } from './lazy-actions.ts';
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
            onSkip={(values) => skip(values, { onSuccess: close })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Skips a workout. It may leave the week that is shown, so the toast offers to undo it. */
function useSkipWorkout(workout: ScheduledWorkout) {
  const { workoutId } = workout;
  const t = useTexts('completed-workouts');
  // The server may have stored a note whose response was lost: it is not that of another device.
  const [sentNotes, setSentNotes] = useState<readonly string[]>([]);
  const { mutate } = useApiMutation(trainingRoutes.skip, {
    invalidates: todayInvalidations,
    onSuccess: (_, { reason }) => {
      const undo = { action: { title: t('today.undo'), run: unskip } };
      if (reason) toast.info(t('today.skipDone', { title: workoutName(t, workout) }), undo);
    },
  });
  const unskip = () => mutate({ workoutId, reason: null, note: '' });
  const skip = (values: SkipValues, options: { onSuccess: () => void }) => {
    const knownTexts = sentNotes.map((text) => ({ rowId: null, text }));
    setSentNotes(withKnownTexts(sentNotes, values.note));
    mutate({ workoutId, ...values, ...(knownTexts.length > 0 && { knownTexts }) }, options);
  };
  return { skip, unskip };
}
