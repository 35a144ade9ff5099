import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment } from 'react';
import { maxRecipients } from '#areas/assignments/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';

/** Clients that are named; the others are counted. */
const shown = 5;

interface FlaggedRecipientsProps {
  clientIds: string[];
  groupIds: string[];
}

/** Names the recipients of an assignment whose flagged answers wait for a review. Shows nothing without any. */
export function FlaggedRecipients({ clientIds, groupIds }: FlaggedRecipientsProps) {
  const t = useTexts('surveys');
  const hasRecipients = clientIds.length + groupIds.length > 0;
  const { data } = useApiQuery(
    reviewRoutes.flaggedOfRecipients,
    { clientIds, groupIds },
    {
      enabled: hasRecipients && clientIds.length <= maxRecipients,
      placeholderData: keepPreviousData,
      meta: { skipGlobalErrorHandler: true },
    },
  );
  // The latest of each client.
  const latest = [...new Map(data?.flaggedAnswers.toReversed().map((one) => [one.clientId, one])).values()];
  if (!hasRecipients || latest.length === 0) return null;
  const more = latest.length - shown;

  return (
    <Banner tone="danger" icon={IconAlertTriangle} role="status">
      {t('completed.flagged.recipients')}{' '}
      {latest.slice(0, shown).map(({ id, clientId, clientName }, index) => (
        <Fragment key={clientId}>
          {index > 0 && ', '}
          <LinkAnchor
            to="/clients/$id/surveys/$surveyAnswerId/details"
            params={{ id: clientId, surveyAnswerId: id }}
            inherit
            c="inherit"
            underline="always"
          >
            {clientName}
          </LinkAnchor>
        </Fragment>
      ))}
      {more > 0 && ` ${t('completed.flagged.more', { count: more })}`}
    </Banner>
  );
}
