import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Meal } from '../../../contract.ts';
import { gramsText, kcalText, useMealTexts } from '../../meal-texts.ts';
import { useDay } from '../context.tsx';
import { AddMeal } from '../shared/AddMeal.tsx';
import { AddFood } from './AddFood.tsx';
import { FoodRow } from './FoodRow.tsx';
import { MealHead } from './MealHead.tsx';
import classes from './Sheet.module.css';
import { useSheetKeys } from './use-sheet-keys.ts';

/** The meals of a day, one below the other, with rows that are edited like those of a spreadsheet. */
export function DaySheet({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const day = useDay(dayId);
  const onKeyDown = useSheetKeys();
  if (!day) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside
    <div className={classes['sheet']} data-sheet onKeyDown={onKeyDown}>
      <div className={classes['heads']} aria-hidden="true">
        <span>{t('editor.columns.food')}</span>
        <span>{t('editor.columns.measure')}</span>
        <span className={classes['number']}>{t('editor.columns.grams')}</span>
        <span className={classes['number']}>{t('editor.columns.calories')}</span>
        {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
          <abbr key={name} className={classes['number']} title={t(`macros.${name}`)} style={{ textDecoration: 'none' }}>
            {t(`macroLetters.${name}`)}
          </abbr>
        ))}
      </div>
      {day.meals.map((meal) => (
        <MealSection key={meal.id} meal={meal} />
      ))}
      <div className={classes['foot']}>
        <div className={classes['footLabel']}>
          <AddMeal dayId={dayId} />
        </div>
        <TotalCells totals={day} />
      </div>
    </div>
  );
}

const MealSection = memo(function MealSection({ meal }: { meal: Meal }) {
  const { titleOf } = useMealTexts();
  return (
    <section className={classes['meal']} data-meal={meal.id} aria-label={titleOf(meal)}>
      <MealHead meal={meal} />
      {meal.free_meal ? (
        <FreeMeal meal={meal} />
      ) : (
        <>
          {meal.mealComponents.map((row) => (
            <FoodRow key={row.id} row={row} />
          ))}
          <AddFood meal={meal} />
        </>
      )}
    </section>
  );
});

function FreeMeal({ meal: { mealComponents } }: { meal: Meal }) {
  const t = useTexts('meal-plans');
  return (
    <p className={classes['free']}>
      {t('editor.meal.freeText')}
      {mealComponents.length > 0 && ` ${t('editor.meal.freeHidden', { count: mealComponents.length })}`}
    </p>
  );
}

/** Energy and macronutrients in the columns of the sheet. */
export function TotalCells({
  totals,
}: {
  totals: Pick<Meal, 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot'>;
}) {
  return (
    <>
      <span className={classes['number']}>{kcalText(totals.calories)}</span>
      <span className={classes['number']}>{gramsText(totals.protein_tot)}</span>
      <span className={classes['number']}>{gramsText(totals.carbs_tot)}</span>
      <span className={classes['number']}>{gramsText(totals.lipids_tot)}</span>
    </>
  );
}
