import { Popover } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { clamped } from '#shell/common/numbers.ts';
import { holdKeys } from '#shell/web/forms/held-keys.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { SearchOption } from '#shell/web/widgets/SearchOption.tsx';
import { splitTypedRow } from '../../../../rules/typed-row.ts';
import { parseTsv } from '../../clipboard/tsv.ts';
import type { PickerTarget } from '../../state/editor-ui.ts';
import classes from './ExerciseSearch.module.css';
import { type FoundExercise, useExerciseSearch } from './use-exercise-search.ts';
import { useInsertExercise } from './use-insert-exercise.ts';
import { useTypedValues } from './use-typed-values.ts';

const popoverProps = {
  opened: true,
  width: 320,
  position: 'bottom-start',
  offset: 4,
  shadow: 'md',
  returnFocus: false,
  closeOnEscape: false,
  // The list grows when the exercises have loaded, and then may no longer fit below the field.
  preventPositionChangeWhenVisible: false,
} as const;

const comboboxProps = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': true,
  'aria-autocomplete': 'list',
  'data-no-focus': true,
  autoComplete: 'off',
  maxLength: 100,
} as const;

interface ExerciseSearchProps {
  target: PickerTarget;
  label: string;
}

/**
 * Combobox in the name cell that searches exercises: arrow keys move, Enter selects. Where no name contains the typed words, the first
 * option is the library, which creates the exercise, and not a similar one.
 */
export function ExerciseSearch({ target, label }: ExerciseSearchProps) {
  const t = useTexts('programs');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const { name, values } = splitTypedRow(typed);
  const { options, isUnmatched, isLoading, loadFirst } = useExerciseSearch(name);
  const { insert, insertLines, openLibrary, close } = useInsertExercise(target);
  const active = clamped(activeIndex, 0, options.length - 1);

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    event.stopPropagation();
    if (step) setActiveIndex((active + step + options.length) % options.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && typed !== '')) void choose(active);
    else if (event.key === 'Escape' || event.key === 'Tab') close({ isBack: event.key === 'Escape' });
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = parseTsv(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    insertLines(lines);
  };
  /** Chooses an option, or the first one once the exercises of the text are known; keys pressed until then are those of its row. */
  const choose = async (index: number) => {
    const keys = isLoading ? holdKeys() : null;
    const exercise = keys ? await loadFirst().catch(() => undefined) : options[index];
    const isOpen = field.current?.value.trim() === typed.trim();
    if (isOpen && exercise) insert(exercise, values);
    if (isOpen && exercise) return keys?.release();
    keys?.drop();
    if (isOpen) openLibrary(name);
  };

  return (
    <Popover {...popoverProps}>
      <Popover.Target>
        <input
          {...comboboxProps}
          ref={field}
          className={classes['field']}
          aria-label={label}
          aria-controls={listId}
          aria-activedescendant={`${listId}-${active}`}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveIndex(0);
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => close({ isBack: false })}
        />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <div id={listId} role="listbox" aria-label={t('search.found')} aria-busy={isLoading}>
          {options.map((exercise, index) => (
            <SearchOption
              key={exercise?.id ?? 'library'}
              id={`${listId}-${index}`}
              isActive={index === active}
              className={classes['option']}
              onPick={() => void (exercise ? choose(index) : openLibrary(name))}
            >
              <OptionContent exercise={exercise} values={values} unmatchedSearch={isUnmatched ? name : ''} />
            </SearchOption>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface OptionContentProps {
  /** Null for the library. */
  exercise: FoundExercise | null;
  /** The values typed behind the name; '' without them. */
  values: string;
  /** The search text if no name contains all its words; otherwise ''. */
  unmatchedSearch: string;
}

function OptionContent({ exercise, values, unmatchedSearch }: OptionContentProps) {
  const t = useTexts(['exercises', 'programs']);
  const { read, note } = useTypedValues(exercise?.name ?? '', values);
  if (exercise) {
    return (
      <>
        <span className={classes['name']}>{exercise.name}</span>
        <span className={classes['facts']}>
          {values === ''
            ? exercise.muscles.map((muscle) => t(`muscles.${muscle}`)).join(', ')
            : [read, note && t('programs:search.unread', { text: note })].filter(Boolean).join(' · ')}
        </span>
      </>
    );
  }
  return (
    <span className={classes['library']}>
      <IconBooks size={16} aria-hidden="true" />
      {unmatchedSearch ? t('programs:search.nothing', { search: unmatchedSearch }) : t('programs:search.library')}
    </span>
  );
}
