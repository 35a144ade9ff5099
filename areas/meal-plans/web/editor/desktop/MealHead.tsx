import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { totalText } from '#areas/aliments/rules/total-text.ts';
import type { Meal } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setMealFields } from '../edits/days.ts';
import { NoteMark } from '../shared/NoteMark.tsx';
import { MealMenu } from '../shared/MealMenu.tsx';
import { findMeal } from '../state/meal-plan-of.ts';
import { targetOf } from '../../../rules/targets.ts';
import { Grip } from './Grip.tsx';
import classes from './Sheet.module.css';
import { TotalCells } from './TotalCells.tsx';

/** The title of a meal, which is edited in place, its time and share of the energy, and its totals. */
export function MealHead({ meal }: { meal: Meal }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { titleOf } = useMealTexts();
  const { store } = useEditor();
  const field = language === 'en' ? 'meal_title_en' : 'meal_title';
  const isEmpty = meal.mealComponents.length === 0 && !meal.free_meal;
  const other = language === 'en' ? meal.meal_title : meal.meal_title_en;

  return (
    <div className={classes['mealHead']}>
      <Grip />
      <div className={classes['mealTitle']}>
        <input
          className={classes['title']}
          aria-label={t('editor.meal.title')}
          placeholder={other || t(`mealTypes.${meal.meal_type}`)}
          maxLength={120}
          value={meal[field]}
          onChange={(event) => setMealFields(store, meal.id, { [field]: event.currentTarget.value })}
        />
        <MealFacts meal={meal} />
      </div>
      {isEmpty ? <span className={classes['none']} /> : <TotalCells totals={meal} />}
      <MealMenu mealId={meal.id} title={titleOf(meal)} />
    </div>
  );
}

/** `07:30 · 24% dell'energia, obiettivo 25%`, and the description. */
export function MealFacts({ meal }: { meal: Meal }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { titleOf } = useMealTexts();
  const share = useEnergyShare(meal);
  const hasTarget = useMealPlan((mealPlan) => {
    const day = findMeal(mealPlan, meal.id)?.day;
    return day !== undefined && Boolean(targetOf(mealPlan, day)?.calories);
  });
  const isAtLeast = meal.incomplete.includes('calories');
  const shareOfTarget = totalText(share, { isAtLeast, format: (percent) => formatNumber(percent, 0) });
  const description = language === 'en' ? meal.meal_description_en || meal.meal_description : meal.meal_description;
  const hasTitle = titleOf(meal) !== t(`mealTypes.${meal.meal_type}`);
  const details = [
    meal.time,
    hasTitle && t(`mealTypes.${meal.meal_type}`),
    share !== null &&
      meal.mealComponents.length > 0 &&
      !meal.energyPercent &&
      (hasTarget
        ? t('editor.meal.shareOfDayTarget', { percent: shareOfTarget })
        : t('editor.meal.share', { percent: share })),
    meal.energyPercent &&
      t('editor.meal.shareOfTarget', {
        percent: share === null ? '–' : formatNumber(share, 0),
        target: meal.energyPercent,
      }),
    description.split('\n', 1)[0],
  ];
  return (
    <span className={classes['facts']}>
      {details.filter(Boolean).join(' · ')}{' '}
      <NoteMark
        text={`${meal.meal_title}\n${meal.meal_description}`}
        otherText={`${meal.meal_title_en}\n${meal.meal_description_en}`}
        isFocusable
      />
    </span>
  );
}

/** Share of the energy of the day, or of its target, in whole percent; null when one of them is not known. */
function useEnergyShare(meal: Meal): number | null {
  return useMealPlan((mealPlan) => {
    const day = findMeal(mealPlan, meal.id)?.day;
    const dayCalories = day && (targetOf(mealPlan, day)?.calories ?? day.calories);
    return dayCalories && meal.calories !== null ? Math.round((meal.calories / dayCalories) * 100) : null;
  });
}
