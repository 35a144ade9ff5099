import { Group } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { MacroTargets as Targets } from '#areas/macros/contract.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kcalText } from '../../meal-texts.ts';
import { ClientMacroOffer, useSetTargets } from '../shared/ClientMacroOffer.tsx';

/** Sets the targets of the meal plan to the macros that the client follows today, or to those of a template. */
export function MacroTargets() {
  const t = useTexts('meal-plans');
  const setTargets = useSetTargets();
  const [search, setSearch] = useState('');
  const [debounced] = useDebouncedValue(search, 200);
  const { data } = useApiQuery(macroRoutes.list, { search: debounced || undefined });

  return (
    <Group align="flex-end" gap="xs">
      <ClientMacroOffer />
      <SearchableSelect
        flex="1 1 240px"
        label={t('editor.plan.macroTemplate')}
        placeholder={t('editor.plan.macroTemplateSearch')}
        value={null}
        isSearching={search !== debounced || !data}
        onSearchChange={(typed) => setSearch(typed.trim())}
        filter={({ options }) => options}
        nothingFoundMessage={t('editor.plan.noMacros')}
        data={(data?.macros ?? []).map(({ id, title, targets }) => ({
          value: id,
          label: `${title} · ${t('kcal', { calories: caloriesText(targets) })}`,
        }))}
        onChange={(id) => {
          const macro = data?.macros.find((one) => one.id === id);
          if (macro) void setTargets(macro.targets);
        }}
      />
    </Group>
  );
}

/** `2.000`, or `2.300 / 1.900` for training and rest days. */
function caloriesText({ day, training, rest }: Targets): string {
  return [day, training, rest].flatMap((target) => (target ? [kcalText(target.calories)] : [])).join(' / ');
}
