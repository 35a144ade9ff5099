import { IconArrowBackUp, IconCalendarEvent, IconPlayerSkipForward } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DotsMenu, MenuAct } from '#shell/web/widgets/DotsMenu.tsx';
import type { ScheduledWorkout, Training } from '../../contract/training.ts';
import { useSkipWorkout } from './choosing.ts';
import classes from './Today.module.css';

const MoveSheet = lazy(async () => ({ default: (await import('./MoveSheet.tsx')).MoveSheet }));
const SkipWorkoutSheet = lazy(async () => ({ default: (await import('./SkipWorkoutSheet.tsx')).SkipWorkoutSheet }));

interface WorkoutActsProps {
  workout: ScheduledWorkout;
  day: string;
  endsOn: string;
  settings: Training['settings'] | undefined;
}

/** What a client may do with a workout besides doing it: the coach says which. Nothing when it is neither. */
export function WorkoutActs({ workout, day, endsOn, settings }: WorkoutActsProps) {
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
      <DotsMenu label={t('today.acts', { title: workout.title || t('untitled') })}>
        {settings.clientMayMove && !isSkipped && (
          <MenuAct icon={IconCalendarEvent} onClick={() => setOpen('move')}>
            {t('today.move')}
          </MenuAct>
        )}
        {settings.clientMaySkip && !isSkipped && (
          <MenuAct icon={IconPlayerSkipForward} onClick={() => setOpen('skip')}>
            {t('today.skip')}
          </MenuAct>
        )}
        {settings.clientMaySkip && isSkipped && (
          <MenuAct icon={IconArrowBackUp} onClick={takeUp}>
            {t('today.unskip')}
          </MenuAct>
        )}
      </DotsMenu>
      <Suspense>
        {open === 'move' && <MoveSheet workout={workout} day={day} endsOn={endsOn} onClose={close} />}
        {open === 'skip' && <SkipWorkoutSheet workout={workout} onClose={close} />}
      </Suspense>
    </>
  );
}
