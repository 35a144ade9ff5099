import { Menu } from '@mantine/core';
import type { Alternative } from '#areas/aliments/contract.ts';
import { householdMeasures, isHouseholdMeasure } from '#areas/aliments/rules/household-measures.ts';
import { labelIn } from '#areas/aliments/rules/names.ts';
import { quantityOfMeasures } from '#areas/aliments/rules/suggested-quantity.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlan } from '../../../contract.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setTypedQuantity } from '../edits/rows.ts';

/** The household measures of a food with their grams. The chosen one counts as many times as the one before, else once. */
export function MeasureItems({ uuid }: { uuid: string }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store } = useEditor();
  const portion = useMealPlan((mealPlan) => findPortion(mealPlan, uuid));
  if (!portion) return null;
  const { quantity, aliment } = portion;
  const measures = householdMeasures(aliment.portions);
  const count = portion.portion && isHouseholdMeasure(portion.portion) ? portion.portion.count : 1;

  return (
    <>
      {measures.length === 0 && <Menu.Label>{t('editor.measures.none')}</Menu.Label>}
      {measures.map((measure) => (
        <Menu.Item
          key={`${measure.label} ${measure.grams}`}
          rightSection={`${formatNumber(measure.grams, 1)} g`}
          onClick={() => setTypedQuantity(store, uuid, quantityOfMeasures(measure, count))}
        >
          {labelIn(language, measure)}
        </Menu.Item>
      ))}
      {portion.portion && (
        <Menu.Item onClick={() => setTypedQuantity(store, uuid, { quantity, portion: null })}>
          {t('editor.measures.gramsOnly')}
        </Menu.Item>
      )}
    </>
  );
}

function findPortion({ days }: MealPlan, uuid: string): Alternative | undefined {
  for (const day of days)
    for (const meal of day.meals)
      for (const row of meal.mealComponents)
        for (const component of row.components) {
          const found = [component, ...component.alternatives].find((one) => one.uuid === uuid);
          if (found) return found;
        }
  return undefined;
}
