import { IconArrowBackUp, IconCalendarEvent, IconPlayerSkipForward } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import type { ScheduledWorkout, Training } from '../../contract/training.ts';
import { useSkipWorkout } from './choosing.ts';
import classes from './Today.module.css';

const MoveSheet = lazy(async () => ({ default: (await import('./MoveSheet.tsx')).MoveSheet }));
const SkipWorkoutSheet = lazy(async () => ({ default: (await import('./SkipWorkoutSheet.tsx')).SkipWorkoutSheet }));

interface WorkoutActionMenuProps {
  workout: ScheduledWorkout;
  day: string;
  endsOn: string;
  settings: Training['settings'] | undefined;
}

/** What a client may do with a workout besides doing it: the coach says which. Nothing when it is neither. */
export function WorkoutActionMenu({ workout, day, endsOn, settings }: WorkoutActionMenuProps) {
  const t = useTexts('completed-workouts');
  const [open, setOpen] = useState<'move' | 'skip' | null>(null);
  const { takeUp } = useSkipWorkout(workout);
  const isSkipped = workout.state === 'skipped';
  const isOpen = workout.state === 'to_do' || isSkipped;
  if (!isOpen) return null;
  if (!settings) return <span className={classes['actsToCome']} />;
  if (!settings.clientMayMove && !settings.clientMaySkip) return null;

  const close = () => setOpen(null);
  return (
    <>
      <OverflowMenu label={t('today.acts', { title: workout.title || t('untitled') })}>
        {settings.clientMayMove && !isSkipped && (
          <MenuAction icon={IconCalendarEvent} onClick={() => setOpen('move')}>
            {t('today.move')}
          </MenuAction>
        )}
        {settings.clientMaySkip && !isSkipped && (
          <MenuAction icon={IconPlayerSkipForward} onClick={() => setOpen('skip')}>
            {t('today.skip')}
          </MenuAction>
        )}
        {settings.clientMaySkip && isSkipped && (
          <MenuAction icon={IconArrowBackUp} onClick={takeUp}>
            {t('today.unskip')}
          </MenuAction>
        )}
      </OverflowMenu>
      <Suspense>
        {open === 'move' && <MoveSheet workout={workout} day={day} endsOn={endsOn} onClose={close} />}
        {open === 'skip' && <SkipWorkoutSheet workout={workout} onClose={close} />}
      </Suspense>
    </>
  );
}
