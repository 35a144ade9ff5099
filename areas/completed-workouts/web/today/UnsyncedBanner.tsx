import { IconCloudUpload, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LocalWorkoutSummary } from '../runner/sync/use-local-workouts.ts';
import classes from './Today.module.css';

interface UnsyncedBannerProps {
  local: readonly LocalWorkoutSummary[];
  isOffline: boolean;
}

/** Workouts of this device that are not synced; offline also those begun, as the way back into them. */
export function UnsyncedBanner({ local, isOffline }: UnsyncedBannerProps) {
  const t = useTexts('completed-workouts');
  const shown = local.filter(({ pending, isFinished, isBegun }) => pending > 0 || isFinished || (isOffline && isBegun));

  return (
    <div role="status" className={classes['notices']}>
      {shown.map(({ workoutId, title, pending, isFinished }) => {
        const Icon = pending > 0 || isFinished ? IconCloudUpload : IconPlayerPlay;
        const text = t(isFinished ? 'today.finishedHere' : 'today.begun');
        return (
          <Link key={workoutId} to="/my/workouts/$workoutId" params={{ workoutId }} className={classes['here']}>
            <Icon size={20} aria-hidden="true" />
            <span className={classes['words']}>
              <strong>{title || t('untitled')}</strong>
              <span>{pending > 0 ? t('saving.later', { count: pending }) : text}</span>
            </span>
          </Link>
        );
      })}
    </div>
  );
}
