import { Button } from '@mantine/core';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { emptyReply, isReplyReady, ReplyField } from '#areas/chats/web/lazy-public.tsx';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ReviewQueue, reviewRoutes, type SurveyAnswer } from '../../contract/reviews.ts';
import { answerInvalidations } from '../invalidations.ts';
import { stateForCaller } from './AnswerState.tsx';
import classes from './Review.module.css';
import { isDuePast, TaskField } from './TaskField.tsx';
import { useReviewDraft } from './use-review-draft.ts';

const maxReply = 5000;

interface ReviewBoxProps {
  answer: SurveyAnswer;
  queue: ReviewQueue;
  /** Opens what waits longest in the queue after the review; null: nothing waits. */
  onReviewed: (next: { id: string; clientId: string } | null) => void;
}

/** The reply of who may write messages, which goes to the client's conversation, a task for the client, and the review. Ctrl+Enter sends. */
export function ReviewBox({ answer, queue, onReviewed }: ReviewBoxProps) {
  const { id, clientId, clientName, surveyName, state, reviewedAt, repliedAt, reviewerName, next, previous } = answer;
  const t = useTexts('surveys');
  const isReviewed = stateForCaller(answer) === 'reviewed';
  const { timeZone } = useMe();
  const may = useMay();
  const mayWrite = may('create chats');
  const { reply: draft, task, messageId, taskId, change, clear } = useReviewDraft(id);
  const reply = mayWrite ? draft : emptyReply;
  const review = useApiMutation(reviewRoutes.review, {
    invalidates: answerInvalidations,
    onSuccess: ({ next }) => {
      toast.success(t(hasReply ? 'review.replied' : 'review.done'));
      clear();
      onReviewed(next);
    },
  });
  const step = next || previous ? 'next' : 'last';
  const given = task?.text.trim() ? { id: taskId, text: task.text, dueOn: task.dueOn || null } : null;
  const hasReply = reply.text.trim() !== '' || reply.attachment !== null || given !== null;
  function run(): void {
    const isIncomplete = !isReplyReady(reply) || (given !== null && isDuePast(task, timeZone));
    if (review.isPending || isIncomplete || (isReviewed && !hasReply)) return;
    review.mutate({ id, reply: reply.text, attachmentId: reply.attachment?.id ?? null, messageId, task: given, queue });
  }

  return (
    <Card>
      <div className={classes['box']}>
        {state === 'reviewed' && reviewedAt && (
          <p className={classes['note']}>
            {t('review.reviewedBy', { date: formatDate(reviewedAt), name: reviewerName ?? '—' })}
            {repliedAt !== undefined &&
              ` ${repliedAt ? t('review.repliedOn', { date: formatDate(repliedAt) }) : t('review.notReplied')}`}
          </p>
        )}
        {state === 'sent' && isReviewed && <p className={classes['note']}>{t('review.readInPart')}</p>}
        {may('update surveys') && (
          <>
            {mayWrite && (
              <ReplyField
                client={{ id: clientId, name: clientName }}
                about={{ kind: 'check_in', id, part: null, label: surveyName }}
                label={t('review.reply', { name: clientName })}
                description={t('review.replyHelp')}
                maxLength={maxReply}
                reply={reply}
                onChange={(next) => change({ reply: next })}
                onSubmit={run}
              />
            )}
            <TaskField task={task} onChange={(next) => change({ task: next })} />
            <div className={classes['actions']}>
              {(!isReviewed || hasReply) && (
                <Button
                  data-review
                  loading={review.isPending}
                  leftSection={
                    hasReply ? <IconSend size={18} aria-hidden="true" /> : <IconCheck size={18} aria-hidden="true" />
                  }
                  onClick={run}
                >
                  {t(hasReply ? `review.sendReply.${step}` : `review.markReviewed.${step}`)}
                </Button>
              )}
              <small>{t('review.keys')}</small>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
