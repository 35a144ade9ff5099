import { IconChevronDown } from '@tabler/icons-react';
import type { Alternative } from '#areas/aliments/contract.ts';
import { labelIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { useEditor } from '../context.tsx';
import { useGramsField, useMeasureField, useWeightField } from '../quantity-fields.ts';
import classes from './Sheet.module.css';
import tools from './SheetTools.module.css';

interface PortionFieldProps {
  portion: Alternative;
  label: string;
}

/** `2 cucchiai`. Empty for grams; the first measure of the food is the placeholder. F4 or the button lists the measures. */
export function MeasureField({ portion, label }: PortionFieldProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const field = useMeasureField(portion);
  const [measure] = portion.aliment.portions;
  return (
    <span className={tools['measure']}>
      <input
        {...field}
        data-col="measure"
        className={classes['field']}
        aria-label={label}
        placeholder={measure ? labelIn(language, measure) : ''}
      />
      {measure && (
        <button
          type="button"
          tabIndex={-1}
          className={tools['measures']}
          aria-label={t('editor.measures.title')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
            ui.measureMenu.set({ uuid: portion.uuid, x: left, y: bottom });
          }}
        >
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    </span>
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
