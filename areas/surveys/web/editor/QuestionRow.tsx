import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopyPlus,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Question } from '../../contract/questions.ts';
import { mayBeMarked } from '../../rules/health-words.ts';
import type { Issue, IssueName } from '../../rules/issues.ts';
import { useEditor } from './context.ts';
import { addQuestion, deleteQuestion, duplicateQuestion, moveQuestion } from './edits.ts';
import { kindIcons } from './kind-icons.ts';
import { QuestionFields } from './QuestionFields.tsx';
import classes from './SurveyEditor.module.css';

interface QuestionRowProps {
  question: Question;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  issues: readonly Issue[];
}

/** What is empty in a question that was just added, and is no fault before its field was left. */
const emptyAtFirst: readonly IssueName[] = ['no_text', 'few_options', 'empty_option'];

/**
 * One question. Alt+arrows move it, the grip drags it, a click opens its fields. Not rendered again when another one is edited: a
 * survey may have 200.
 */
export const QuestionRow = memo(function QuestionRow({ question, index, isLast, isOpen, issues }: QuestionRowProps) {
  const t = useTexts('surveys');
  const { openId, store } = useEditor();
  const { id, kind, text, required, isHealth, showIf } = question;
  const Icon = kindIcons[kind];
  const title = text || t('editor.noText');
  const [notLeft, setNotLeft] = useState<readonly IssueName[]>(isOpen ? emptyAtFirst : []);
  const shownIssues = isOpen ? issues.filter(({ name }) => !notLeft.includes(name)) : issues;

  function press(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    moveQuestion(store, id, by);
  }

  function addNext(): void {
    const added = addQuestion(store, kind, id);
    if (added) openId.set(added);
  }

  const notes = [
    t(`kinds.${kind}.name`),
    required && t('editor.required'),
    isHealth && mayBeMarked(question) && t('editor.aboutHealth'),
    showIf.length > 0 && t('editor.conditional'),
  ].filter(Boolean);
  return (
    <li className={classes['row']} data-question={id} data-open={isOpen} aria-label={title} onKeyDown={press}>
      <div className={classes['line']}>
        <span className={classes['grip']} data-grip aria-hidden="true">
          <IconGripVertical size={16} />
        </span>
        <button
          type="button"
          className={classes['head']}
          aria-expanded={isOpen}
          onClick={() => openId.set(isOpen ? null : id)}
        >
          <Icon size={18} aria-hidden="true" />
          <span>
            <span className={classes['name']} data-empty={text === ''}>{`${index + 1}. ${title}`}</span>
            <small>{notes.join(' · ')}</small>
          </span>
          <IconChevronDown size={16} aria-hidden="true" className={classes['chevron']} />
        </button>
      </div>
      {shownIssues.length > 0 && (
        <ul className={classes['issues']} role="alert">
          {shownIssues.map(({ name }) => (
            <li key={name}>{t(`issues.${name}`)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <QuestionFields
            question={question}
            index={index}
            onAddNext={addNext}
            onLeave={(about) => setNotLeft((names) => names.filter((name) => !about.includes(name)))}
          />
          <div className={classes['tools']}>
            <Tool
              label={t('editor.moveUp')}
              Icon={IconArrowUp}
              isDisabled={index === 0}
              onClick={() => moveQuestion(store, id, -1)}
            />
            <Tool
              label={t('editor.moveDown')}
              Icon={IconArrowDown}
              isDisabled={isLast}
              onClick={() => moveQuestion(store, id, 1)}
            />
            <Tool
              label={t('editor.duplicate')}
              Icon={IconCopyPlus}
              onClick={() => openId.set(duplicateQuestion(store, id) ?? id)}
            />
            <Tool label={t('editor.delete')} Icon={IconTrash} onClick={() => deleteQuestion(store, id)} />
          </div>
        </>
      )}
    </li>
  );
});

interface ToolProps {
  label: string;
  Icon: typeof IconTrash;
  isDisabled?: boolean;
  onClick: () => void;
}

function Tool({ label, Icon, isDisabled = false, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={40} aria-label={label} disabled={isDisabled} onClick={onClick}>
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
