import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { OwnCheckIn } from '../../contract/check-ins.ts';
import { answersOf, fittingEntries, sentAnswers } from '../../rules/answers.ts';
import { AnswerText } from '../answers/AnswerText.tsx';
import type { useAnswers } from '../device/use-answers.ts';
import classes from './Fill.module.css';

interface RefusedAnswersProps {
  checkIn: OwnCheckIn;
  answers: ReturnType<typeof useAnswers>;
}

/** Why the server refused the answers, and what the client typed: it stays on this device until they discard it. */
export function RefusedAnswers({
  checkIn: { id, content },
  answers: { store, entries, sending },
}: RefusedAnswersProps) {
  const t = useTexts('surveys');
  const typedIds = new Set(store.entries(id).map(({ questionId }) => questionId));
  const all = sentAnswers(content.questions, answersOf(fittingEntries(content.questions, entries)));
  const typed = all.filter(({ questionId }) => typedIds.has(questionId));

  async function discard(): Promise<void> {
    const title = t('fill.refusedAnswers.discardTitle');
    const text = t('fill.refusedAnswers.discardText');
    const confirmLabel = t('fill.refusedAnswers.discardNow');
    if (!(await confirm({ title, text, confirmLabel, destructive: true }))) return;
    for (const questionId of typedIds) store.deleteEntry(id, questionId);
    store.deleteSend(id);
    store.deletePosition(id);
  }

  return (
    <Section title={t('fill.refusedAnswers.title')}>
      <div className={classes['page']}>
        <Banner tone="danger" icon={IconAlertTriangle} role="alert">
          {sending?.rejection || t('fill.refused')}
        </Banner>
        <p className={classes['note']}>{t('fill.refusedAnswers.typed')}</p>
        <dl className={classes['answers']}>
          {typed.map((answer) => (
            <div key={answer.questionId}>
              <dt>{answer.question}</dt>
              <dd>
                <AnswerText answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
        <Button variant="default" onClick={discard}>
          {t('fill.refusedAnswers.discard')}
        </Button>
      </div>
    </Section>
  );
}
