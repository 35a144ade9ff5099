import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import type { Alternative } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
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
  const [measure] = householdMeasures(portion.aliment.portions);
  return (
    <span className={tools['measure']} data-empty={portion.portion === null}>
      <AmountInput
        field={field}
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
  return <WeightInput field={useGramsField(portion)} label={label} />;
}

/** The weight of a recipe, which scales its ingredients. */
export function WeightField({ row, label }: { row: MealComponent; label: string }) {
  return <WeightInput field={useWeightField(row)} label={label} />;
}

function WeightInput({ field, label }: { field: AmountInputProps['field']; label: string }) {
  return (
    <span className={tools['amount']}>
      <AmountInput
        field={field}
        data-col="grams"
        inputMode="decimal"
        className={`${classes['field']} ${classes['grams']}`}
        aria-label={label}
      />
    </span>
  );
}

interface AmountInputProps extends ComponentProps<'input'> {
  field: ReturnType<typeof useGramsField>;
}

/** The message of a refused text is above the rows below, whose place does not change. */
function AmountInput({ field: { input, error }, ...props }: AmountInputProps) {
  const errorId = useId();
  return (
    <>
      <input {...props} {...input} aria-errormessage={error ? errorId : undefined} />
      {error && (
        <span id={errorId} role="alert" className={tools['refusal']}>
          {error}
        </span>
      )}
    </>
  );
}
