import type { Meal } from '../../../contract.ts';
import { totalGramsText, totalKcalText } from '../../meal-texts.ts';
import classes from './Sheet.module.css';

/** Energy and macronutrients in the columns of the sheet. */
export function TotalCells({
  totals,
}: {
  totals: Pick<Meal, 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot'> & Partial<Pick<Meal, 'incomplete'>>;
}) {
  const shown = { incomplete: [], ...totals };
  return (
    <>
      <span className={classes['number']}>{totalKcalText(shown)}</span>
      <span className={classes['number']}>{totalGramsText(shown, 'protein_tot')}</span>
      <span className={classes['number']}>{totalGramsText(shown, 'carbs_tot')}</span>
      <span className={classes['number']}>{totalGramsText(shown, 'lipids_tot')}</span>
    </>
  );
}
