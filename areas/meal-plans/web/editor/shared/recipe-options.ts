import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { FoundOthers, OtherOption } from '#areas/aliments/web/public.tsx';
import { type RecipeCard, recipeRoutes } from '#areas/recipes/contract/library.ts';
import { portionEnergyText } from '#areas/recipes/web/public.tsx';
import { apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';

const mostRecipes = 3;
const minLetters = 2;

/** The recipes that a search for foods also finds. */
export function useRecipeOptions(search: string, { isOpen }: { isOpen: boolean }): FoundOthers {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const client = useQueryClient();
  const may = useMay();
  const isFor = (text: string) => may('view recipes') && text.length >= minLetters;
  const enabled = isOpen && isFor(search);
  const options = { enabled, placeholderData: keepPreviousData };
  const { data, isPending, isPlaceholderData } = useApiQuery(recipeRoutes.list, { search }, options);
  const optionsOf = (recipes: readonly RecipeCard[] = []) =>
    recipes.slice(0, mostRecipes).map((recipe): OtherOption => {
      const { id } = recipe;
      return {
        id,
        name: nameIn(language, recipe),
        subtitle: t('editor.recipe.option'),
        energy: portionEnergyText(recipe),
      };
    });

  return {
    rows: enabled ? optionsOf(data?.recipes) : [],
    isPending: enabled && (isPending || isPlaceholderData),
    load: async (text) =>
      isFor(text)
        ? client.fetchQuery(apiQueryOptions(recipeRoutes.list, { search: text })).then(
            ({ recipes }) => optionsOf(recipes),
            () => [],
          )
        : [],
  };
}
