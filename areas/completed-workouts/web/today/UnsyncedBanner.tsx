import { IconCloudUpload, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LocalWorkoutSummary } from '../runner/use-local-workouts.ts';
import classes from './Today.module.css';

/** What is done but not sent yet; without a network also the way back into the workout that was begun. */
export function UnsyncedBanner({ here, isOffline }: { here: readonly LocalWorkoutSummary[]; isOffline: boolean }) {
  const t = useTexts('completed-workouts');
  const shown = here.filter(({ waiting, isFinished, isBegun }) => waiting > 0 || isFinished || (isOffline && isBegun));

  return (
    <div role="status" className={classes['notices']}>
      {shown.map(({ workoutId, title, waiting, isFinished }) => {
        const Icon = waiting > 0 || isFinished ? IconCloudUpload : IconPlayerPlay;
        return (
          <Link key={workoutId} to="/my/workouts/$id" params={{ id: workoutId }} className={classes['here']}>
            <Icon size={20} aria-hidden="true" />
            <span className={classes['words']}>
              <strong>{title || t('untitled')}</strong>
              <span>
                {waiting > 0
                  ? t('saving.later', { count: waiting })
                  : t(isFinished ? 'today.finishedHere' : 'today.begun')}
              </span>
            </span>
          </Link>
        );
      })}
    </div>
  );
}
