import { Group } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { useWorkoutName, WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { formatPastDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useLastWorkouts } from './queries.ts';
import { useDoneTexts } from './use-done-texts.ts';
import { LinkList } from './LinkList.tsx';

const maxRows = 6;

/**
 * The last completed workouts, with a link to the `unread` ones. The section is hidden when there are none, because the chart of the weeks has an empty
 * state.
 */
export function LastWorkouts({ unread }: { unread: number | undefined }) {
  const t = useTexts('home');
  const workouts = useLastWorkouts();
  const nameOf = useWorkoutName();
  const doneOf = useDoneTexts();
  if (workouts?.length === 0) return null;

  return (
    <Section
      title={t('workouts.title')}
      flush
      actions={
        <Group gap="md">
          {unread ? (
            <LinkAnchor to="/completedWorkouts" search={{ unread: true }} size="sm">
              {t('workouts.unread', { count: unread })}
            </LinkAnchor>
          ) : null}
          <LinkAnchor to="/completedWorkouts" size="sm">
            {t('workouts.all')}
          </LinkAnchor>
        </Group>
      }
    >
      <LinkList
        label={t('workouts.title')}
        empty={null}
        rows={workouts?.slice(0, maxRows).map((workout) => ({
          key: workout.id,
          link: linkOptions({
            to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
            params: { id: workout.clientId, completedWorkoutId: workout.id },
          }),
          title: workout.clientName,
          subtitle: [nameOf(workout), ...doneOf(workout)].join(' · '),
          picture: <PersonAvatar name={workout.clientName} />,
          end: (
            <>
              {formatPastDay(workout.finishedOn)}
              <WorkoutBadges workout={workout} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
