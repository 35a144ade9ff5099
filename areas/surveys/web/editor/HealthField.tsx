import { Switch, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Question } from '../../contract/questions.ts';
import { mayBeAboutHealth, mayBeMarked } from '../../rules/health-words.ts';
import { reservationOf } from '../../rules/reserved.ts';
import { useEditor, useSurvey } from './context.ts';
import { setQuestion } from './edits.ts';

/** Whether the question is about health, and whether who trains the client reads the answer too; of the body, who reads the answer. */
export function HealthField({ question }: { question: Question }) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const { id, isHealth, isForTraining } = question;
  const isReservedByCondition = useSurvey(
    ({ questions }) => !isHealth && reservationOf(question, questions) !== 'none',
  );
  const conditionNote = isReservedByCondition && (
    <Text size="sm" c="dimmed">
      {t('editor.reservedByCondition')}
    </Text>
  );
  if (!mayBeMarked(question))
    return (
      <>
        <Text size="sm" c="dimmed">
          {t('editor.bodyHelp')}
        </Text>
        {conditionNote}
      </>
    );

  return (
    <>
      <Switch
        label={t('fields.isHealth')}
        description={t(isForTraining ? 'editor.healthHelpForTraining' : 'editor.healthHelp')}
        checked={isHealth}
        onChange={(event) => setQuestion(store, id, { isHealth: event.currentTarget.checked })}
      />
      {conditionNote}
      {mayBeAboutHealth(question) && (
        <Text size="sm" c="dimmed">
          {t('editor.healthHint')}
        </Text>
      )}
      {isHealth && (
        <Switch
          label={t('fields.isForTraining')}
          description={t('editor.trainingHelp')}
          checked={isForTraining}
          onChange={(event) => setQuestion(store, id, { isForTraining: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
