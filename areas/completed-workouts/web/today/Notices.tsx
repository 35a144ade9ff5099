import { IconChevronRight, IconCloudUpload, IconMessage, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Today } from '../../contract/training.ts';
import type { LocalWorkoutSummary } from '../runner/sync/use-local-workouts.ts';
import classes from './Today.module.css';
import { workoutName } from '../../rules/workout-name.ts';

interface UnsyncedBannerProps {
  local: readonly LocalWorkoutSummary[];
  isOffline: boolean;
}

/**
 * Banner for workouts of this device that are not synced. Offline it also lists begun workouts, so that they can be
 * opened.
 */
export function UnsyncedBanner({ local, isOffline }: UnsyncedBannerProps) {
  const t = useTexts('completed-workouts');
  const shown = local.filter(({ pending, isFinished, isBegun }) => pending > 0 || isFinished || (isOffline && isBegun));

  return (
    <div role="status" className={classes['notices']}>
      {shown.map((workout) => {
        const { workoutId, pending, isFinished } = workout;
        const Icon = pending > 0 || isFinished ? IconCloudUpload : IconPlayerPlay;
        const text = t(isFinished ? 'today.finishedHere' : 'today.begun');
        return (
          <Link key={workoutId} to="/my/workouts/$workoutId" params={{ workoutId }} className={classes['banner']}>
            <Icon size={20} aria-hidden="true" />
            <span className={classes['content']}>
              <strong>{workoutName(t, workout)}</strong>
              <span>{pending > 0 ? t('saving.later', { count: pending }) : text}</span>
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** Unread comments of the coach, with a link to their workouts. */
export function Unread({ unread }: Pick<Today, 'unread'>) {
  const t = useTexts('completed-workouts');
  if (unread.length === 0) return null;

  return (
    <Section title={t('today.unread')} flush>
      <ul className={classes['list']}>
        {unread.map(({ completedWorkoutId, setId, authorName, text, createdAt, count, ...workout }) => (
          <li key={completedWorkoutId}>
            <Link
              to="/my/completed-workouts/$completedWorkoutId"
              params={{ completedWorkoutId }}
              search={setId ? { set: setId } : {}}
              {...(!setId && { hash: 'comments' })}
              className={classes['row']}
            >
              <IconMessage size={20} aria-hidden="true" />
              <span className={classes['content']}>
                <strong>{t('today.unreadOn', { name: authorName, title: workoutName(t, workout) })}</strong>
                <span className={classes['excerpt']}>{text}</span>
                <span>
                  {formatRelativeDate(createdAt)}
                  {count > 1 && ` · ${t('today.unreadMore', { count: count - 1 })}`}
                </span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
