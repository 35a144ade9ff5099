import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Question } from '../../contract/questions.ts';
import { sentAnswers } from '../../rules/answers.ts';
import type { Answers } from '../../rules/visibility.ts';
import { AnswerText } from '../answers/AnswerText.tsx';
import classes from './Fill.module.css';

interface ReviewPageProps {
  questions: readonly Question[];
  /** Questions whose sent number is withheld. */
  hiddenIds: readonly string[];
  values: Answers;
  onOpen: (index: number) => void;
}

/** All answers before they are sent; each opens its question. */
export function ReviewPage({ questions, hiddenIds, values, onOpen }: ReviewPageProps) {
  const t = useTexts('surveys');
  const answers = new Map(sentAnswers(questions, values).map((answer) => [answer.questionId, answer]));
  return (
    <div>
      <h2 className={classes['title']} tabIndex={-1}>
        {t('fill.reviewTitle')}
      </h2>
      <ul className={classes['review']}>
        {questions.map(({ id, text, required }, index) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(index)}
              data-missing={required && !answers.has(id) && !hiddenIds.includes(id)}
            >
              <span>
                <small>{text}</small>
                {hiddenIds.includes(id) && !answers.has(id) ? (
                  <span>{t('fill.hiddenAnswer')}</span>
                ) : (
                  <AnswerText answer={answers.get(id) ?? null} />
                )}
              </span>
              <IconPencil size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
