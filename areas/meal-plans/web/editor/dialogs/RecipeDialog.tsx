import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipePortions } from '#areas/recipes/rules/recipe-portions.ts';
import { portionCountText, portionEnergyText } from '#areas/recipes/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { RecipeMark } from '../shared/RecipeMark.tsx';
import { useAddRecipe } from '../shared/use-add-recipe.ts';
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
  const recipeTexts = useTexts('recipes');
  const { ui } = useEditor();
  const addRecipe = useAddRecipe();
  const [search, setSearch] = useState<string>();
  const [portions, setPortions] = useState<number | string>(1);
  const [isSeparate, setSeparate] = useState(false);
  const { language } = useLanguage();
  const { data } = useApiQuery(recipeRoutes.list, { search });
  const ids = data?.recipes.map(({ id }) => id) ?? [];

  async function add(id: string): Promise<void> {
    // The field shows why its text is refused.
    if (typeof portions === 'string' && portions !== '') return;
    const added = await addRecipe({
      mealId,
      id,
      amount: { value: Number(portions) || 1, unit: 'portions' },
      isSeparate,
    });
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
        min={recipePortions.least}
        max={recipePortions.most}
        w={160}
      />
      <Switch
        label={t('editor.recipe.separate')}
        checked={isSeparate}
        onChange={({ currentTarget: { checked } }) => setSeparate(checked)}
      />
      {!data && <Skeleton height={160} aria-busy="true" />}
      {data?.recipes.length === 0 && <Text size="sm">{t('editor.recipe.nothing')}</Text>}
      <ul className={classes['list']}>
        {data?.recipes.map((recipe) => (
          <li key={recipe.id}>
            <div className={classes['text']}>
              <div>
                {nameIn(language, recipe)} <RecipeMark id={recipe.id} ids={ids} />
              </div>
              <div className={classes['quiet']}>
                {t('editor.recipe.card', {
                  energy: portionEnergyText(recipe),
                  portions: portionCountText(recipe.portions, recipeTexts),
                })}
              </div>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`${t('editor.recipe.add')} ${nameIn(language, recipe)}`}
              onClick={() => add(recipe.id)}
            >
              {t('editor.recipe.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
