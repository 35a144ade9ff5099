import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';
import type { FlaggedFirst } from '../../contract/first-surveys.ts';
import { type NamedAnswer, QuestionWithAnswer } from './AnswerQuote.tsx';

/** Check-ins that are named, and questions of each; the others are counted. */
const [shown, shownQuestions] = [5, 4];

const purposeTexts = {
  energy: 'completed.flagged.firstForEnergy',
  training: 'completed.flagged.firstForTraining',
  inPerson: 'completed.flagged.firstInPerson',
} as const;

interface FlaggedFirstAnswersProps {
  clientId: string;
  /** What is decided with them. */
  purpose?: keyof typeof purposeTexts;
  /** The training in person that the answers lead back to. */
  workoutId?: string | undefined;
  /** Check-ins that are not named, because the screen shows them otherwise. */
  exceptIds?: readonly string[];
}

/**
 * The flagged questions of the client that matter also once they are read (`mattersAfterReview`), each with its survey and day, for where
 * energy and training are decided; `FlaggedAnswers` has those that wait for a review. Shows nothing without any. The screen must load the
 * text namespace `surveys`.
 */
export function FlaggedFirstAnswers({
  clientId,
  purpose = 'energy',
  workoutId,
  exceptIds = [],
}: FlaggedFirstAnswersProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(
    reviewRoutes.flaggedFirst,
    { clientId },
    // Health data of a client who has withdrawn the consent is refused.
    { enabled: may('view surveys'), meta: { skipGlobalErrorHandler: true } },
  );
  const named = (data?.flaggedFirst ?? [])
    .filter(({ id }) => !exceptIds.includes(id))
    .map((one) => ({ ...one, named: namedAnswersOf(one) }));
  if (named.length === 0) return null;
  const checkIns = named.slice(0, shown).map((one) => ({ ...one, named: one.named.slice(0, shownQuestions) }));
  const more = countQuestions(named) - countQuestions(checkIns);
  return (
    <Banner tone="warning" icon={IconAlertTriangle} role="status">
      {t('completed.flagged.first')}{' '}
      {checkIns.map(({ id, named: answers, surveyName, sentOn }, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          {answers.map((answer, position) => (
            <Fragment key={answer.question}>
              {position > 0 && ', '}
              <QuestionWithAnswer {...answer} />
            </Fragment>
          ))}{' '}
          (
          <LinkAnchor
            to="/clients/$id/surveys/$surveyAnswerId/details"
            params={{ id: clientId, surveyAnswerId: id }}
            search={workoutId ? { workoutId } : {}}
            inherit
            c="inherit"
            underline="always"
          >
            {surveyName && sentOn
              ? t('completed.flagged.firstSource', { survey: surveyName, date: formatDate(sentOn) })
              : t('completed.flagged.open')}
          </LinkAnchor>
          )
        </Fragment>
      ))}
      {more > 0 && ` ${t('completed.flagged.moreAnswers', { count: more })}`}
      {`. ${t(purposeTexts[purpose])}`}
    </Banner>
  );
}

/** The flagged questions with their answers; in a response that an earlier release cached without them. */
export function namedAnswersOf({ questions, answers }: Pick<FlaggedFirst, 'questions' | 'answers'>): NamedAnswer[] {
  return (
    answers?.map((one) => ({ question: one.answer.question, ...one })) ?? questions.map((question) => ({ question }))
  );
}

function countQuestions(checkIns: readonly { named: readonly NamedAnswer[] }[]): number {
  return checkIns.reduce((count, { named }) => count + named.length, 0);
}
