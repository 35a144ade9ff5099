import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Alternative, limits } from '#areas/aliments/contract.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { roundedTo } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import classes from './Ingredients.module.css';

interface QuantityFieldProps<P extends Alternative> {
  portion: P;
  onChange: (portion: P) => void;
  /** Enter in the number. */
  onEnter?: (field: HTMLInputElement) => void;
}

const grams = 'g';

/**
 * The quantity of a food in grams or household measures. The last valid quantity stays until another one is typed, and the
 * wheel changes nothing.
 */
export function QuantityField<P extends Alternative>({ portion, onChange, onEnter }: QuantityFieldProps<P>) {
  const t = useTexts('recipes');
  const { language } = useLanguage();
  const { nameOf, measureLabel } = useAlimentTexts();
  const [text, setText] = useState<string | null>(null);
  const name = nameOf(portion.aliment);
  const measure = portion.portion;
  const gramsOf = (count: number) => count * (measure?.grams ?? 1);
  const typed = text === null ? null : typedNumber(text, language);
  const isInvalid = text !== null && (typed === null || gramsOf(typed) > limits.quantity);
  const measures = measuresOf(portion);

  function changeText(next: string): void {
    setText(next);
    const count = typedNumber(next, language);
    if (count === null || gramsOf(count) > limits.quantity) return;
    onChange(measure ? withMeasure(portion, { ...measure, count }) : withQuantity(portion, count));
  }

  /** The same grams in another measure, so the nutrients stay. */
  function changeMeasure(key: string): void {
    const chosen = measures.find((one) => keyOf(one) === key);
    setText(null);
    onChange(chosen ? inMeasure(portion, chosen) : withMeasure(portion, null));
  }

  return (
    <div className={classes['quantity']}>
      <TextInput
        data-quantity
        aria-label={t('ingredients.quantityOf', { name })}
        className={classes['count'] ?? ''}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text ?? formatNumber(measure?.count ?? portion.quantity, 2)}
        error={isInvalid && t('ingredients.invalid')}
        onChange={(event) => changeText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter?.(event.currentTarget);
        }}
      />
      <NativeSelect
        aria-label={t('ingredients.unitOf', { name })}
        className={classes['unit'] ?? ''}
        value={measure ? keyOf(measure) : grams}
        onChange={(event) => changeMeasure(event.currentTarget.value)}
        data={[
          { value: grams, label: t('ingredients.grams') },
          ...measures.map((one) => ({
            value: keyOf(one),
            label: `${measureLabel(one)} (${formatNumber(one.grams)} g)`,
          })),
        ]}
      />
    </div>
  );
}

type Measure = { label: string; label_en: string; grams: number };

function inMeasure<P extends Alternative>(portion: P, { label, label_en, grams: gramsOfMeasure }: Measure): P {
  const count = Math.min(roundedTo(2, portion.quantity / gramsOfMeasure), 1000);
  return { ...portion, portion: { label, label_en, grams: gramsOfMeasure, count } };
}

/** The measures of the food, and the typed one if the food no longer has it. */
function measuresOf({ aliment, portion }: Alternative): Measure[] {
  const known = aliment.portions.some((one) => portion && keyOf(one) === keyOf(portion));
  return portion && !known ? [...aliment.portions, portion] : aliment.portions;
}

function keyOf({ label, label_en, grams: gramsOfMeasure }: Measure): string {
  return `${label}|${label_en}|${gramsOfMeasure}`;
}
