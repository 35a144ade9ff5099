import { useTexts } from '#shell/web/texts/texts.ts';
import type { FlagChange as Change } from '../../contract/reviews.ts';
import { useAnswerText } from '../answers/AnswerText.tsx';

/** What a flagged answer was and is now, `prima: Sì, ora: No`. The screen must load the text namespace `surveys`. */
export function FlagChange({ change: { was, now } }: { change: Change }) {
  const t = useTexts('surveys');
  const textOf = useAnswerText();
  return t('completed.flagged.change', { was: textOf(was), now: now ? textOf(now) : t('fill.noAnswer') });
}
