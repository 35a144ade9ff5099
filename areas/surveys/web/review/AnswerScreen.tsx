import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useWriteAboutAction } from '#areas/chats/web/public.tsx';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type ReviewQueue, reviewQueues, reviewRoutes, type SurveyAnswer } from '../../contract/reviews.ts';
import { answerInvalidations } from '../invalidations.ts';
import { stateTones } from '../state-tones.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { stateForCaller } from './AnswerState.tsx';
import classes from './Review.module.css';
import { GivenTasks } from './GivenTasks.tsx';
import { ReviewBox } from './ReviewBox.tsx';
import { PeriodPanel, WeightPanel } from './PeriodPanel.tsx';
import { PosePhotos } from './PosePhotos.tsx';
import { RepliedBadge } from './RepliedBadge.tsx';
import { ReplyBy } from './ReplyBy.tsx';
import { ReservedNote } from './ReservedNote.tsx';
import { useReviewKeys } from './use-review-keys.ts';

interface Waiting {
  id: string;
  clientId: string;
}

/**
 * One check-in with the last time, the days that it is about, and the reply. J and K go through what waits: of this client, or of all
 * when it was opened from a list of all. After the last answers the review leads back to where the first ones were opened.
 */
export function AnswerScreen() {
  const { id: clientId = '', surveyAnswerId = '' } = useParams({ strict: false });
  const { queue: wanted, workoutId } = useSearch({ strict: false }) as { queue?: string; workoutId?: string };
  const queue = reviewQueues.find((one) => one === wanted) ?? 'client';
  const t = useTexts('surveys');
  const { data, error } = useApiQuery(reviewRoutes.get, { clientId, id: surveyAnswerId, queue });
  const navigate = useNavigate();
  const { history } = useRouter();
  const answer = data?.surveyAnswer;
  const open = useCallback(
    (to: Waiting | null) => {
      if (!to) return;
      const params = { id: to.clientId, surveyAnswerId: to.id };
      void navigate({
        to: '/clients/$id/surveys/$surveyAnswerId/details',
        params,
        search: { ...(queue !== 'client' && { queue }), ...(workoutId && { workoutId }) },
        // The way back leads to where the first answers were opened.
        replace: true,
      });
    },
    [navigate, queue, workoutId],
  );
  const leave = (to: Waiting | null) => {
    if (to) open(to);
    else if (history.canGoBack()) history.back();
  };
  useReviewKeys({ next: () => open(answer?.next ?? null), previous: () => open(answer?.previous ?? null) });

  return (
    <ClientLayout
      id={clientId}
      active="surveys"
      actions={
        workoutId && (
          <LinkButton
            to="/clients/$id/train/$workoutId"
            params={{ id: clientId, workoutId }}
            leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          >
            {t('review.toWorkout')}
          </LinkButton>
        )
      }
    >
      {error && !answer && error.status !== 404 && <ErrorScreen error={error} />}
      {!answer && !error && <Skeleton height={320} radius={12} />}
      {answer && <Answer key={answer.id} answer={answer} queue={queue} onOpen={open} onReviewed={leave} />}
    </ClientLayout>
  );
}

interface AnswerProps {
  answer: SurveyAnswer;
  queue: ReviewQueue;
  onOpen: (to: Waiting | null) => void;
  onReviewed: (next: Waiting | null) => void;
}

function Answer({ answer, queue, onOpen, onReviewed }: AnswerProps) {
  const t = useTexts('surveys');
  const navigate = useNavigate();
  const writeAboutAction = useWriteAboutAction();
  const { id, type, surveyName, dueOn, state, sentOn, lastOn, revisions, next, previous, clientId } = answer;
  const shown = stateForCaller(answer);
  const isSent = state === 'sent' || state === 'reviewed';
  const period = useApiQuery(reviewRoutes.period, { clientId, id }, { enabled: isSent }).data?.period;
  const deletion = useRecordAction(reviewRoutes.delete, {
    confirm: {
      title: t('review.delete.title'),
      text: t('review.delete.text'),
      confirmLabel: t('review.delete.yes'),
      destructive: true,
    },
    invalidates: answerInvalidations,
    success: t('review.delete.done'),
    onSuccess: () => void navigate({ to: '/clients/$id/surveys', params: { id: clientId } }),
  });
  const notes = [
    t(type === 'WELCOME' ? 'review.ofFirst' : 'review.of', { date: formatDate(dueOn) }),
    sentOn && t('review.sentAt', { date: formatDate(sentOn) }),
    lastOn && t('review.lastOn', { date: formatDate(lastOn) }),
    revisions > 0 && t('review.revisions', { count: revisions }),
  ].filter(Boolean);

  return (
    <div className={classes['columns']}>
      <div className={classes['review']}>
        {period && <PosePhotos clientId={clientId} photos={period.photos} />}
        <ReservedNote answer={answer} />
        <Section
          title={surveyName}
          subtitle={notes.join(' · ')}
          flush
          actions={
            <>
              <span className={classes['badge']}>
                <ReplyBy answer={answer} />
                <StateBadge tone={stateTones[shown]}>{t(`completed.states.${shown}`)}</StateBadge>
                <RepliedBadge answer={answer} />
              </span>
              <ActionMenu
                label={t('review.menu')}
                actions={[
                  writeAboutAction(clientId, { kind: 'check_in', id, part: null, label: surveyName }),
                  {
                    label: t('review.delete.action'),
                    icon: IconTrash,
                    permission: 'delete surveys',
                    isDestructive: true,
                    onClick: () => deletion.run({ id }),
                  },
                ]}
              />
            </>
          }
        >
          <AnswerRows answer={answer} />
        </Section>
      </div>
      <div className={classes['side']}>
        {period && (
          <>
            <PeriodPanel clientId={clientId} id={id} period={period} />
            <WeightPanel period={period} />
          </>
        )}
        <GivenTasks answer={answer} />
        {isSent && <ReviewBox answer={answer} queue={queue} onReviewed={onReviewed} />}
        {(previous || next) && (
          <div className={classes['pager']}>
            <Button variant="default" disabled={!previous} onClick={() => onOpen(previous)}>
              {t('review.previous')}
            </Button>
            <Button variant="default" disabled={!next} onClick={() => onOpen(next)}>
              {t('review.next')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
