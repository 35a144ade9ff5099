import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useUnreadPain } from './queries.ts';
import { useBegunRow, useWorkoutRow } from './use-workout-row.tsx';

const maxRows = 6;

/**
 * Workouts in which the client reported pain, which the professional has not read, the latest first, and before them those that are not
 * finished. Hidden without any.
 */
export function UnreadPain() {
  const t = useTexts('home');
  const { completedWorkouts = [], begun = [] } = useUnreadPain() ?? {};
  const rowOf = useWorkoutRow();
  const begunRowOf = useBegunRow();
  const rows = [...begun.map(begunRowOf), ...completedWorkouts.map(rowOf)];
  if (rows.length === 0) return null;

  return (
    <Section
      title={t('workouts.painTitle')}
      flush
      tone="danger"
      actions={
        rows.length > maxRows && (
          <LinkButton to="/completedWorkouts" search={{ unread: true, pain: true }} variant="subtle" size="compact-sm">
            {t('workouts.allPain')}
          </LinkButton>
        )
      }
    >
      <LinkList label={t('workouts.painTitle')} empty={null} rows={rows.slice(0, maxRows)} />
    </Section>
  );
}
