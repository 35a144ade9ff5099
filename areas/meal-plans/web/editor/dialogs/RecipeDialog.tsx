import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { newId } from '#shell/common/ids.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { recipeRow } from '../../../rules/recipe-row.ts';
import { useEditor } from '../context.tsx';
import { singleFood } from '../edits/food.ts';
import { addRows } from '../edits/rows.ts';
import { EditorDialog } from './EditorDialog.tsx';
import classes from './AlternativesDialog.module.css';

/** Adds recipes to a meal, each with its ingredients in the quantities of the chosen portions. */
export function RecipeDialog() {
  const t = useTexts('meal-plans');
  const { recipesOfMealId } = useEditor().ui.dialogs;
  return (
    <EditorDialog atom={recipesOfMealId} titleOf={() => t('editor.recipe.title')}>
      {(mealId) => <RecipeSearch key={mealId} mealId={mealId} />}
    </EditorDialog>
  );
}

function RecipeSearch({ mealId }: { mealId: string }) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  const [search, setSearch] = useState<string>();
  const [portions, setPortions] = useState<number | string>(1);
  const [isSeparate, setSeparate] = useState(false);
  const { data } = useApiQuery(recipeRoutes.options, { search });

  async function add(id: string): Promise<void> {
    // The field shows why its text is refused.
    if (typeof portions === 'string' && portions !== '') return;
    const { recipe } = await call(recipeRoutes.get, { id });
    const row = recipeRow(recipe, { portions: Number(portions) || 1, newId });
    const added = addRows(store, { mealId, rows: isSeparate ? row.components.map(singleFood) : [row] });
    if (added > 0) ui.dialogs.recipesOfMealId.set(null);
  }

  return (
    <Stack>
      <Group>
        <SearchField label={t('editor.recipe.search')} value={search} onChange={setSearch} delayMs={100} />
      </Group>
      <DecimalInput
        label={t('editor.recipe.portions')}
        value={portions}
        onChange={setPortions}
        min={0.1}
        max={100}
        w={160}
      />
      <Switch
        label={t('editor.recipe.separate')}
        checked={isSeparate}
        onChange={({ currentTarget: { checked } }) => setSeparate(checked)}
      />
      {!data && <Skeleton height={160} aria-busy="true" />}
      {data?.options.length === 0 && <Text size="sm">{t('editor.recipe.nothing')}</Text>}
      <ul className={classes['list']}>
        {data?.options.map(({ value, label }) => (
          <li key={value}>
            <div className={classes['text']}>{label}</div>
            <Button
              variant="default"
              size="xs"
              aria-label={`${t('editor.recipe.add')} ${label}`}
              onClick={() => add(value)}
            >
              {t('editor.recipe.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
