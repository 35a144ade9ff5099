import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import { withoutExplanations } from '../../rules/flagged-health.ts';
import { gravestFirst } from '../../rules/gravest-flags.ts';
import { AnswerQuote } from './AnswerQuote.tsx';

/** Flagged answers that are quoted; the others are counted. */
const shown = 6;

/**
 * The flagged answers as they are now with what explains them, the gravest first, a line for each: `Altro? Disturbo: «Mi gira la testa»`.
 * Answers that were changed are in `FlagChanges`. The screen must load the text namespace `surveys`.
 */
export function FlagQuotes({ flags }: { flags: readonly AnswerFlag[] }) {
  const t = useTexts('surveys');
  const quoted = gravestFirst(
    withoutExplanations(flags).flatMap(({ answer, explanations = [], ...flag }) => {
      const isWithSymptom = flags.some(
        ({ questionId, reason }) => reason === 'symptom' && explanations.some((one) => one.questionId === questionId),
      );
      return answer ? [{ ...flag, answer, explanations, isWithSymptom }] : [];
    }),
  );
  const more = quoted.length - shown;
  return (
    <>
      {quoted.slice(0, shown).map(({ questionId, question, ...quote }) => (
        <div key={questionId}>
          {question} <AnswerQuote {...quote} />
        </div>
      ))}
      {more > 0 && <div>{t('completed.flagged.moreAnswers', { count: more })}</div>}
    </>
  );
}
