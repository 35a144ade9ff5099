import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CompletedWorkoutCard } from '../contract/workout.ts';
import classes from './WorkoutBadges.module.css';

/** Pain, and the number of unread comments and feedback; nothing when there is neither. */
export function WorkoutBadges({ workout }: { workout: Pick<CompletedWorkoutCard, 'hasPain' | 'unread'> }) {
  const t = useTexts('completed-workouts');
  const { hasPain, unread } = workout;
  if (!hasPain && unread === 0) return null;

  return (
    <span className={classes['badges']}>
      {hasPain && <StateBadge tone="bad">{t('detail.pain')}</StateBadge>}
      {unread > 0 && <StateBadge tone="fresh">{t('comments.unread', { count: unread })}</StateBadge>}
    </span>
  );
}
