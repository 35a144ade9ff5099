import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CompletedWorkoutCard, WorkoutSkip } from '../contract/workout.ts';
import { skippedText } from './text.ts';
import classes from './WorkoutBadges.module.css';

type Badges = Pick<CompletedWorkoutCard, 'hasPain' | 'unread' | 'skip'> &
  Partial<Pick<CompletedWorkoutCard, 'addedExercises' | 'source' | 'namesSymptoms'>>;

/** Whether a workout has any of these badges. */
export function hasBadges({ hasPain, namesSymptoms, unread, skip, addedExercises = 0, source }: Badges): boolean {
  return hasPain || namesSymptoms === true || unread > 0 || skip !== null || (addedExercises > 0 && source !== 'free');
}

/**
 * That the workout was skipped, pain, symptoms in texts, exercises added to a prescription, and the number of unread comments and feedback; nothing when there
 * is none of them. `withOrigin` adds that it is free, for lists that do not show the origin of a workout.
 */
export function WorkoutBadges({ workout, withOrigin = false }: { workout: Badges; withOrigin?: boolean }) {
  const t = useTexts('completed-workouts');
  const { hasPain, namesSymptoms, unread, skip, addedExercises = 0, source } = workout;
  const isFree = source === 'free';
  if (!hasBadges(workout) && !(withOrigin && isFree)) return null;

  return (
    <span className={classes['badges']}>
      {skip && <SkipBadge skip={skip} />}
      {hasPain && skip?.reason !== 'pain' && <StateBadge tone="bad">{t('detail.pain')}</StateBadge>}
      {namesSymptoms && <StateBadge tone="bad">{t('detail.symptom')}</StateBadge>}
      {withOrigin && isFree && <StateBadge tone="quiet">{t('free.badge')}</StateBadge>}
      {addedExercises > 0 && !isFree && (
        <StateBadge tone="quiet">{t('added.count', { count: addedExercises })}</StateBadge>
      )}
      {unread > 0 && <StateBadge tone="fresh">{t('comments.unread', { count: unread })}</StateBadge>}
    </span>
  );
}

/** Badge of a workout that was skipped as a whole, with the reason. */
export function SkipBadge({ skip: { reason } }: { skip: WorkoutSkip }) {
  const t = useTexts('completed-workouts');
  const text = reason ? skippedText(t, reason) : t('skip.withdrawn');
  return <StateBadge tone={reason === 'pain' ? 'bad' : 'quiet'}>{text}</StateBadge>;
}
