import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerValue } from '../../contract/answers.ts';
import { visibleQuestions } from '../../rules/visibility.ts';
import { AnswerField } from '../answers/AnswerField.tsx';
import { QuestionText } from '../answers/QuestionText.tsx';
import { useEditor, useSurvey } from './context.ts';
import classes from './SurveyEditor.module.css';

/** The survey as a client sees it, one question a page. What is tried here is not stored. */
export function PhonePreview() {
  const t = useTexts('surveys');
  const { openId } = useEditor();
  const questions = useSurvey((content) => content.questions);
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const visible = visibleQuestions(questions, answers);
  const wanted = openId.use();
  const isHidden =
    wanted !== null && !visible.some(({ id }) => id === wanted) && questions.some(({ id }) => id === wanted);
  const shown = questions.find(({ id }) => id === wanted) ?? visible[0];
  const at = visible.findIndex(({ id }) => id === shown?.id);
  if (!shown) return null;

  function answer(value: AnswerValue | null): void {
    const next = new Map(answers);
    if (value) next.set(shown?.id ?? '', value);
    else next.delete(shown?.id ?? '');
    setAnswers(next);
  }
  const show = (index: number) => openId.set(visible[index]?.id ?? null);

  return (
    <section className={classes['preview']} aria-label={t('editor.preview')}>
      <div className={classes['phone']}>
        <small>{at >= 0 ? t('fill.position', { number: at + 1, total: visible.length }) : t('editor.hiddenNow')}</small>
        <QuestionText question={shown} />
        <AnswerField question={shown} value={answers.get(shown.id)} onChange={answer} isPreview />
        <div className={classes['pager']}>
          <Button variant="default" disabled={at <= 0} onClick={() => show(at - 1)}>
            {t('fill.back')}
          </Button>
          <Button disabled={isHidden || at === visible.length - 1} onClick={() => show(at + 1)}>
            {t('fill.next')}
          </Button>
        </div>
      </div>
      <p>{t('editor.previewHelp')}</p>
    </section>
  );
}
