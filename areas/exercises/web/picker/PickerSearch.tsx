import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Exercise } from '../../contract.ts';
import type { Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useExercises } from '../queries.ts';
import { useTaxonomyWords } from '../taxonomy-words.ts';
import { PickerResults } from './PickerResults.tsx';
import classes from './picker.module.css';

const pauseMs = 150;

interface PickerSearchProps {
  picked: readonly string[];
  onPick: (exercise: Exercise) => void;
}

/** The field keeps the focus; arrows move through what it finds and Enter picks. */
export function PickerSearch({ picked, onPick }: PickerSearchProps) {
  const t = useTexts('exercises');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [muscle, setMuscle] = useState<Muscle>();
  const [equipment, setEquipment] = useState<Equipment>();
  const [place, setPlace] = useState(0);
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const exercises = useExercises({ search: search || undefined, muscle, equipment });
  const isBehind = search !== typed.trim() || exercises.isStale;
  const active = Math.min(place, exercises.rows.length - 1);

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    const exercise = exercises.rows[active];
    if (step !== 0) setPlace(Math.max(0, Math.min(active + step, exercises.rows.length - 1)));
    else if (exercise && !isBehind) {
      onPick(exercise);
      event.currentTarget.select();
    }
  }

  return (
    <>
      <div className={classes['head']}>
        <TextInput
          type="search"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={exercises.rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={exercises.rows[active] && `${listId}-${active}`}
          placeholder={t('search')}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={press}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={typed && <ClearButton onClick={() => setTyped('')} />}
          data-autofocus
        />
        <PickerFilters muscle={muscle} equipment={equipment} onMuscle={setMuscle} onEquipment={setEquipment} />
      </div>
      <PickerResults of={exercises} {...{ listId, active, picked, onPick, onPoint: setPlace, search, muscle }} />
    </>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const t = useTexts('shell');
  return <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={onClick} />;
}

interface PickerFiltersProps {
  muscle: Muscle | undefined;
  equipment: Equipment | undefined;
  onMuscle: (muscle: Muscle | undefined) => void;
  onEquipment: (equipment: Equipment | undefined) => void;
}

function PickerFilters({ muscle, equipment, onMuscle, onEquipment }: PickerFiltersProps) {
  const t = useTexts('exercises');
  const { muscleChoices, equipmentChoices } = useTaxonomyWords();

  return (
    <div className={classes['filters']}>
      <Select
        aria-label={t('filters.muscle')}
        placeholder={t('filters.anyMuscle')}
        data={muscleChoices}
        value={muscle ?? null}
        onChange={(value) => onMuscle(value ?? undefined)}
        searchable
        clearable
      />
      <Select
        aria-label={t('filters.equipment')}
        placeholder={t('filters.anyEquipment')}
        data={equipmentChoices}
        value={equipment ?? null}
        onChange={(value) => onEquipment(value ?? undefined)}
        searchable
        clearable
      />
    </div>
  );
}
