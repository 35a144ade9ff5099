import { linkOptions } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useUnfinishedWorkouts, useUnreadPain } from './queries.ts';
import { useBegunRow } from './use-workout-row.tsx';

/** Workouts that clients began before today and did not finish, the latest first, without those that `UnreadPain` shows. */
export function UnfinishedWorkouts() {
  const t = useTexts('home');
  const workouts = useUnfinishedWorkouts();
  const { shown } = useUnreadPain();
  const rowOf = useBegunRow();

  return (
    <ClientSection
      title={t('workouts.begunTitle')}
      all={{ link: linkOptions({ to: '/completedWorkouts' }), label: t('workouts.all') }}
      rows={workouts
        ?.filter(({ id }) => !shown.some((workout) => workout.id === id))
        .map((workout) => ({ ...rowOf(workout), name: workout.clientName }))}
    />
  );
}
