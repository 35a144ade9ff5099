import { CloseButton, TextInput } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
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
import { useLoadFirst, usePickerRows } from './picker-rows.ts';

const delayMs = 150;

const maxLength = 100;

interface PickerSearchProps {
  initialText: string;
  picked: readonly string[];
  recent: readonly string[];
  replacedId: string | undefined;
  onPick: Pick;
  purpose: Purpose;
  /** Whether the preview fits beside the list. */
  isWide: boolean;
}

/**
 * Search, filters, results and preview. The search field keeps the focus: arrow keys move through the results, Enter
 * picks one, Ctrl+Enter picks one and keeps the picker open.
 */
export function PickerSearch({ initialText, picked, recent, replacedId, onPick, purpose, isWide }: PickerSearchProps) {
  const t = useTexts('exercises');
  const listId = useId();
  const [text, setText] = useState(initialText.slice(0, maxLength));
  const [muscle, setMuscle] = useState<Muscle>();
  const [equipment, setEquipment] = useState<Equipment>();
  const [index, setIndex] = useState(0);
  const [previewed, setPreviewed] = useState<Exercise | null>(null);
  const loadFirst = useLoadFirst();
  const [search] = useDebouncedValue(text.trim(), delayMs);
  const found = usePickerRows({ search, muscle, equipment }, { recentIds: recent, replacedId });
  const { pages, rows } = found;
  const isOutdated = search !== text.trim() || pages.isPlaceholderData;
  const active = Math.min(index, rows.length - 1);

  function moveTo(next: number): void {
    setIndex(Math.max(0, Math.min(next, rows.length - 1)));
    setPreviewed(null);
  }

  /** Enter before the exercises of the text are known waits for them and picks the first. */
  async function onKeyDown(event: KeyboardEvent<HTMLInputElement>): Promise<void> {
    const { key, ctrlKey, metaKey, currentTarget: field } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0) return moveTo(active + step);
    const exercise = isOutdated ? await loadFirst({ search: text.trim(), muscle, equipment }) : rows[active];
    if (!exercise || !field.isConnected || field.value !== text) return;
    onPick(exercise, { keepOpen: ctrlKey || metaKey });
    field.select();
  }

  const preview = previewed ?? (isWide ? rows[active] : undefined);
  return (
    <div className={classes['panes']} data-previewing={!isWide && Boolean(previewed)}>
      <div className={classes['pane']}>
        <div className={classes['header']}>
          <TextInput
            type="search"
            role="combobox"
            aria-label={t('search')}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={rows[active] && `${listId}-${active}`}
            placeholder={t('search')}
            value={text}
            maxLength={maxLength}
            onChange={(event) => {
              setText(event.currentTarget.value);
              moveTo(0);
            }}
            onKeyDown={(event) => void onKeyDown(event)}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            rightSection={text && <ClearButton onClick={() => setText('')} />}
            data-autofocus
          />
          <PickerFilters muscle={muscle} equipment={equipment} onMuscle={setMuscle} onEquipment={setEquipment} />
        </div>
        <PickerResults
          {...found}
          {...{ replacedId, listId, active, picked, onPick, onPoint: moveTo, search, muscle }}
          {...(!isWide && { onPreview: setPreviewed })}
        />
      </div>
      {(isWide || previewed) && (
        <PickerPreview
          exercise={preview}
          purpose={purpose}
          onPick={onPick}
          onPreview={setPreviewed}
          {...(!isWide && { onBack: () => setPreviewed(null) })}
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
      <SearchableSelect
        aria-label={t('filters.muscle')}
        placeholder={t('filters.anyMuscle')}
        data={muscleChoices}
        value={muscle ?? null}
        onChange={(value) => onMuscle(value ?? undefined)}
        clearable
      />
      <SearchableSelect
        aria-label={t('filters.equipment')}
        placeholder={t('filters.anyEquipment')}
        data={equipmentChoices}
        value={equipment ?? null}
        onChange={(value) => onEquipment(value ?? undefined)}
        clearable
      />
    </div>
  );
}
