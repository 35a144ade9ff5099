import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Route } from '#shell/common/route.ts';
import { useSubjectMutation } from '#shell/web/api/subject.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { commentRoutes } from '../../contract/comments.ts';
import type { Comment } from '../../contract/workout.ts';
import type { SetRef } from '../../rules/set-order.ts';
import { laterOf } from '../../rules/merge-workout.ts';
import { useComparison } from '../comparison/comparison-context.ts';
import { unreadInvalidations } from '../queries.ts';
import { CommentField } from './CommentField.tsx';
import { CommentLine, type Mention } from './CommentLine.tsx';
import classes from './Comments.module.css';

interface CommentThreadProps {
  comments: readonly Comment[];
  /** The set whose comments are shown; null for the comments on the workout. */
  set?: SetRef | null;
  /** In a list of all comments, returns the link to the set a comment is about. */
  mention?: (comment: Comment) => Mention | null;
  /** The field has the focus when it appears. */
  hasFocus?: boolean;
}

/**
 * Messages of coach and client about the workout, oldest first, with a field to answer. Showing them marks them as read. Renders
 * nothing when there are none and the user may not write any.
 */
export function CommentThread({ comments, set = null, mention, hasFocus = false }: CommentThreadProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [sentCount, setSentCount] = useState(0);
  const isOpenedHere = useLocation({ select: ({ hash }) => hash === 'comments' }) && set === null;
  // Chosen once: a comment that is read or arrives later does not scroll the screen again.
  const [openedId] = useState(() => (comments.find(({ isNew }) => isNew) ?? comments.at(-1))?.id);
  useMarkRead(comments, { hasFeedback: set === null });

  if (comments.length === 0 && !may('create chats')) return null;
  return (
    <div className={classes['thread']}>
      {comments.length > 0 && (
        <ol className={classes['lines']} aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <CommentLine
              key={comment.id}
              comment={comment}
              mention={mention?.(comment) ?? null}
              isShown={isOpenedHere && comment.id === openedId}
            />
          ))}
        </ol>
      )}
      {may('create chats') && (
        <CommentField
          key={sentCount}
          set={set}
          onSent={() => setSentCount(sentCount + 1)}
          hasFocus={hasFocus || sentCount > 0}
        />
      )}
    </div>
  );
}

const options = { invalidates: unreadInvalidations as readonly Route[], skipGlobalErrorHandler: true };

/**
 * Synchronises with the server: sends the time of the newest new comment once. After an error they stay new.
 * `hasFeedback`: the screen shows the client's feedback too.
 */
function useMarkRead(comments: readonly Comment[], { hasFeedback }: { hasFeedback: boolean }): void {
  const { subject, workout, arrivedAt } = useComparison();
  const { mutate } = useSubjectMutation(subject, commentRoutes.markRead, options);
  const comment = comments.findLast(({ isNew }) => isNew)?.createdAt;
  const feedback = hasFeedback ? workout.newFeedbackAt : null;
  // What arrived out of sight would be read together with a later comment.
  const newest = arrivedAt ? null : comment && feedback ? laterOf(comment, feedback) : (comment ?? feedback);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest comment, not for each render
  useEffect(() => {
    if (newest) mutate({ completedWorkoutId: workout.id, until: newest });
  }, [newest]);
}
