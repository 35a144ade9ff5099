import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { macroNames } from '../../contract.ts';
import type { AlimentFilters } from '../../contract/library.ts';
import { nutrientGroups, nutrientsByGroup } from '../../contract/nutrients.ts';
import { foodSources } from '../../contract/sources.ts';
import { allergens, categories, diets } from '../../contract/taxonomy.ts';
import { FoodPicker } from '../picker/FoodPicker.tsx';
import classes from './list.module.css';
import { measureOf, sourceName, useAlimentTexts } from '../aliment-texts.ts';

type Filters = Omit<AlimentFilters, 'page'>;

/** Short, so that the list follows each keystroke. */
const searchDelayMs = 20;

/** The filter bar of foods. `nutrient`: the chosen nutrient of the range, for its unit. */
export function useAlimentFields(nutrient: Filters['nutrient']): FilterField<Filters>[] {
  const t = useTexts('aliments');
  const owners = [undefined, 'own', 'system', 'archived'] as const;

  return [
    { kind: 'search', label: t('search'), delayMs: searchDelayMs },
    {
      kind: 'segments',
      name: 'owner',
      label: t('owners.label'),
      options: owners.map((value) => ({ value, label: t(`owners.${value ?? 'all'}`) })),
      showsHiddenRows: true,
    },
    {
      kind: 'custom',
      name: 'reference_aliment_id',
      render: ({ onChange }) => (
        <div className={classes['reference']}>
          <FoodPicker label={t('reference.find')} onPick={({ aliment }) => onChange(aliment.id)} quantity="unused" />
        </div>
      ),
    },
    {
      kind: 'select',
      name: 'category',
      label: t('fields.category'),
      placeholder: t('filters.anyCategory'),
      options: categories.map((value) => ({ value, label: t(`categories.${value}`) })),
    },
    {
      kind: 'select',
      name: 'withoutAllergen',
      label: t('filters.withoutAllergen'),
      placeholder: t('filters.anyAllergen'),
      options: allergens.map((value) => ({ value, label: t(`allergens.${value}`) })),
    },
    {
      kind: 'select',
      name: 'suits',
      label: t('fields.suits'),
      placeholder: t('filters.anyDiet'),
      options: diets.map((value) => ({ value, label: t(`diets.${value}`) })),
    },
    {
      kind: 'select',
      name: 'source',
      label: t('filters.source'),
      placeholder: t('filters.anySource'),
      options: foodSources.map((value) => ({ value, label: sourceName(value) })),
    },
    ...useRangeFields(nutrient),
  ];
}

/** A nutrient with its lowest and highest amount in 100 g. */
function useRangeFields(nutrient: Filters['nutrient']): FilterField<Filters>[] {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const option = (value: Parameters<typeof nutrientName>[0]) => ({ value, label: nutrientName(value) });
  const unit = nutrient ? { unit: measureOf(nutrient).unit } : {};

  return [
    {
      kind: 'select',
      name: 'nutrient',
      label: t('filters.nutrient'),
      placeholder: t('filters.anyNutrient'),
      options: [
        { group: t('macros.group'), items: macroNames.map(option) },
        ...nutrientGroups.map((group) => ({
          group: t(`nutrientGroups.${group}`),
          items: nutrientsByGroup[group].filter(({ isCore }) => isCore).map(({ code }) => option(code)),
        })),
      ],
    },
    { kind: 'number', name: 'nutrientMin', label: t('filters.nutrientMin'), of: 'nutrient', ...unit },
    { kind: 'number', name: 'nutrientMax', label: t('filters.nutrientMax'), of: 'nutrient', ...unit },
  ];
}
