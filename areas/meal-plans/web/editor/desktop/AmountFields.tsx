import type { Alternative } from '#areas/aliments/contract.ts';
import { labelIn } from '#areas/aliments/rules/names.ts';
import { useLanguage } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { useGramsField, useMeasureField, useWeightField } from '../quantity-fields.ts';
import classes from './Sheet.module.css';

interface PortionFieldProps {
  portion: Alternative;
  label: string;
}

/** `2 cucchiai`. Empty for grams; the first measure of the food is the placeholder. */
export function MeasureField({ portion, label }: PortionFieldProps) {
  const { language } = useLanguage();
  const field = useMeasureField(portion);
  const [measure] = portion.aliment.portions;
  return (
    <input
      {...field}
      data-col="measure"
      className={classes['field']}
      aria-label={label}
      placeholder={measure ? labelIn(language, measure) : ''}
    />
  );
}

/** Grams; sums and household measures are understood too. */
export function GramsField({ portion, label }: PortionFieldProps) {
  const field = useGramsField(portion);
  return (
    <input
      {...field}
      data-col="grams"
      inputMode="decimal"
      className={`${classes['field']} ${classes['grams']}`}
      aria-label={label}
    />
  );
}

/** The weight of a recipe, which scales its ingredients. */
export function WeightField({ row, label }: { row: MealComponent; label: string }) {
  const field = useWeightField(row);
  return (
    <input
      {...field}
      data-col="grams"
      inputMode="decimal"
      className={`${classes['field']} ${classes['grams']}`}
      aria-label={label}
    />
  );
}
