import { Group } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useWorkoutsOfClient } from '../queries.ts';
import { LinkList } from '../LinkList.tsx';

const maxRows = 5;

/** Panel of the client's page with the last workouts. */
export function ClientWorkoutsPanel({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const may = useMay();
  const workouts = useWorkoutsOfClient(id);

  return (
    <Section
      title={t('ofClient.workouts')}
      flush
      actions={
        <Group gap="md">
          {may('update workouts') && (
            <LinkAnchor to="/clients/$id/completed_workouts" params={{ id }} search={{ inPerson: true }} size="sm">
              {t('ofClient.inPerson')}
            </LinkAnchor>
          )}
          <LinkAnchor to="/clients/$id/completed_workouts" params={{ id }} size="sm">
            {t('ofClient.allWorkouts')}
          </LinkAnchor>
        </Group>
      }
    >
      <LinkList
        label={t('ofClient.workouts')}
        empty={t('ofClient.noWorkouts')}
        rows={workouts?.slice(0, maxRows).map(({ id: workoutId, title, finishedAt, effort, source, ...done }) => ({
          key: workoutId,
          link: linkOptions({
            to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
            params: { id, completedWorkoutId: workoutId },
          }),
          title,
          subtitle: [
            source === 'forma'
              ? t('ofClient.where', { week: done.weekNumber, day: done.dayNumber })
              : t(`ofClient.from.${source}`),
            t('workouts.sets', { count: done.sets }),
            t('workouts.minutes', { count: done.minutes }),
            effort !== null && t('ofClient.effort', { value: effort }),
          ]
            .filter(Boolean)
            .join(' · '),
          end: (
            <>
              {formatRelativeDate(finishedAt)}
              <WorkoutBadges workout={done} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
