import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useUnreadPain } from './queries.ts';
import { useBegunRow, useWorkoutRow } from './use-workout-row.tsx';

/** Workouts, finished and only begun, in which the client reported pain and which the professional has not read, the latest first. Hidden without any. */
export function UnreadPain() {
  const t = useTexts('home');
  const { shown, total } = useUnreadPain();
  const rowOf = useWorkoutRow();
  const begunRowOf = useBegunRow();
  const rows = shown.map((workout) => ('finishedAt' in workout ? rowOf(workout) : begunRowOf(workout)));
  if (rows.length === 0) return null;

  return (
    <Section
      title={t('workouts.painTitle')}
      flush
      tone="danger"
      actions={
        total > rows.length && (
          <LinkButton to="/completedWorkouts" search={{ unread: true, pain: true }} variant="subtle" size="compact-sm">
            {t('workouts.allPain')}
          </LinkButton>
        )
      }
    >
      <LinkList label={t('workouts.painTitle')} empty={null} rows={rows} />
    </Section>
  );
}
