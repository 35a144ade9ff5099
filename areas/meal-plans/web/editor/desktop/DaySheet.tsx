import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits, type Meal } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useDay } from '../context.tsx';
import { AddMeal } from '../shared/AddMeal.tsx';
import { AddFood } from './AddFood.tsx';
import { FoodRow } from './FoodRow.tsx';
import { MealHead } from './MealHead.tsx';
import classes from './Sheet.module.css';
import { TotalCells } from './TotalCells.tsx';
import { useSheetDrag } from './use-sheet-drag.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

/** The meals of a day, one below the other, with rows that are edited like those of a spreadsheet. */
export function DaySheet({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const day = useDay(dayId);
  const onKeyDown = useSheetKeys();
  const onPointerDown = useSheetDrag();
  if (!day) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside
    <div className={classes['sheet']} data-sheet onKeyDown={onKeyDown} onPointerDown={onPointerDown}>
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
          <AddFood mealId={meal.id} isFull={meal.mealComponents.length >= limits.componentsAMeal} />
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
