import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { reviewRoutes, type SurveyAnswer } from '../../contract/reviews.ts';
import { answerInvalidations } from '../invalidations.ts';
import classes from './Review.module.css';

const maxReply = 5000;

interface ReviewBoxProps {
  answer: SurveyAnswer;
  /** Opens what waits longest after the review; null: nothing waits. */
  onReviewed: (next: { id: string; clientId: string } | null) => void;
}

/** The reply, which goes to the client's conversation, and the review. Ctrl+Enter sends. */
export function ReviewBox({ answer: { id, state, reviewedAt, reviewerName, clientName }, onReviewed }: ReviewBoxProps) {
  const t = useTexts('surveys');
  const mayReview = useMay()('update surveys');
  const [reply, setReply] = useState('');
  const [messageId, setMessageId] = useState(newId);
  const review = useApiMutation(reviewRoutes.review, {
    invalidates: answerInvalidations,
    onSuccess: ({ next }) => {
      toast.success(t(reply.trim() ? 'review.replied' : 'review.done'));
      setReply('');
      setMessageId(newId());
      onReviewed(next);
    },
  });
  const run = () => review.mutate({ id, reply, messageId });
  const isReviewed = state === 'reviewed';

  return (
    <Card>
      <div className={classes['box']}>
        {isReviewed && reviewedAt && (
          <p className={classes['note']}>
            {t('review.reviewedBy', { date: formatDate(reviewedAt), name: reviewerName ?? '—' })}
          </p>
        )}
        {mayReview && (
          <>
            <Textarea
              data-review-reply
              label={t('review.reply', { name: clientName })}
              description={t('review.replyHelp')}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={maxReply}
              value={reply}
              onChange={(event) => setReply(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
              }}
            />
            <div className={classes['actions']}>
              {(!isReviewed || reply.trim() !== '') && (
                <Button
                  loading={review.isPending}
                  leftSection={
                    reply.trim() ? (
                      <IconSend size={18} aria-hidden="true" />
                    ) : (
                      <IconCheck size={18} aria-hidden="true" />
                    )
                  }
                  onClick={run}
                >
                  {t(reply.trim() ? 'review.sendReply' : 'review.markReviewed')}
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
