import { Group, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SearchField } from '../lists/SearchField.tsx';
import { useTexts } from '../texts/texts.ts';
import { EmptyState, type EmptyStateProps } from '../widgets/EmptyState.tsx';
import { CheckOption, OptionFieldset, OptionList } from './OptionFieldset.tsx';
import { OptionsState } from './OptionsState.tsx';
import type { RecordOption, RecordSearch } from './record-search.ts';
import { compareTexts } from '#shell/common/sorting.ts';

interface RecordMultiSelectProps<Option extends RecordOption> {
  legend: string;
  /** Name of the field in the contract. */
  field: string;
  search: RecordSearch<Option>;
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  error: ReactNode;
  /** `search` is the label of the search field, `chosen` that of the view with only the chosen records. */
  texts: { search: string; chosen: string };
  /** Shown below the name of a record. */
  describe?: (option: Option) => ReactNode;
  /** Shown when there are no records. */
  empty: EmptyStateProps;
  /** Shown when no record is chosen. */
  nothingChosen: EmptyStateProps;
}

/**
 * Selects several records in a form. Chosen records stay chosen while the search changes, and can be shown
 * separately. The value contains the options, so that a draft can show them before they are loaded.
 */
export function RecordMultiSelect<Option extends RecordOption>(props: RecordMultiSelectProps<Option>) {
  const { legend, field, search, chosen, onChange, error, texts, describe, empty, nothingChosen } = props;
  const t = useTexts('shell');
  const [view, setView] = useState<'all' | 'chosen'>('all');
  const ids = new Set(chosen.map(({ id }) => id));
  const rows = view === 'all' ? search.pages.rows : chosen.filter(matches(search.search)).toSorted(byName);

  function toggle(option: Option): void {
    onChange(ids.has(option.id) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option]);
  }

  return (
    <OptionFieldset
      legend={legend}
      field={field}
      head={
        <>
          <SearchField label={texts.search} value={search.search} onChange={search.setSearch} />
          <Group justify="space-between" gap={8} w="100%">
            <SegmentedControl
              size="xs"
              aria-label={legend}
              value={view}
              data={[
                { value: 'all', label: t('select.all') },
                { value: 'chosen', label: texts.chosen },
              ]}
              onChange={(value) => setView(value as typeof view)}
            />
            <span role="status">{t('select.chosen', { count: chosen.length })}</span>
          </Group>
        </>
      }
      error={error}
    >
      <OptionList maxHeight="max(240px, calc(100dvh - 420px))">
        {rows.map((option) => (
          <CheckOption
            key={option.id}
            label={option.name}
            description={describe?.(option)}
            checked={ids.has(option.id)}
            onChange={() => toggle(option)}
          />
        ))}
      </OptionList>
      {view === 'all' && <OptionsState pages={search.pages} isSearched={Boolean(search.search)} empty={empty} />}
      {view === 'chosen' && rows.length === 0 && <EmptyState {...nothingChosen} />}
    </OptionFieldset>
  );
}

function matches(search = ''): (option: RecordOption) => boolean {
  return ({ name }) => name.toLowerCase().includes(search.toLowerCase());
}

function byName(one: RecordOption, other: RecordOption): number {
  return compareTexts(one.name, other.name);
}
