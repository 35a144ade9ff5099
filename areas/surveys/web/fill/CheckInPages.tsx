import { withUnit } from '#shell/common/units.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { focusUnreadableField } from '#shell/web/forms/unreadable-field.ts';
import { useMay } from '#shell/web/session.ts';
import { loadTexts, useTexts } from '#shell/web/texts/texts.ts';
import { formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { OwnCheckIn } from '../../contract/check-ins.ts';
import { type Question, surveyMetrics } from '../../contract/questions.ts';
import { type AnswerFault, answersOf, faultOf, firstFault, fittingEntries } from '../../rules/answers.ts';
import { reservationOf } from '../../rules/reserved.ts';
import { visibleQuestions } from '../../rules/visibility.ts';
import { AnswerField } from '../answers/AnswerField.tsx';
import { QuestionText } from '../answers/QuestionText.tsx';
import type { useAnswers } from '../device/use-answers.ts';
import classes from './Fill.module.css';
import { FilesField } from './FilesField.tsx';
import { useAskedQuestions } from './use-photos-given.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { SavedNote } from './SavedNote.tsx';

const EarlierWeight = lazy(async () => {
  const [{ EarlierWeight: component }] = await Promise.all([
    import('#areas/metrics/web/lazy-public.tsx'),
    loadTexts(['metrics']),
  ]);
  return { default: component };
});

interface CheckInPagesProps {
  checkIn: OwnCheckIn;
  answers: ReturnType<typeof useAnswers>;
  onSent: () => void;
}

const reviewPage = 'review';

/** One question a page, then all answers before they are sent. Going back loses nothing. */
export function CheckInPages({ checkIn, answers, onSent }: CheckInPagesProps) {
  const t = useTexts('surveys');
  const faultText = useFaultText();
  const { id, hiddenIds } = checkIn;
  const questions = useAskedQuestions(checkIn.content.questions);
  const { store, entries, sending } = answers;
  const values = answersOf(fittingEntries(questions, entries));
  const visible = visibleQuestions(questions, values);
  const firstPage = store.findPosition(id) ?? visible[0]?.id ?? reviewPage;
  const [{ page, isFromReview }, setShown] = useState({ page: firstPage, isFromReview: false });
  const answerRef = useRef<HTMLDivElement>(null);
  /** What kept the client from going on. */
  const [found, setFound] = useState<AnswerFault | null>(null);
  const question = page === reviewPage ? undefined : (visible.find((one) => one.id === page) ?? visible[0]);
  const at = question ? visible.indexOf(question) : visible.length;
  const value = question && values.get(question.id);
  const fault = found && question && (value || found.name === 'answer_missing') ? faultOf(question, value) : null;

  // Moves the focus to the page that was opened, for screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what changed
  useEffect(() => document.querySelector<HTMLElement>(`.${classes['page']} h2`)?.focus(), [page]);

  function show(index: number): void {
    const next = visible[index]?.id ?? reviewPage;
    store.savePosition(id, next);
    setFound(null);
    setShown({ page: next, isFromReview: isFromReview || page === reviewPage });
  }

  /** What is missing and required, or not possible, is corrected before the next question. */
  function showNext(answered: Question): void {
    if (focusUnreadableField()) return;
    // A number that was sent and is withheld is on the server.
    const isWithheld = !value && hiddenIds.includes(answered.id);
    const fault = isWithheld ? null : faultOf(answered, value);
    if (!fault) {
      show(isFromReview ? visible.length : at + 1);
      return;
    }
    setFound(fault);
    answerRef.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea, button')?.focus();
  }

  function send(): void {
    // A number that was sent and is withheld is on the server.
    const known = questions.filter((one) => !hiddenIds.includes(one.id) || values.has(one.id));
    const missing = firstFault(known, values);
    if (missing) {
      show(visible.findIndex((one) => one.id === missing.question.id));
      setFound(missing);
      return;
    }
    answers.send();
    toast.success(t('fill.onItsWay'));
    onSent();
  }

  return (
    <Card>
      <div className={classes['page']} data-says-unreachable="true">
        <div className={classes['head']}>
          <span>{question ? t('fill.position', { number: at + 1, total: visible.length }) : t('fill.review')}</span>
          <SavedNote isRejected={sending?.state === 'rejected'} rejection={sending?.rejection} />
        </div>
        <progress className={classes['progress']} max={visible.length} value={at} aria-label={t('fill.progress')} />
        {question ? (
          <div ref={answerRef} className={classes['page']}>
            <QuestionPage key={question.id} question={question} checkIn={checkIn} answers={answers} value={value} />
          </div>
        ) : (
          <ReviewPage questions={visible} hiddenIds={hiddenIds} values={values} onOpen={show} />
        )}
        {fault && (
          <p className={classes['error']} role="alert">
            {faultText(fault)}
          </p>
        )}
        <div className={classes['pager']}>
          <Button variant="default" size="md" disabled={at === 0} onClick={() => show(at - 1)}>
            {t('fill.back')}
          </Button>
          <Button size="md" onClick={() => (question ? showNext(question) : send())}>
            {t(!question ? 'fill.send' : isFromReview ? 'fill.toReview' : 'fill.next')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Returns a function that says what is wrong with an answer. */
function useFaultText() {
  const t = useTexts('surveys');
  return ({ name, question: { kind, metric }, min, max }: AnswerFault): string => {
    const unit = kind === 'metric' && metric ? surveyMetrics[metric] : '';
    const text = (limit: number | null) =>
      limit === null ? '' : withUnit(formatMeasured(limit, unit), unitOfUser(unit));
    const least = name === 'number_out_of_range' ? formatMeasured(min ?? 0, unit) : text(min);
    return t(`fill.${name}`, { min: least, max: text(max) });
  };
}

interface QuestionPageProps {
  question: Question;
  checkIn: OwnCheckIn;
  answers: CheckInPagesProps['answers'];
  value: Parameters<typeof AnswerField>[0]['value'];
}

function QuestionPage({ question, checkIn, answers, value }: QuestionPageProps) {
  const t = useTexts('surveys');
  const mayCompare = useMay()('view own record');
  const { kind } = question;
  const reservation = reservationOf(question, checkIn.content.questions);
  return (
    <>
      <QuestionText question={question} />
      {reservation !== 'none' && (
        <p className={classes['note']}>
          {t(reservation === 'but_training' ? 'fill.reservedTraining' : 'fill.reserved')}
        </p>
      )}
      {question.metric === 'weight' && mayCompare && (
        <Suspense>
          <EarlierWeight weightKg={value?.kind === 'metric' ? value.value : undefined} />
        </Suspense>
      )}
      {checkIn.hiddenIds.includes(question.id) && !value && <p className={classes['note']}>{t('fill.hidden')}</p>}
      {kind === 'files' || kind === 'progress' ? (
        <FilesField question={{ ...question, kind }} value={value} checkIn={checkIn} answers={answers} />
      ) : (
        <AnswerField question={question} value={value} onChange={(next) => answers.answer(question.id, next)} />
      )}
    </>
  );
}
