import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useUnreadPain } from './queries.ts';
import { useWorkoutRow } from './use-workout-row.tsx';

const maxRows = 6;

/** Workouts in which the client reported pain, which the professional has not read, the latest first. Hidden without any. */
export function UnreadPain() {
  const t = useTexts('home');
  const workouts = useUnreadPain();
  const rowOf = useWorkoutRow();
  if (!workouts || workouts.length === 0) return null;

  return (
    <Section
      title={t('workouts.painTitle')}
      flush
      tone="danger"
      actions={
        workouts.length > maxRows && (
          <LinkButton to="/completedWorkouts" search={{ unread: true, pain: true }} variant="subtle" size="compact-sm">
            {t('workouts.allPain')}
          </LinkButton>
        )
      }
    >
      <LinkList label={t('workouts.painTitle')} empty={null} rows={workouts.slice(0, maxRows).map(rowOf)} />
    </Section>
  );
}
