import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Comment } from '../../contract/workout.ts';
import type { Mention } from '../comments/CommentLine.tsx';
import { CommentThread } from '../comments/CommentThread.tsx';
import { useComparison } from './comparison-context.ts';
import { setName } from './set-text.ts';

/** All comments on the workout; those on a set link to it. */
export function CommentList() {
  const t = useTexts('completed-workouts');
  const { subject, workout, openSet } = useComparison();
  const { comments, sets } = workout;

  function mention({ rowId, setNumber }: Comment): Mention | null {
    const name = setName(t, workout, { rowId, setNumber });
    if (name === null) return null;
    const set = sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
    return { name, open: set ? () => openSet(set.id) : null };
  }

  return (
    <Section
      title={t('comments.title')}
      subtitle={comments.length === 0 ? t(subject.clientId ? 'comments.empty' : 'comments.emptyOwn') : null}
    >
      <CommentThread subject={subject} completedWorkoutId={workout.id} comments={comments} mention={mention} />
    </Section>
  );
}
