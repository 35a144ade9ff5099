import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import { useAnswerText } from '../answers/AnswerText.tsx';

/**
 * What each flagged answer that was changed was and is now, a line for each: `Hai dolore al petto? prima: Sì, ora: No`. The screen must
 * load the text namespace `surveys`.
 */
export function FlagChanges({ flags }: { flags: readonly AnswerFlag[] }) {
  const t = useTexts('surveys');
  const textOf = useAnswerText();
  return flags.map(
    ({ questionId, question, changed }) =>
      changed && (
        <div key={`${questionId} ${JSON.stringify(changed.was.value)}`}>
          {question}{' '}
          {t('completed.flagged.change', {
            was: textOf(changed.was),
            now: changed.now ? textOf(changed.now) : t('fill.noAnswer'),
          })}
        </div>
      ),
  );
}
