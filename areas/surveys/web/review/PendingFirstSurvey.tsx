import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { openChat } from '#areas/chats/web/public.tsx';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { answerInvalidations } from '../invalidations.ts';

interface PendingFirstSurveyProps {
  clientId: string;
  /** No link to the surveys of the client, for their own screen. */
  isOnSurveys?: boolean;
}

/**
 * The first survey that the client has not sent, with a message that reminds of it, or with the way to send one that does not reach
 * them. Shows nothing without one. The screen must load the
 * text namespace `surveys`.
 */
export function PendingFirstSurvey({ clientId, isOnSurveys = false }: PendingFirstSurveyProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(reviewRoutes.pendingFirst, { clientId }, { enabled: may('view surveys') });
  const send = useApiMutation(surveyAssignmentRoutes.sendWelcome, {
    invalidates: answerInvalidations,
    onSuccess: () => toast.success(t('completed.pendingFirst.sent')),
  });
  const pending = data?.firstSurvey;
  if (!pending) return null;
  const { surveyId, name, state, since } = pending;
  return (
    <Banner
      tone="info"
      icon={IconClipboardList}
      actions={
        <>
          {(state === 'open' || state === 'draft') && may('create chats') && (
            <Button variant="default" size="xs" onClick={() => openChat(clientId)}>
              {t('completed.pendingFirst.remind')}
            </Button>
          )}
          {state === 'not_reached' && may('update surveys') && (
            <Button
              size="xs"
              loading={send.isPending}
              onClick={() => send.mutate({ id: surveyId, clientIds: [clientId] })}
            >
              {t('completed.pendingFirst.send')}
            </Button>
          )}
          {!isOnSurveys && (
            <LinkButton to="/clients/$id/surveys" params={{ id: clientId }} variant="default" size="xs">
              {t('completed.pendingFirst.surveys')}
            </LinkButton>
          )}
        </>
      }
    >
      {state === 'not_reached'
        ? t('completed.pendingFirst.not_reached', { name })
        : since === null
          ? t('completed.pendingFirst.notInvited', { name })
          : t(`completed.pendingFirst.${state}`, { name, date: formatDate(since) })}
    </Banner>
  );
}
