import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { Alternative } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { limits, type Meal, type MealComponent } from '../../../contract.ts';
import { mealComponentTotals } from '../../../rules/totals.ts';
import { totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { MealFacts } from '../desktop/MealHead.tsx';
import { FormerValueMark } from '../former-values/FormerValueMark.tsx';
import { MealMenu } from '../shared/MealMenu.tsx';
import { useAmountText, useRecipeText } from '../shared/amount-text.ts';
import { UncheckedMark } from '../shared/UncheckedMark.tsx';
import { UncountedMark } from '../shared/UncountedMark.tsx';
import { NoteMark } from '../shared/NoteMark.tsx';
import { PortionMark } from '../shared/PortionMark.tsx';
import classes from './Phone.module.css';

/** A meal as a card: a tap on a row opens it. */
export const PhoneMeal = memo(function PhoneMeal({ meal }: { meal: Meal }) {
  const t = useTexts('meal-plans');
  const { titleOf } = useMealTexts();
  const { ui } = useEditor();

  return (
    <section className={classes['meal']} aria-label={titleOf(meal)}>
      <div className={classes['mealHead']}>
        <div className={classes['mealTitle']}>
          <h2>{titleOf(meal)}</h2>
          <MealFacts meal={meal} />
        </div>
        <strong className={classes['number']}>{t('kcal', { calories: totalKcalText(meal) })}</strong>
        <MealMenu mealId={meal.id} title={titleOf(meal)} size={44} />
      </div>
      {meal.free_meal ? (
        <p className={classes['quiet']} style={{ padding: '0 14px 12px' }}>
          {t('editor.meal.freeText')}
        </p>
      ) : (
        <>
          {meal.mealComponents.map((row) => (
            <PhoneRow key={row.id} row={row} />
          ))}
          {meal.mealComponents.length < limits.componentsAMeal && (
            <button type="button" className={classes['add']} onClick={() => ui.addToMealId.set(meal.id)}>
              <IconPlus size={18} aria-hidden="true" />
              {t('editor.addFoodShort')}
            </button>
          )}
        </>
      )}
    </section>
  );
});

const PhoneRow = memo(function PhoneRow({ row }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const amountText = useAmountText();
  const recipeText = useRecipeText();
  const [component] = row.components;
  const totals = mealComponentTotals(row, { include_alternatives_in_macro: false });
  const line = language === 'en' ? row.line_en || row.line : row.line || row.line_en;
  const label = row.recipe ? nameIn(language, row.recipe) : component ? foodName(component, language) : line;

  return (
    <button type="button" className={classes['row']} data-row-button={row.id} onClick={() => ui.rowSheetId.set(row.id)}>
      <span className={classes['text']}>
        <span className={classes['name']}>
          {label || t('editor.row.line')}
          {!component && <UncountedMark row={row} />}
          {!component && <UncheckedMark row={row} />}
          {!row.recipe && !component && <NoteMark text={row.line} otherText={row.line_en} />}
          {component && !row.recipe && (
            <>
              <PortionMark portion={component} note={component.conflictNote} kind="badge" />
              <FormerValueMark aliment={component.aliment} kind="text" />
            </>
          )}
        </span>
        <span className={classes['quiet']}>
          {row.recipe
            ? recipeText(row)
            : component &&
              [
                amountText(component),
                ...component.alternatives.map(
                  (one) => `${t('editor.or')} ${foodName(one, language)} ${amountText(one)}`,
                ),
              ].join(' · ')}
        </span>
      </span>
      {row.components.length > 0 && <span className={classes['number']}>{totalKcalText(totals)}</span>}
    </button>
  );
});

function foodName({ aliment, custom_name, custom_name_en }: Alternative, language: 'it' | 'en'): string {
  return nameIn(language, { name: custom_name, name_en: custom_name_en }) || nameIn(language, aliment);
}
