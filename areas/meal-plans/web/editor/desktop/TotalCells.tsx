import type { Meal } from '../../../contract.ts';
import { gramsText, totalKcalText } from '../../meal-texts.ts';
import classes from './Sheet.module.css';

/** Energy and macronutrients in the columns of the sheet. */
export function TotalCells({
  totals,
}: {
  totals: Pick<Meal, 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot'> & Partial<Pick<Meal, 'incomplete'>>;
}) {
  return (
    <>
      <span className={classes['number']}>{totalKcalText(totals)}</span>
      <span className={classes['number']}>{gramsText(totals.protein_tot)}</span>
      <span className={classes['number']}>{gramsText(totals.carbs_tot)}</span>
      <span className={classes['number']}>{gramsText(totals.lipids_tot)}</span>
    </>
  );
}
