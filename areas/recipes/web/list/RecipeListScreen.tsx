import { IconToolsKitchen2 } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { MacroName } from '#areas/aliments/contract.ts';
import { allergens, diets, foundStrengths } from '#areas/aliments/contract/taxonomy.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { type RecipeCard, RecipeFilters, recipeRoutes } from '../../contract/library.ts';
import { portionAmountText, portionCountText } from '../portion-texts.ts';
import classes from './RecipeListScreen.module.css';
import { recipeInvalidations } from '../queries.ts';
import { RecipeMenu } from './RecipeMenu.tsx';

/** Upper limits of the energy of a portion, in kcal. */
const calorieLimits = [200, 400, 600, 800];

export function RecipeListScreen() {
  const t = useTexts('recipes');
  const foods = useTexts('aliments');
  const list = useList({ route: recipeRoutes.list, filters: RecipeFilters, rows: ({ recipes }) => recipes });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={useColumns()}
      picture={(recipe) => <RecipeThumbnail url={recipe.thumbnailUrl} />}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'own',
          label: t('owners.label'),
          options: [
            { value: undefined, label: t('owners.all') },
            { value: true, label: t('owners.own') },
          ],
        },
        {
          kind: 'select',
          name: 'withoutAllergen',
          label: t('filters.withoutAllergen'),
          placeholder: t('filters.anyAllergen'),
          options: allergens.map((value) => ({ value, label: foods(`allergens.${value}`) })),
        },
        {
          kind: 'select',
          name: 'suits',
          label: t('filters.suits'),
          placeholder: t('filters.anyDiet'),
          options: diets.map((value) => ({ value, label: foods(`diets.${value}`) })),
        },
        {
          kind: 'select',
          name: 'caloriesMax',
          label: t('filters.calories'),
          placeholder: t('filters.anyCalories'),
          options: calorieLimits.map((kcal) => ({ value: String(kcal), label: t('filters.upTo', { kcal }) })),
        },
        {
          kind: 'sort',
          options: [
            { by: 'createdAt', order: 'desc', label: t('sort.newest') },
            { by: 'name', order: 'asc', label: t('sort.name') },
            { by: 'uses', order: 'desc', label: t('sort.uses') },
            { by: 'calories', order: 'asc', label: t('sort.calories') },
            { by: 'protein_tot', order: 'desc', label: t('sort.protein') },
          ],
        },
      ]}
      link={({ id }) => linkOptions({ to: '/recipes/$id/edit', params: { id } })}
      rowActions={(recipe) => <RecipeMenu recipe={recipe} placement="row" />}
      create={{ label: t('new'), permission: 'create recipes', link: linkOptions({ to: '/recipes/create' }) }}
      empty={{ illustration: 'list', text: t('empty') }}
    >
      <DeletedRecords
        lists={[{ routes: recipeRoutes }]}
        permission="delete recipes"
        invalidates={recipeInvalidations}
      />
    </ListScreen>
  );
}

function useColumns(): Column<RecipeCard>[] {
  const t = useTexts('recipes');
  const foods = useTexts('aliments');
  const { language } = useLanguage();
  const number = (name: MacroName, card?: 'subtitle'): Column<RecipeCard> => ({
    name,
    header: t(`columns.${name}`),
    width: 100,
    isNumber: true,
    sort: name,
    missing: '–',
    cell: (recipe) => portionText(recipe, name, t),
    ...(card && {
      card,
      cardCell: (recipe) => recipe[name] !== null && t('cardCalories', { value: portionText(recipe, name, t) }),
    }),
  });

  return [
    {
      name: 'name',
      header: t('columns.name'),
      width: '36%',
      cell: (recipe) => nameIn(language, recipe),
      detail: (recipe) => contentText(recipe, t),
      card: 'title',
      sort: 'name',
    },
    number('calories', 'subtitle'),
    number('protein_tot'),
    number('carbs_tot'),
    number('lipids_tot'),
    {
      name: 'allergens',
      header: t('columns.allergens'),
      cell: (recipe) => allergenText(recipe, foods, t),
      card: 'subtitle',
    },
  ];
}

/** The amount in a portion, explained when it is not measured in all ingredients. */
function portionText(recipe: RecipeCard, name: MacroName, t: TFunction<'recipes'>) {
  const text = portionAmountText(recipe, name);
  return text !== null && recipe.incomplete.includes(name) ? <span title={t('incomplete')}>{text}</span> : text;
}

function contentText({ ingredients, portions, unreadLines = 0 }: RecipeCard, t: TFunction<'recipes'>): string {
  return [
    t('ingredientCount', { count: ingredients }),
    portionCountText(portions, t),
    ...(unreadLines > 0 ? [t('unread.count', { count: unreadLines })] : []),
  ].join(' · ');
}

/** The allergens that the recipe contains, then those of other strengths with their words; a recipe with undeclared foods says so. */
function allergenText(
  { allergens: found, declaresAllergens }: RecipeCard,
  foods: TFunction<'aliments'>,
  t: TFunction<'recipes'>,
): string | null {
  const texts = foundStrengths.map((strength) => {
    const having = allergens.filter((allergen) => found[allergen] === strength);
    const names = having.map((allergen) => foods(`allergens.${allergen}`)).join(', ');
    return names && (strength === 'contains' ? names : t(`allergensBy.${strength}`, { names }));
  });
  return [...texts, !declaresAllergens && t('undeclared')].filter(Boolean).join(' · ') || null;
}

function RecipeThumbnail({ url }: { url: string | null }) {
  return (
    <span className={classes['thumbnail']}>
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconToolsKitchen2 size={20} stroke={1.5} aria-hidden="true" />
      )}
    </span>
  );
}
