import { Button, NativeSelect } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { type Muscle, muscles } from '#areas/exercises/rules/taxonomy.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ExerciseCandidate } from '../../../contract/exercise-candidates.ts';
import type { ImportedExercise } from '../../../contract/import.ts';
import classes from './Review.module.css';
import { type Choice, chosen, type ExerciseState } from '../import-draft.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useExerciseCandidates } from '../../exercise-candidates.ts';

interface ExerciseLineProps {
  exercise: ImportedExercise;
  choice: Choice | undefined;
  state: ExerciseState;
  mayCreate: boolean;
  onChoose: (choice: Choice) => void;
}

const tones = { choose: 'bad', look: 'soon', fine: 'good', creates: 'fresh', skipped: 'quiet' } as const;
const stateKeys = { choose: 'toChoose', look: 'toLook', fine: 'fine', creates: 'creates', skipped: 'skipped' } as const;

/** An exercise of the file and the choice for all its sets. */
export function ExerciseLine({ exercise, choice, state, mayCreate, onChoose }: ExerciseLineProps) {
  const t = useTexts('completed-workouts');
  const { name, sets } = exercise;

  return (
    <li className={classes['line']}>
      <span className={classes['name']}>
        <strong>{name}</strong>
        <span>{t('import.review.sets', { count: sets, shown: formatNumber(sets) })}</span>
      </span>
      <span className={classes['choices']}>
        <ExerciseMatchPicker {...{ exercise, choice, mayCreate, onChoose }} />
        {choice?.kind === 'create' && (
          <MusclePick name={name} muscle={choice.muscle} onChoose={(muscle) => onChoose({ kind: 'create', muscle })} />
        )}
      </span>
      <span className={classes['state']}>
        <StateBadge tone={tones[state]}>{t(`import.review.${stateKeys[state]}`)}</StateBadge>
        {state === 'look' && choice && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(choice)}>
            {t('import.review.confirm')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface MusclePickProps {
  name: string;
  muscle: Muscle | null;
  onChoose: (muscle: Muscle) => void;
}

/** Field for the muscle of a new exercise, which every exercise needs besides its name. */
function MusclePick({ name, muscle, onChoose }: MusclePickProps) {
  const t = useTexts('completed-workouts');
  const exercises = useTexts('exercises');
  const options = muscles.map((value) => ({ value, label: exercises(`muscles.${value}`) }));
  return (
    <NativeSelect
      aria-label={t('import.review.muscleFor', { name })}
      data={[{ value: '', label: t('import.review.muscle'), disabled: true }, ...options]}
      value={muscle ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value as Muscle)}
    />
  );
}

interface ExerciseMatchPickerProps {
  exercise: ImportedExercise;
  choice: Choice | undefined;
  mayCreate: boolean;
  onChoose: (choice: Choice) => void;
}

/** Select with the suggested matches or search results, a new exercise where permitted, and no exercise. */
function ExerciseMatchPicker({ exercise, choice, mayCreate, onChoose }: ExerciseMatchPickerProps) {
  const t = useTexts('completed-workouts');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const found = useExerciseCandidates(search);
  const near = search ? found : exercise.candidates;
  const known = new Map([...near, ...chosenOne(choice)].map(({ id, name }) => [id, name]));
  const actions = [
    ...(mayCreate ? [{ value: 'create', label: t('import.review.create', { name: exercise.name }) }] : []),
    { value: 'skip', label: t('import.review.skip') },
  ];

  function choose(value: string | null): void {
    const name = value && known.get(value);
    if (value === 'skip') onChoose({ kind: 'skip' });
    else if (value === 'create') onChoose({ kind: 'create', muscle: null });
    else if (value && name) onChoose(chosen({ id: value, name }));
  }

  return (
    <SearchableSelect
      aria-label={t('import.review.exerciseFor', { name: exercise.name })}
      placeholder={t('import.review.placeholder')}
      data={[...[...known].map(([value, label]) => ({ value, label })), ...actions]}
      value={choice ? valueFor(choice) : null}
      allowDeselect={false}
      // The server has already filtered the options by the typed text.
      filter={({ options }) => options}
      actions={actions.map(({ value }) => value)}
      isSearching={typed !== search}
      onSearchChange={(text) => setTyped(text.trim())}
      onChange={choose}
      maxDropdownHeight={280}
      // Centring on a list that is not rendered yet makes the page wider on phones.
      comboboxProps={{ position: 'bottom-start' }}
    />
  );
}

function chosenOne(choice: Choice | undefined): Pick<ExerciseCandidate, 'id' | 'name'>[] {
  return choice?.kind === 'exercise' ? [choice] : [];
}

function valueFor(choice: Choice): string {
  return choice.kind === 'exercise' ? choice.id : choice.kind;
}
