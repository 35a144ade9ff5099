import { IconArrowBackUp, IconCalendarEvent, IconPlayerSkipForward } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import type { ScheduledWorkout } from '../../contract/training.ts';
import { useSkipWorkout } from './adjustments.ts';
import classes from './Today.module.css';
import type { LocalToday } from './use-today.ts';

const MoveSheet = lazy(async () => ({ default: (await import('./MoveSheet.tsx')).MoveSheet }));
const SkipSheet = lazy(async () => ({ default: (await import('../runner/screens/SkipSheet.tsx')).SkipSheet }));

interface WorkoutActionMenuProps {
  workout: ScheduledWorkout;
  today: LocalToday;
}

/** Move, skip and unskip, as far as the coach's settings allow them. Nothing for a begun or finished workout. */
export function WorkoutActionMenu({ workout, today }: WorkoutActionMenuProps) {
  const t = useTexts('completed-workouts');
  const [open, setOpen] = useState<'move' | 'skip' | null>(null);
  const { skip, unskip } = useSkipWorkout(workout);
  const { workoutId, state } = workout;
  const { settings } = today;
  const title = workout.title || t('untitled');
  if (state !== 'to_do' && state !== 'skipped') return null;
  if (!settings) return <span className={classes['actsToCome']} />;
  if (!settings.clientMayMove && !settings.clientMaySkip) return null;

  const close = () => setOpen(null);
  return (
    <>
      <OverflowMenu label={t('today.acts', { title })}>
        {settings.clientMayMove && state === 'to_do' && (
          <MenuAction icon={IconCalendarEvent} onClick={() => setOpen('move')}>
            {t('today.move')}
          </MenuAction>
        )}
        {settings.clientMaySkip && state === 'to_do' && (
          <MenuAction icon={IconPlayerSkipForward} onClick={() => setOpen('skip')}>
            {t('today.skip')}
          </MenuAction>
        )}
        {settings.clientMaySkip && state === 'skipped' && (
          <MenuAction icon={IconArrowBackUp} onClick={unskip}>
            {t('today.unskip')}
          </MenuAction>
        )}
      </OverflowMenu>
      <Suspense>
        {open === 'move' && <MoveSheet workout={workout} today={today} onClose={close} />}
        {open === 'skip' && (
          <SkipSheet
            name={title}
            save={t('today.skipSave')}
            onSkip={(values) => skip({ workoutId, ...values }, { onSuccess: close })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
