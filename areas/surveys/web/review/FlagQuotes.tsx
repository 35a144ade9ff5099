import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import { gravestFirst } from '../../rules/gravest-flags.ts';
import { useAnswerText } from '../answers/AnswerText.tsx';

/** Flagged answers that are quoted; the others are counted. */
const shown = 4;
/** Characters of an answer that are quoted. */
const maxCharacters = 300;

/**
 * The flagged answers as they are now, the gravest first, a line for each: `Altro? Disturbo: «Mi gira la testa»`. Answers that were
 * changed are in `FlagChanges`. The screen must load the text namespace `surveys`.
 */
export function FlagQuotes({ flags }: { flags: readonly AnswerFlag[] }) {
  const t = useTexts('surveys');
  const textOf = useAnswerText();
  const quoted = gravestFirst(flags.flatMap(({ answer, ...flag }) => (answer ? [{ ...flag, answer }] : [])));
  const more = quoted.length - shown;
  return (
    <>
      {quoted.slice(0, shown).map(({ questionId, question, reason, answer }) => (
        <div key={questionId}>
          {question} {t(`completed.flagged.quoted.${reason}`, { answer: shortened(textOf(answer)) })}
        </div>
      ))}
      {more > 0 && <div>{t('completed.flagged.moreAnswers', { count: more })}</div>}
    </>
  );
}

function shortened(text: string): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters)}…`;
}
