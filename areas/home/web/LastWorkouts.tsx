import { Group } from '@mantine/core';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useLastWorkouts } from './queries.ts';
import { LinkList } from './LinkList.tsx';
import { useWorkoutRow } from './use-workout-row.tsx';

const maxRows = 6;

/**
 * The last completed workouts, with a link to the `unread` ones. The section is hidden when there are none, because the chart of the weeks has an empty
 * state.
 */
export function LastWorkouts({ unread }: { unread: number | undefined }) {
  const t = useTexts('home');
  const workouts = useLastWorkouts();
  const rowOf = useWorkoutRow();
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
      <LinkList label={t('workouts.title')} empty={null} rows={workouts?.slice(0, maxRows).map(rowOf)} />
    </Section>
  );
}
