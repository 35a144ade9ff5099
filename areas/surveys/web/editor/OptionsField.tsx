import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits, type Question, type QuestionOption } from '../../contract/questions.ts';
import { pastedOptions, withMoved } from '../../rules/edit-questions.ts';
import { useEditor } from './context.ts';
import { setQuestion } from './edits.ts';
import classes from './SurveyEditor.module.css';

/** The options of a choice. Enter goes to the next empty one or adds it, Alt+arrows move one, a pasted list becomes options. */
export function OptionsField({ question, onLeave }: { question: Question; onLeave: () => void }) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const { id, hasOther } = question;
  const { list, options, set, insert, press, paste } = useOptions(question);

  return (
    <Input.Wrapper
      label={t('fields.options')}
      labelElement="div"
      description={t('editor.optionsHelp')}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <div ref={list} className={classes['options']}>
        {options.map((option, at) => (
          <TextInput
            key={option.id}
            w="100%"
            aria-label={t('editor.option', { number: at + 1 })}
            maxLength={limits.option}
            value={option.text}
            onKeyDown={(event) => press(event, at)}
            onPaste={(event) => paste(event, at)}
            onChange={({ currentTarget }) => set(options.with(at, { ...option, text: currentTarget.value }))}
            rightSection={
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('editor.removeOption', { number: at + 1 })}
                onClick={() => set(options.toSpliced(at, 1))}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            }
          />
        ))}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={options.length >= limits.options}
          onClick={() => insert(options.length)}
        >
          {t('editor.addOption')}
        </Button>
        <Checkbox
          label={t('fields.hasOther')}
          checked={hasOther}
          onChange={(event) => setQuestion(store, id, { hasOther: event.currentTarget.checked })}
        />
      </div>
    </Input.Wrapper>
  );
}

function useOptions({ id, options }: Question) {
  const { store } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const set = (next: QuestionOption[]) => setQuestion(store, id, { options: next.slice(0, limits.options) });

  /** Focuses a field, which may exist only after the next rendering. */
  function focus(at: number): void {
    setTimeout(() => list.current?.querySelectorAll('input')[at]?.focus());
  }

  function insert(at: number): void {
    set(options.toSpliced(at, 0, { id: newId(), text: '' }));
    focus(at);
  }

  function press(event: KeyboardEvent, at: number): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter') {
      if (options[at + 1]?.text === '') focus(at + 1);
      else insert(at + 1);
    } else if (event.altKey && by !== 0) {
      // The question of the options would move too.
      event.stopPropagation();
      set(withMoved(options, at, at + by));
      focus(at + by);
    } else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent, at: number): void {
    const texts = pastedOptions(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    const isEmpty = options[at]?.text === '';
    const added = texts.map((text) => ({ id: newId(), text }));
    const rest = options.slice(at + 1).filter(({ text }) => text !== '');
    set([...options.slice(0, isEmpty ? at : at + 1), ...added, ...rest]);
  }

  return { list, options, set, insert, press, paste };
}
