import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseCandidate, ImportedExercise } from '../../../contract/import.ts';
import { type Choice, chosen } from '../import-draft.ts';
import { useExerciseCandidates } from '../../queries.ts';

interface ExerciseMatchPickerProps {
  exercise: ImportedExercise;
  choice: Choice | undefined;
  mayCreate: boolean;
  onChoose: (choice: Choice) => void;
}

/** Suggested matches, search results, a new exercise where permitted, or none. */
export function ExerciseMatchPicker({ exercise, choice, mayCreate, onChoose }: ExerciseMatchPickerProps) {
  const t = useTexts('completed-workouts');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const found = useExerciseCandidates(search);
  const near = search ? found : exercise.candidates;
  const known = new Map([...near, ...chosenOne(choice)].map(({ id, name }) => [id, name]));
  const actions = [
    ...(mayCreate ? [{ value: 'create', label: t('import.check.create', { name: exercise.name }) }] : []),
    { value: 'skip', label: t('import.check.skip') },
  ];

  function choose(value: string | null): void {
    setTyped('');
    const name = value && known.get(value);
    if (value === 'skip') onChoose({ kind: 'skip' });
    else if (value === 'create') onChoose({ kind: 'create', muscle: null });
    else if (value && name) onChoose(chosen({ id: value, name }));
  }

  return (
    <Select
      searchable
      aria-label={t('import.check.exerciseFor', { name: exercise.name })}
      placeholder={t('import.check.placeholder')}
      data={[...[...known].map(([value, label]) => ({ value, label })), ...actions]}
      value={choice ? valueFor(choice) : null}
      allowDeselect={false}
      // The matches of the server stay, whatever is typed.
      filter={({ options }) => options}
      onInput={({ currentTarget }) => setTyped((currentTarget as HTMLInputElement).value.trim())}
      onDropdownClose={() => setTyped('')}
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
