import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { inUnitOfUser } from '#shell/web/texts/units.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { ReviewedAnswer, SurveyAnswer } from '../../contract/reviews.ts';
import { fileIdsOf, numberOf } from '../../rules/answers.ts';
import { AnswerText } from '../answers/AnswerText.tsx';
import { shownFiles } from '../answers/shown-files.ts';
import classes from './Review.module.css';
import { Spark } from './Spark.tsx';

/** Each question with the last time and now. */
export function AnswerRows({ answer: { id: checkInId, clientId, answers, files, state } }: { answer: SurveyAnswer }) {
  const t = useTexts('surveys');
  if (answers.length === 0)
    return <EmptyState illustration="list" text={t(state === 'missed' ? 'review.missed' : 'review.none')} />;
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('review.question')}</th>
          <th scope="col">{t('review.before')}</th>
          <th scope="col">{t('review.now')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => {
          const ids = fileIdsOf(answer);
          const sent = shownFiles({ clientId }, { checkInId, files, ids });
          return (
            <tr key={answer.questionId} data-flagged={answer.flag !== null}>
              <th scope="row">
                {answer.question}
                {answer.flag && (
                  <div className={classes['flag']}>
                    <StateBadge tone="bad">{t(`review.flags.${answer.flag}`)}</StateBadge>
                  </div>
                )}
              </th>
              <td data-label={t('review.before')}>
                <AnswerText answer={answer.before} />
              </td>
              <td data-label={t('review.now')}>
                <AnswerText answer={answer} />
                <Delta answer={answer} />
                <Spark numbers={answer.numbers} unit={answer.kind === 'metric' ? answer.unit : ''} />
                <AttachmentThumbs attachments={sent} name={answer.question} />
                {ids.length > sent.length && <small>{t('review.arriving', { count: ids.length - sent.length })}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The difference to the last time, `+0,5`. */
function Delta({ answer }: { answer: ReviewedAnswer }) {
  const [now, before] = [numberOf(answer), answer.before && numberOf(answer.before)];
  if (now === null || before === null) return null;
  const delta = inUnitOfUser(now - before, answer.kind === 'metric' ? answer.unit : '');
  return (
    <small
      className={classes['delta']}
    >{`${delta > 0 ? '+' : delta < 0 ? '−' : '±'}${formatNumber(Math.abs(delta), 2)}`}</small>
  );
}
