import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentProps, Fragment } from 'react';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
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
export function FlaggedRecipients(recipients: FlaggedRecipientsProps) {
  const t = useTexts('surveys');
  const { data } = useApiQuery(reviewRoutes.flaggedOfRecipients, recipients, useOptions(recipients));
  return (
    <FlaggedClients
      tone="danger"
      text={t('completed.flagged.recipients')}
      answers={hasRecipients(recipients) ? data?.flaggedAnswers : undefined}
    />
  );
}

const purposeTexts = {
  energy: 'completed.flagged.firstOfRecipients',
  training: 'completed.flagged.firstOfRecipientsForTraining',
} as const;

interface FlaggedFirstOfRecipientsProps extends FlaggedRecipientsProps {
  /** What is assigned. */
  purpose: keyof typeof purposeTexts;
}

/**
 * Names the recipients of an assignment with flagged questions that matter also once they are read (`FlaggedFirstAnswers`), each with the
 * questions. Shows nothing without any.
 */
export function FlaggedFirstOfRecipients({ purpose, ...recipients }: FlaggedFirstOfRecipientsProps) {
  const t = useTexts('surveys');
  const { data } = useApiQuery(reviewRoutes.flaggedFirstOfRecipients, recipients, useOptions(recipients));
  return (
    <FlaggedClients
      tone="warning"
      text={t(purposeTexts[purpose])}
      answers={hasRecipients(recipients) ? data?.flaggedFirst : undefined}
    />
  );
}

/** Names the recipients of an assignment who have not answered the first survey yet. Shows nothing without any. */
export function PendingFirstOfRecipients(recipients: FlaggedRecipientsProps) {
  const t = useTexts('surveys');
  const { data } = useApiQuery(reviewRoutes.pendingFirstOfRecipients, recipients, useOptions(recipients));
  const clients = (hasRecipients(recipients) && data?.pendingFirst) || [];
  const more = clients.length - shown;
  if (clients.length === 0) return null;
  return (
    <Banner tone="info" role="status">
      {t('completed.pendingFirst.recipients', { count: clients.length })}{' '}
      {clients
        .slice(0, shown)
        .map(({ clientName }) => clientName)
        .join(', ')}
      {more > 0 && ` ${t('completed.flagged.more', { count: more })}`}
    </Banner>
  );
}

function useOptions(recipients: FlaggedRecipientsProps) {
  const may = useMay();
  return {
    enabled: may('view surveys') && hasRecipients(recipients) && recipients.clientIds.length <= maxRecipients,
    placeholderData: keepPreviousData,
    meta: { skipGlobalErrorHandler: true },
  };
}

function hasRecipients({ clientIds, groupIds }: FlaggedRecipientsProps): boolean {
  return clientIds.length + groupIds.length > 0;
}

interface FlaggedClientsProps extends Pick<ComponentProps<typeof Banner>, 'tone'> {
  text: string;
  /** The latest first. */
  answers: readonly { id: string; clientId: string; clientName: string; questions?: readonly string[] }[] | undefined;
}

function FlaggedClients({ tone, text, answers = [] }: FlaggedClientsProps) {
  const t = useTexts('surveys');
  // The latest of each client.
  const latest = [...new Map(answers.toReversed().map((one) => [one.clientId, one])).values()];
  if (latest.length === 0) return null;
  const more = latest.length - shown;

  return (
    <Banner tone={tone} icon={IconAlertTriangle} role="status">
      {text}{' '}
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
          <FlaggedQuestions questions={answers.flatMap((one) => (one.clientId === clientId && one.questions) || [])} />
        </Fragment>
      ))}
      {more > 0 && ` ${t('completed.flagged.more', { count: more })}`}
    </Banner>
  );
}

function FlaggedQuestions({ questions }: { questions: readonly string[] }) {
  const t = useTexts('surveys');
  const named = [...new Set(questions)].map((question) => t('completed.flagged.firstQuestion', { question }));
  return named.length > 0 && ` (${named.join(', ')})`;
}
