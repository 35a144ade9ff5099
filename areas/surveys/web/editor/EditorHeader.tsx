import { Select, Textarea } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { DocumentHeader } from '#shell/web/documents/DocumentHeader.tsx';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';
import { UndoButtons } from '#shell/web/documents/UndoButtons.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { SurveyRecord } from '../../contract.ts';
import { limits, type SurveyType, surveyTypes } from '../../contract/questions.ts';
import { mayBeAboutHealth } from '../../rules/health-words.ts';
import { estimatedMinutes } from '../../rules/minutes.ts';
import { useEditor, useSurvey } from './context.ts';
import { setSurveyFields } from './edits.ts';
import classes from './SurveyEditor.module.css';
import { UnassignedBanner } from './UnassignedBanner.tsx';

/** Name, type and introduction of the survey, how long it takes, and what can be done with all of it. */
export function EditorHeader({ survey: { id, isArchived } }: { survey: SurveyRecord }) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const { name, type, description, replyDays, questions } = useSurvey((content) => content);
  const unmarked = questions.flatMap((question, index) => (mayBeAboutHealth(question) ? [index + 1] : []));

  return (
    <DocumentHeader
      back={{ to: '/surveys', label: t('title') }}
      title={{
        label: t('fields.name'),
        value: name,
        maxLength: limits.name,
        onChange: (typed) => setSurveyFields(store, { name: typed }),
      }}
      summary={
        <>
          {isArchived && <StateBadge tone="quiet">{t('archived')}</StateBadge>}
          <span>{t('questionCount', { count: questions.length })}</span>
          {questions.length > 0 && <span>{t('editor.minutes', { count: estimatedMinutes(questions) })}</span>}
          <DocumentSaveStatus />
        </>
      }
      actions={
        <>
          <UndoButtons onUndo={() => undoLatest(store)} onRedo={() => redo(store)} />
          <HistoryButton />
          {!isArchived && (
            <LinkButton
              to="/surveys/$id/assign"
              params={{ id }}
              leftSection={<IconUserPlus size={18} aria-hidden="true" />}
            >
              {t('assign.action')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={classes['settings']}>
        <SegmentedField
          label={t('fields.type')}
          description={t(`types.${type}.help`)}
          value={type}
          onChange={(value) => setSurveyFields(store, { type: value as SurveyType })}
          data={surveyTypes.map((value) => ({ value, label: t(`types.${value}.name`) }))}
        />
        <Textarea
          label={t('fields.description')}
          description={t('editor.descriptionHelp')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={limits.help}
          value={description}
          onChange={(event) => setSurveyFields(store, { description: event.currentTarget.value })}
        />
        <Select
          label={t('fields.replyDays')}
          description={t('editor.replyHelp')}
          data={[
            { value: '', label: t('editor.noReply') },
            ...[1, 2, 3, 5, 7, 14].map((days) => ({
              value: String(days),
              label: t('editor.replyDays', { count: days }),
            })),
          ]}
          value={replyDays === null ? '' : String(replyDays)}
          allowDeselect={false}
          onChange={(days) => setSurveyFields(store, { replyDays: days ? Number(days) : null })}
        />
      </div>
      <div className={classes['notices']}>
        {type === 'WELCOME' && !isArchived && <UnassignedBanner surveyId={id} />}
        {unmarked.length > 0 && (
          <Banner tone="info">
            {t('editor.unmarkedHealth', { count: unmarked.length, numbers: unmarked.join(', ') })}
          </Banner>
        )}
        {questions.length > limits.advisedQuestions && (
          <Banner tone="info">
            {t('editor.manyQuestions', { count: questions.length, most: limits.advisedQuestions })}
          </Banner>
        )}
      </div>
    </DocumentHeader>
  );
}
