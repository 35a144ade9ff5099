import { Popover } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { clamped } from '#shell/common/numbers.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PickerTarget } from '../state/editor-ui.ts';
import classes from './ExerciseSearch.module.css';
import { type FoundExercise, useExerciseSearch } from './use-exercise-search.ts';
import { useInsertExercise } from './use-insert-exercise.ts';

const asList = {
  opened: true,
  width: 320,
  position: 'bottom-start',
  offset: 4,
  shadow: 'md',
  returnFocus: false,
  closeOnEscape: false,
} as const;

const combobox = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': true,
  'aria-autocomplete': 'list',
  'data-no-focus': true,
  autoComplete: 'off',
} as const;

interface ExerciseSearchProps {
  at: PickerTarget;
  label: string;
}

/** Looks for an exercise where its name will stand: letters find, arrows choose, Enter takes. */
export function ExerciseSearch({ at, label }: ExerciseSearchProps) {
  const t = useTexts('programs');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { found, isBehind } = useExerciseSearch(typed.trim());
  const { take, openLibrary, close } = useInsertExercise(at);
  const active = clamped(place, 0, found.length);

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    event.stopPropagation();
    if (step) setPlace((active + step + found.length + 1) % (found.length + 1));
    else if (event.key === 'Enter' || (event.key === 'Tab' && typed !== '')) choose(active);
    else if (event.key === 'Escape' || event.key === 'Tab') close({ isBack: event.key === 'Escape' });
    else return;
    event.preventDefault();
  };
  const choose = (index: number) => {
    const exercise = found[index];
    if (isBehind) return;
    if (exercise) take(exercise);
    else openLibrary();
  };

  return (
    <Popover {...asList}>
      <Popover.Target>
        <input
          {...combobox}
          ref={field}
          className={classes['field']}
          aria-label={label}
          aria-controls={listId}
          aria-activedescendant={`${listId}-${active}`}
          placeholder={t('search.placeholder')}
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => close({ isBack: false })}
        />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <div id={listId} role="listbox" aria-label={t('search.found')} aria-busy={isBehind}>
          {found.map((exercise, index) => (
            <Option
              key={exercise.id}
              id={`${listId}-${index}`}
              isActive={index === active}
              onTake={() => choose(index)}
            >
              <Found exercise={exercise} />
            </Option>
          ))}
          <Option id={`${listId}-${found.length}`} isActive={active === found.length} onTake={openLibrary}>
            <Library missing={found.length === 0 && !isBehind ? typed.trim() : ''} />
          </Option>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Found({ exercise: { name, muscles } }: { exercise: FoundExercise }) {
  const t = useTexts('exercises');
  return (
    <>
      <span className={classes['name']}>{name}</span>
      <span className={classes['facts']}>{muscles.map((muscle) => t(`muscles.${muscle}`)).join(', ')}</span>
    </>
  );
}

function Library({ missing }: { missing: string }) {
  const t = useTexts('programs');
  return (
    <span className={classes['library']}>
      <IconBooks size={16} aria-hidden="true" />
      {missing ? t('search.nothing', { search: missing }) : t('search.library')}
    </span>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onTake: () => void;
  children: React.ReactNode;
}

function Option({ id, isActive, onTake, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);

  // The keyboard moves without scrolling; only the page knows what is in sight.
  useLayoutEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes['option']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </div>
  );
}
