import { Group } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { useIsCoached } from '#areas/clients/web/public.tsx';
import { useBegunText, useWorkoutName, WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatPastDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useNeverTrained, useWorkoutsOfClient } from '../queries.ts';
import { useDoneTexts } from '../use-done-texts.ts';
import { LinkList, type LinkListEntry } from '../LinkList.tsx';
import type { BegunWorkout, CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import type { TFunction } from 'i18next';

const maxRows = 5;
const maxBegunRows = 3;

/** Panel of the client's page with the workouts not finished and the last completed ones; hidden for one who never trained. */
export function ClientWorkoutsPanel({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const rows = useRows(id);
  const mayTrain = useMay()('update workouts');
  const isCoached = useIsCoached(mayTrain ? id : undefined);
  if (useNeverTrained(id)) return null;

  return (
    <Section
      title={t('ofClient.workouts')}
      flush
      actions={
        <Group gap="md">
          {isCoached && (
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
      <LinkList label={t('ofClient.workouts')} empty={t('ofClient.noWorkouts')} rows={rows} />
    </Section>
  );
}

/** Undefined while they are loading. */
function useRows(id: string): LinkListEntry[] | undefined {
  const t = useTexts('home');
  const { completedWorkouts, begun = [] } = useWorkoutsOfClient(id) ?? {};
  const nameOf = useWorkoutName();
  const begunText = useBegunText();
  const doneOf = useDoneTexts();
  const headOf = (workout: CompletedWorkoutCard | BegunWorkout) => ({
    key: workout.id,
    link: linkOptions({
      to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
      params: { id, completedWorkoutId: workout.id },
    }),
    title: nameOf(workout),
  });
  if (!completedWorkouts) return;

  return [
    ...begun.slice(0, maxBegunRows).map((workout) => ({
      ...headOf(workout),
      subtitle: begunText(workout),
      end: <WorkoutBadges workout={{ ...workout, unread: 0, skip: null }} />,
    })),
    ...completedWorkouts.slice(0, maxRows).map((workout) => ({
      ...headOf(workout),
      subtitle: [originOf(t, workout), ...doneOf(workout), effortOf(t, workout)].filter(Boolean).join(' · '),
      end: (
        <>
          {formatPastDay(workout.finishedOn)}
          <WorkoutBadges workout={workout} />
        </>
      ),
    })),
  ];
}

function originOf(t: TFunction<'home'>, { source, weekNumber, dayNumber }: CompletedWorkoutCard): string {
  return source === 'forma' ? t('ofClient.where', { week: weekNumber, day: dayNumber }) : t(`ofClient.from.${source}`);
}

function effortOf(t: TFunction<'home'>, { effort }: CompletedWorkoutCard): string {
  return effort === null ? '' : t('ofClient.effort', { value: effort });
}
