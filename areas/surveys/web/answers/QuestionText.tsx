import { useTexts } from '#shell/web/texts/texts.ts';
import type { Question } from '../../contract/questions.ts';
import classes from './Answers.module.css';

/** The question with its help; says when it may be left out. */
export function QuestionText({ question: { text, help, required } }: { question: Question }) {
  const t = useTexts('surveys');
  return (
    <div>
      <h2 className={classes['question']} tabIndex={-1}>
        {text || t('editor.noText')}
      </h2>
      {help && <p className={classes['help']}>{help}</p>}
      {!required && <p className={classes['help']}>{t('fill.optional')}</p>}
    </div>
  );
}
