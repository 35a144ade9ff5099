import { Group, Input, Stack } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type Component, limits } from '#areas/aliments/contract.ts';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useMealTexts } from '../texts.ts';
import type { TypedSwap, TypedSwaps } from './typed-swaps.ts';

interface SwapFieldsProps {
  components: readonly Component[];
  typed: TypedSwaps;
  onChange: (typed: TypedSwaps) => void;
}

/** For each food of a meal, what was eaten instead: a planned alternative or any food, in grams. Empty: the planned food. */
export function SwapFields({ components, typed, onChange }: SwapFieldsProps) {
  const { t, foodName, quantityText } = useMealTexts();

  return (
    <Stack gap="md">
      {components.map((component) => (
        <Input.Wrapper
          key={component.uuid}
          label={t('report.instead', { food: `${foodName(component)} ${quantityText(component)}` })}
          labelElement="div"
        >
          <SwapField
            component={component}
            swap={typed[component.uuid]}
            onChange={(swap) => {
              const { [component.uuid]: _, ...others } = typed;
              onChange(swap ? { ...others, [component.uuid]: swap } : others);
            }}
          />
        </Input.Wrapper>
      ))}
    </Stack>
  );
}

interface SwapFieldProps {
  component: Component;
  swap: TypedSwap | undefined;
  onChange: (swap: TypedSwap | undefined) => void;
}

const delayMs = 200;

function SwapField({ component, swap, onChange }: SwapFieldProps) {
  const { t, foodName } = useMealTexts();
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), delayMs);
  const isSearch = searched !== '';
  const query = useApiQuery(
    alimentRoutes.options,
    { search: searched },
    { enabled: isSearch, placeholderData: keepPreviousData },
  );
  const found = query.data?.options;
  const planned = component.alternatives.map((one) => ({ value: one.aliment.id, label: foodName(one) }));
  const chosen = swap ? [{ value: swap.alimentId, label: swap.name }] : [];
  const options = [...chosen, ...((isSearch && found) || planned)];
  const name = foodName(component);

  function choose(alimentId: string | null): void {
    const option = options.find(({ value }) => value === alimentId);
    if (!option) {
      onChange(undefined);
      return;
    }
    const alternative = isSearch ? undefined : component.alternatives.find(({ aliment }) => aliment.id === alimentId);
    const grams = alternative?.quantity ?? swap?.grams ?? component.quantity;
    const alternativeId = alternative?.uuid ?? null;
    onChange({ alimentId: option.value, name: option.label, grams, alternativeId });
  }

  return (
    <Group gap="xs" wrap="nowrap" mt={4}>
      <SearchableSelect
        flex={1}
        aria-label={t('report.foodInstead', { food: name })}
        placeholder={t('report.searchFood')}
        data={options.filter(({ value }, index) => options.findIndex((one) => one.value === value) === index)}
        filter={({ options: all }) => all}
        actions={found?.some(({ value }) => value === swap?.alimentId) ? [] : chosen.map(({ value }) => value)}
        nothingFoundMessage={isSearch ? t('report.notFound') : null}
        value={swap?.alimentId ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('report.asPlanned', { food: name }) }}
        isSearching={search.trim() !== searched || (isSearch && (query.isPending || query.isPlaceholderData))}
        onSearchChange={setSearch}
        onChange={choose}
      />
      <TypedNumberInput
        w={110}
        aria-label={t('report.grams', { food: name })}
        disabled={!swap}
        value={swap?.grams}
        min={0}
        max={limits.quantity}
        suffix=" g"
        onNumber={(grams) => swap && onChange({ ...swap, grams })}
      />
    </Group>
  );
}
