import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Comment } from '../../contract/workout.ts';
import { CommentThread } from '../comments/CommentThread.tsx';
import type { Mention } from '../comments/mention.ts';
import type { Subject } from '../comments/queries.ts';
import type { ComparisonContext } from './set-attachments.ts';
import { setName } from './set-name.ts';

/** All that was said, also about single sets: those lead to their set. */
export function CommentList({ subject, shown: { workout, openSet } }: { subject: Subject; shown: ComparisonContext }) {
  const t = useTexts('completed-workouts');
  const { comments, sets } = workout;

  function mention({ rowId, setNumber }: Comment): Mention | null {
    const words = setName(t, workout, { rowId, setNumber });
    if (words === null) return null;
    const set = sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
    return { words, open: set ? () => openSet(set.id) : null };
  }

  return (
    <Section
      title={t('comments.title')}
      subtitle={comments.length === 0 ? t(subject.clientId === null ? 'comments.emptyOwn' : 'comments.empty') : null}
    >
      <CommentThread subject={subject} comments={comments} mention={mention} />
    </Section>
  );
}
