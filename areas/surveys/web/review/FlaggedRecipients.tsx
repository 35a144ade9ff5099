import { IconAlertTriangle } from '@tabler/icons-react';
import { type ComponentProps, Fragment } from 'react';
import { type ChosenRecipients, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import type { ApiResponse } from '#shell/common/route.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type AnswerFlag, reviewRoutes } from '../../contract/reviews.ts';
import { withoutExplanations } from '../../rules/flagged-health.ts';
import { type NamedAnswer, QuestionWithAnswer } from './AnswerQuote.tsx';
import { namedAnswersOf } from './FlaggedFirstAnswers.tsx';

/** Clients that are named; the others are counted. */
const shown = 5;

/**
 * What whoever assigns a program must know of the recipients: the flagged answers that wait for a review, and the others that matter also
 * once they are read. Shows nothing without any.
 */
export function FlaggedForTrainingOfRecipients(recipients: ChosenRecipients) {
  const { rows: flagged, isPending } = useFlagged(recipients);
  if (isPending) return null;
  const named = new Set(
    latestOfEach(flagged)
      .slice(0, shown)
      .map(({ clientId }) => clientId),
  );
  return (
    <>
      <FlaggedRecipients {...recipients} />
      <FlaggedFirstOfRecipients
        purpose="training"
        {...recipients}
        exceptIds={flagged.filter(({ clientId }) => named.has(clientId)).map(({ id }) => id)}
      />
    </>
  );
}

/** Names the recipients of an assignment whose flagged answers wait for a review, each with the questions. Shows nothing without any. */
export function FlaggedRecipients(recipients: ChosenRecipients) {
  const t = useTexts('surveys');
  const { rows: answers } = useFlagged(recipients);
  return (
    <FlaggedClients
      tone="danger"
      text={t('completed.flagged.recipients')}
      answers={answers.map(({ flags, ...one }) => ({
        ...one,
        named: namedOfFlags(flags.filter(({ changed }) => !changed)),
      }))}
    />
  );
}

const purposeTexts = {
  energy: 'completed.flagged.firstOfRecipients',
  training: 'completed.flagged.firstOfRecipientsForTraining',
} as const;

interface FlaggedFirstOfRecipientsProps extends ChosenRecipients {
  /** What is assigned. */
  purpose: keyof typeof purposeTexts;
  /** Check-ins that are not named, because the screen shows them otherwise. */
  exceptIds?: readonly string[];
}

/**
 * Names the recipients of an assignment with flagged questions that matter also once they are read (`FlaggedFirstAnswers`), each with the
 * questions. Shows nothing without any.
 */
export function FlaggedFirstOfRecipients({ purpose, exceptIds = [], ...recipients }: FlaggedFirstOfRecipientsProps) {
  const t = useTexts('surveys');
  const isAllowed = useMay()('view surveys');
  const { rows: answers } = useRowsOfRecipients(
    reviewRoutes.flaggedFirstOfRecipients,
    recipients,
    isAllowed,
    ({ flaggedFirst }) => flaggedFirst,
  );
  return (
    <FlaggedClients
      tone="warning"
      text={t(purposeTexts[purpose])}
      answers={answers
        .filter(({ id }) => !exceptIds.includes(id))
        .map((one) => ({ ...one, named: namedAnswersOf(one) }))}
    />
  );
}

/** The flagged questions with their answers; one that only explains another is quoted there. */
function namedOfFlags(flags: readonly AnswerFlag[]): NamedAnswer[] {
  return withoutExplanations(flags).map(({ question, answer, explanations = [] }) => ({
    question,
    ...(answer && { answer, explanations }),
  }));
}

/** Names the recipients of an assignment who have not answered the first survey yet. Shows nothing without any. */
export function PendingFirstOfRecipients(recipients: ChosenRecipients) {
  const t = useTexts('surveys');
  const isAllowed = useMay()('view surveys');
  const { rows: clients } = useRowsOfRecipients(
    reviewRoutes.pendingFirstOfRecipients,
    recipients,
    isAllowed,
    ({ pendingFirst }) => pendingFirst,
  );
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

function useFlagged(recipients: ChosenRecipients) {
  const isAllowed = useMay()('view surveys');
  const selectAnswers = ({ flaggedAnswers }: ApiResponse<typeof reviewRoutes.flaggedOfRecipients>) => flaggedAnswers;
  return useRowsOfRecipients(reviewRoutes.flaggedOfRecipients, recipients, isAllowed, selectAnswers);
}

interface FlaggedClientsProps extends Pick<ComponentProps<typeof Banner>, 'tone'> {
  text: string;
  /** The latest first. */
  answers: readonly { id: string; clientId: string; clientName: string; named: readonly NamedAnswer[] }[];
}

/** The first of each client in a list with the latest first. */
function latestOfEach<Answer extends { clientId: string }>(answers: readonly Answer[]): Answer[] {
  return [...new Map(answers.toReversed().map((one) => [one.clientId, one])).values()];
}

function FlaggedClients({ tone, text, answers }: FlaggedClientsProps) {
  const t = useTexts('surveys');
  const latest = latestOfEach(answers);
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
          <NamedAnswers named={answers.flatMap((one) => (one.clientId === clientId ? one.named : []))} />
        </Fragment>
      ))}
      {more > 0 && ` ${t('completed.flagged.more', { count: more })}`}
    </Banner>
  );
}

/** In brackets; of several answers to a question the latest. */
function NamedAnswers({ named }: { named: readonly NamedAnswer[] }) {
  const latest = [...new Map(named.toReversed().map((one) => [one.question, one])).values()].toReversed();
  if (latest.length === 0) return null;
  return (
    <>
      {' ('}
      {latest.map((answer, index) => (
        <Fragment key={answer.question}>
          {index > 0 && ', '}
          <QuestionWithAnswer {...answer} />
        </Fragment>
      ))}
      {')'}
    </>
  );
}
