import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { FoundOthers, OtherOption, OthersOptions } from '#areas/aliments/web/public.tsx';
import { RecipeMark } from './RecipeMark.tsx';
import { typedPortions, whyOnePortion } from '../../../rules/recipe-row.ts';
import { type RecipeCard, recipeRoutes } from '#areas/recipes/contract/library.ts';
import { portionGramsOf } from '#areas/recipes/rules/recipe-portions.ts';
import { portionEnergyText } from '#areas/recipes/web/public.tsx';
import { apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';

const mostRecipes = 3;
const minLetters = 2;

/** The recipes that a search for foods also finds. */
export function useRecipeOptions(search: string, { isOpen, amount }: OthersOptions): FoundOthers {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const client = useQueryClient();
  const may = useMay();
  const isFor = (text: string) => may('view recipes') && text.length >= minLetters;
  const enabled = isOpen && isFor(search);
  const options = { enabled, placeholderData: keepPreviousData };
  const { data, isPending, isPlaceholderData } = useApiQuery(recipeRoutes.list, { search }, options);
  const optionsOf = (found: readonly RecipeCard[] = []) => {
    const recipes = found.slice(0, mostRecipes);
    const ids = recipes.map(({ id }) => id);
    return recipes.map((recipe): OtherOption => {
      const { id, unreadLines = 0 } = recipe;
      const portionGrams = portionGramsOf(recipe, unreadLines);
      const typed = typedPortions(amount, portionGrams);
      const count = typed ?? 1;
      const offered = t('editor.recipe.option', { count, value: formatNumber(count, 2) });
      const why = typed === null ? [t(`editor.recipe.notTyped.${whyOnePortion(amount, portionGrams)}`)] : [];
      return {
        id,
        name: nameIn(language, recipe),
        subtitle: [offered, ...why].join(' · '),
        energy: portionEnergyText(recipe, count),
        mark: <RecipeMark id={id} ids={ids} />,
      };
    });
  };

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
