import { useEffect, useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Comment } from '../../contract/workout.ts';
import { CommentField } from './CommentField.tsx';
import { CommentLine } from './CommentLine.tsx';
import classes from './Comments.module.css';
import type { Mention } from './mention.ts';
import { type SetRef, type Subject, useReadComments } from './queries.ts';

interface CommentThreadProps {
  subject: Subject;
  comments: readonly Comment[];
  /** The set that is talked about; null: the whole workout. */
  set?: SetRef | null;
  /** Which set a comment means, where several are talked about. */
  mention?: (comment: Comment) => Mention | null;
}

/** What coach and client said, the oldest first, and a field to answer. To see it is to have read it. */
export function CommentThread({ subject, comments, set = null, mention }: CommentThreadProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [sent, setSent] = useState(0);
  useMarkRead(subject, comments);

  return (
    <div className={classes['thread']}>
      {comments.length > 0 && (
        <ol className={classes['lines']} aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <CommentLine key={comment.id} subject={subject} comment={comment} mention={mention?.(comment) ?? null} />
          ))}
        </ol>
      )}
      {may(subject.clientId === null ? 'update own training' : 'update workouts') && (
        <CommentField key={sent} subject={subject} set={set} onSent={() => setSent(sent + 1)} isAgain={sent > 0} />
      )}
    </div>
  );
}

/** What is on the screen is told to the server, which is outside of what is drawn. */
function useMarkRead(subject: Subject, comments: readonly Comment[]): void {
  const read = useReadComments(subject);
  const newest = comments.findLast(({ isNew }) => isNew)?.createdAt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest comment, whatever is drawn meanwhile
  useEffect(() => {
    if (newest) read(newest);
  }, [newest]);
}
