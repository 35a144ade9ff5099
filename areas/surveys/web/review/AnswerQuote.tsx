import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExplainedAnswer, SentAnswer } from '../../contract/check-ins.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import { useAnswerText } from '../answers/AnswerText.tsx';

/** Characters of an answer that are quoted before the button that shows the others. */
const maxCharacters = 160;

interface AnswerQuoteProps {
  answer: SentAnswer;
  explanations?: readonly SentAnswer[] | undefined;
  reason?: AnswerFlag['reason'];
}

/** What was answered and what explains it, `Sì · «torn ACL 2019, no deep squats»`; the whole text of a long one with a button. */
export function AnswerQuote({ answer, explanations = [], reason = 'answer' }: AnswerQuoteProps) {
  const t = useTexts('surveys');
  const textOf = useAnswerText();
  const [isWhole, setIsWhole] = useState(false);
  const explained = explanations.map((one) => t('completed.flagged.explanation', { answer: textOf(one).trim() }));
  const quoted = [t(`completed.flagged.quoted.${reason}`, { answer: textOf(answer).trim() }), ...explained].join(' · ');
  const isShortened = quoted.length > maxCharacters && !isWhole;
  return (
    <>
      {isShortened ? `${quoted.slice(0, maxCharacters).trimEnd()}…` : quoted}
      {isShortened && ' '}
      {isShortened && (
        <UnstyledButton fz="inherit" c="inherit" td="underline" py={4} onClick={() => setIsWhole(true)}>
          {t('completed.flagged.whole')}
        </UnstyledButton>
      )}
    </>
  );
}

/** A flagged question, with what was answered unless the response was cached by an earlier release. */
export type NamedAnswer = { question: string } & Partial<ExplainedAnswer>;

/** `«Hai dolori?» Sì · «Il ginocchio, dal 2024»`. */
export function QuestionWithAnswer({ question, answer, explanations }: NamedAnswer) {
  const t = useTexts('surveys');
  return (
    <>
      {t('completed.flagged.firstQuestion', { question })}
      {answer && ' '}
      {answer && <AnswerQuote answer={answer} explanations={explanations} />}
    </>
  );
}
