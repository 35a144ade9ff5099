import { shownDifference } from '#shell/common/numbers.ts';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { decimalsOfUser, inUnitOfUser } from '#shell/web/texts/units.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { SentAnswer } from '../../contract/check-ins.ts';
import type { ReviewedAnswer, SurveyAnswer } from '../../contract/reviews.ts';
import { fileIdsOf, numberOf } from '../../rules/answers.ts';
import { AnswerText, useAnswerText } from '../answers/AnswerText.tsx';
import { shownFiles } from '../answers/shown-files.ts';
import classes from './Review.module.css';
import { Spark } from './Spark.tsx';

/** Each question with the last time, unless these are the first answers, and now. */
export function AnswerRows({ answer }: { answer: SurveyAnswer }) {
  const t = useTexts('surveys');
  const { id: checkInId, clientId, answers, withdrawn, files, state, lastOn, skipped = [] } = answer;
  const reserved = state === 'sent' || state === 'reviewed' ? (answer.reserved?.questions ?? []) : [];
  if (answers.length + withdrawn.length + reserved.length + skipped.length === 0)
    return <EmptyState illustration="list" text={t(state === 'missed' ? 'review.missed' : 'review.none')} />;
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('review.question')}</th>
          {lastOn !== null && <th scope="col">{t('review.before')}</th>}
          <th scope="col">{t('review.now')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((one) => {
          const ids = fileIdsOf(one);
          const sent = shownFiles({ clientId }, { checkInId, files, ids });
          return (
            <tr key={one.questionId} data-flagged={one.flag !== null}>
              <th scope="row">
                {one.question}
                {one.flag && <FlagBadge flag={one.flag} />}
                {one.isCorrected && <CorrectedBadge />}
              </th>
              {lastOn !== null && (
                <td data-label={t('review.before')}>
                  <AnswerText answer={one.before} />
                </td>
              )}
              <td data-label={t('review.now')}>
                <AnswerText answer={one} />
                {one.isCorrected && <ReplacedAnswer answer={one.replaced} />}
                <Delta answer={one} />
                <Spark numbers={one.numbers} unit={one.kind === 'metric' ? one.unit : ''} />
                <AttachmentThumbs attachments={sent} name={one.question} />
                {ids.length > sent.length && (
                  <small>
                    {t(isWithheld(answer, one) ? 'review.withheld' : 'review.arriving', {
                      count: ids.length - sent.length,
                    })}
                  </small>
                )}
              </td>
            </tr>
          );
        })}
        {withdrawn.map((one) => (
          <tr key={one.questionId} data-flagged={one.flag !== null}>
            <th scope="row">
              {one.question}
              {one.flag && <FlagBadge flag={one.flag} />}
              <CorrectedBadge />
            </th>
            {lastOn !== null && <td data-label={t('review.before')} />}
            <td data-label={t('review.now')}>
              <AnswerText answer={null} />
              <ReplacedAnswer answer={one} />
            </td>
          </tr>
        ))}
        {skipped.map(({ questionId, question }) => (
          <tr key={questionId}>
            <th scope="row">{question}</th>
            {lastOn !== null && <td data-label={t('review.before')} />}
            <td data-label={t('review.now')}>
              <AnswerText answer={null} />
            </td>
          </tr>
        ))}
        {reserved.map(({ questionId, question }) => (
          <tr key={questionId}>
            <th scope="row">{question}</th>
            {lastOn !== null && <td data-label={t('review.before')} />}
            <td data-label={t('review.now')}>
              <StateBadge tone="quiet">{t('review.reserved.label')}</StateBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether files are missing because the client has not agreed to photos, and not because they are on their way. */
function isWithheld({ withheldFiles }: SurveyAnswer, { kind }: SentAnswer): boolean {
  return withheldFiles === 'all' || (withheldFiles === 'photos' && kind === 'progress');
}

function FlagBadge({ flag }: { flag: NonNullable<ReviewedAnswer['flag']> }) {
  const t = useTexts('surveys');
  return (
    <div className={classes['flag']}>
      <StateBadge tone="bad">{t(`review.flags.${flag}`)}</StateBadge>
    </div>
  );
}

function CorrectedBadge() {
  const t = useTexts('surveys');
  return (
    <div className={classes['flag']}>
      <StateBadge tone="soon">{t('completed.corrected')}</StateBadge>
    </div>
  );
}

/** What the client had sent before the correction. */
function ReplacedAnswer({ answer }: { answer: SentAnswer | null }) {
  const t = useTexts('surveys');
  const textOf = useAnswerText();
  return <small>{t('review.replaced', { answer: answer ? textOf(answer) : t('fill.noAnswer') })}</small>;
}

/** The difference to the last time, `+0,5`. */
function Delta({ answer }: { answer: ReviewedAnswer }) {
  const [now, before] = [numberOf(answer), answer.before && numberOf(answer.before)];
  if (now === null || before === null) return null;
  const isMeasured = answer.kind === 'metric';
  const unit = isMeasured ? answer.unit : '';
  const decimals = isMeasured ? decimalsOfUser(unit, 1) : 2;
  const delta = shownDifference(inUnitOfUser(now, unit), inUnitOfUser(before, unit), decimals);
  return (
    <small
      className={classes['delta']}
    >{`${delta > 0 ? '+' : delta < 0 ? '−' : '±'}${formatNumber(Math.abs(delta), decimals)}`}</small>
  );
}
