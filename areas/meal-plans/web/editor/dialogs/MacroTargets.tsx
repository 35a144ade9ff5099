import { Button, Group } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { MacroTargets as Targets } from '#areas/macros/contract.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kcalText } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';

/** Sets the targets of the meal plan to the macros that the client follows today, or to those of a template. */
export function MacroTargets() {
  const t = useTexts('meal-plans');
  const { store, clientId, ui } = useEditor();
  const [search, setSearch] = useState('');
  const [debounced] = useDebouncedValue(search, 200);
  const ofClient = useApiQuery(
    clientMacroRoutes.list.client,
    { clientId: clientId ?? '' },
    { enabled: clientId !== null },
  ).data?.current;
  const { data } = useApiQuery(macroRoutes.list, { search: debounced || undefined });

  /** Targets for training and rest days need days that are bound to them. */
  function use(targets: Targets): void {
    setPlanFields(store, { targets, ...(targets.training && { schedule: 'training' as const }) });
    ui.message.set({ name: 'targetsSet', isUndoable: true });
  }

  return (
    <Group align="flex-end" gap="xs">
      {ofClient && (
        <Button variant="light" onClick={() => use(ofClient.targets)}>
          {t('editor.plan.clientMacros', { calories: caloriesText(ofClient.targets) })}
        </Button>
      )}
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
          if (macro) use(macro.targets);
        }}
      />
    </Group>
  );
}

/** `2.000`, or `2.300 / 1.900` for training and rest days. */
function caloriesText({ day, training, rest }: Targets): string {
  return [day, training, rest].flatMap((target) => (target ? [kcalText(target.calories)] : [])).join(' / ');
}
