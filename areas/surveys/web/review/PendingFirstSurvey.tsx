import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { openChat } from '#areas/chats/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';

interface PendingFirstSurveyProps {
  clientId: string;
  /** No link to the surveys of the client, for their own screen. */
  isOnSurveys?: boolean;
}

/**
 * The first survey that the client has not sent, with a message that reminds of it. Shows nothing without one. The screen must load the
 * text namespace `surveys`.
 */
export function PendingFirstSurvey({ clientId, isOnSurveys = false }: PendingFirstSurveyProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(reviewRoutes.pendingFirst, { clientId }, { enabled: may('view surveys') });
  const pending = data?.firstSurvey;
  if (!pending) return null;
  const { name, state, since } = pending;
  return (
    <Banner
      tone="info"
      icon={IconClipboardList}
      actions={
        <>
          {state !== 'invited' && may('create chats') && (
            <Button variant="default" size="xs" onClick={() => openChat(clientId)}>
              {t('completed.pendingFirst.remind')}
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
      {since === null
        ? t('completed.pendingFirst.notInvited', { name })
        : t(`completed.pendingFirst.${state}`, { name, date: formatDate(since) })}
    </Banner>
  );
}
