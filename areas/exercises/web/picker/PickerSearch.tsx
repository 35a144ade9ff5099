import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import type { Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import { PickerPreview } from './PickerPreview.tsx';
import { PickerResults } from './PickerResults.tsx';
import type { Pick, Purpose } from './picking.ts';
import classes from './picker.module.css';
import { useChoices } from './choices.ts';

const pauseMs = 150;

interface PickerSearchProps {
  picked: readonly string[];
  recent: readonly string[];
  onPick: Pick;
  purpose: Purpose;
  /** There is room for the preview beside the list. */
  isWide: boolean;
}

/** The field keeps the focus; arrows move through what it finds, Enter picks, with Ctrl it stays for more. */
export function PickerSearch({ picked, recent, onPick, purpose, isWide }: PickerSearchProps) {
  const t = useTexts('exercises');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [muscle, setMuscle] = useState<Muscle>();
  const [equipment, setEquipment] = useState<Equipment>();
  const [place, setPlace] = useState(0);
  const [looked, setLooked] = useState<Exercise | null>(null);
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const { exercises, rows, recentCount } = useChoices({ search, muscle, equipment }, recent);
  const isBehind = search !== typed.trim() || exercises.isPlaceholderData;
  const active = Math.min(place, rows.length - 1);

  function point(next: number): void {
    setPlace(Math.max(0, Math.min(next, rows.length - 1)));
    setLooked(null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    const exercise = rows[active];
    if (step !== 0) point(active + step);
    else if (exercise && !isBehind) {
      onPick(exercise, { stays: event.ctrlKey || event.metaKey });
      event.currentTarget.select();
    }
  }

  const preview = looked ?? (isWide ? rows[active] : undefined);
  return (
    <div className={classes['panes']} data-looking={!isWide && Boolean(looked)}>
      <div className={classes['pane']}>
        <div className={classes['head']}>
          <TextInput
            type="search"
            role="combobox"
            aria-label={t('search')}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={rows[active] && `${listId}-${active}`}
            placeholder={t('search')}
            value={typed}
            maxLength={100}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              point(0);
            }}
            onKeyDown={press}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            rightSection={typed && <ClearButton onClick={() => setTyped('')} />}
            data-autofocus
          />
          <PickerFilters muscle={muscle} equipment={equipment} onMuscle={setMuscle} onEquipment={setEquipment} />
        </div>
        <PickerResults
          pages={exercises}
          {...{ rows, recentCount, listId, active, picked, onPick, onPoint: point, search, muscle }}
          {...(!isWide && { onLook: setLooked })}
        />
      </div>
      {(isWide || looked) && (
        <PickerPreview
          exercise={preview}
          purpose={purpose}
          onPick={onPick}
          onLook={setLooked}
          {...(!isWide && { onBack: () => setLooked(null) })}
        />
      )}
    </div>
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
  const { muscleChoices, equipmentChoices } = useTaxonomyLabels();

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
