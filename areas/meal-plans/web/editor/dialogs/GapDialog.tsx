import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { nutrientOf } from '#areas/aliments/contract/nutrients.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { kcalText, useMealTexts } from '../../meal-texts.ts';
import { useDay, useEditor } from '../context.tsx';
import { pickedComponent, singleFood } from '../edits/food.ts';
import { addRows } from '../edits/rows.ts';
import { useVisibleDay } from '../shared/use-visible-day.ts';
import type { NutrientGap } from '../state/editor-ui.ts';
import { EditorDialog } from './EditorDialog.tsx';
import classes from './AlternativesDialog.module.css';

/** Foods with much of a nutrient that a day has too little of, to be added to one of its meals. */
export function GapDialog() {
  const t = useTexts('meal-plans');
  const names = useTexts('aliments');
  const { gap } = useEditor().ui.dialogs;
  return (
    <EditorDialog
      atom={gap}
      titleOf={({ nutrient }) => t('editor.gap.title', { name: names(`nutrients.${nutrient}`) })}
    >
      {(opened) => <Foods key={opened.nutrient} {...opened} />}
    </EditorDialog>
  );
}

function Foods({ nutrient, target }: NutrientGap) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { titleOf, measureText } = useMealTexts();
  const { store, clientId } = useEditor();
  const day = useDay(useVisibleDay().id);
  const meals = day?.meals.filter((meal) => !meal.free_meal) ?? [];
  const [chosen, setChosen] = useState(meals[0]?.id ?? '');
  const { data, error } = useApiQuery(mealPlanRoutes.nutrientFoods, { nutrient, ...(clientId && { clientId }) });
  const { unit, decimals } = nutrientOf(nutrient);
  const meal = meals.find(({ id }) => id === chosen);
  const total = day?.micronutrients[nutrient];
  const isFull = !meal || meal.mealComponents.length >= limits.componentsAMeal;
  const amountText = (amount: number) => `${formatNumber(amount, decimals)} ${unit}`;

  if (error) return <Text size="sm">{messageOf(error)}</Text>;
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  return (
    <Stack>
      <Text size="sm" role="status">
        {target === null
          ? t('editor.gap.now', { amount: total ? amountText(total.amount) : '–' })
          : t('editor.gap.nowOf', { amount: total ? amountText(total.amount) : '–', target: amountText(target) })}{' '}
        {clientId && t('editor.gap.safe')}
      </Text>
      <NativeSelect
        label={t('editor.gap.meal')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={meals.map((one) => ({ value: one.id, label: titleOf(one) }))}
      />
      <ul className={classes['list']}>
        {data.foods.map(({ aliment, quantity, portion, amount, calories }) => (
          <li key={aliment.id}>
            <div className={classes['text']}>
              <div>{nameIn(language, aliment)}</div>
              <div className={classes['quiet']}>
                {[
                  amountText(amount),
                  measureText(portion),
                  `${formatNumber(quantity, 1)} g`,
                  t('kcal', { calories: kcalText(calories) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <Button
              variant="default"
              size="xs"
              disabled={isFull}
              aria-label={t('editor.gap.addFood', { name: nameIn(language, aliment) })}
              onClick={() =>
                meal &&
                addRows(store, {
                  mealId: meal.id,
                  rows: [singleFood(pickedComponent({ aliment, quantity, portion }))],
                })
              }
            >
              {t('editor.propose.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
