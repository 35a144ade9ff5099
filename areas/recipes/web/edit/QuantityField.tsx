import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Alternative, limits } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { gramsPerMillilitre } from '#areas/aliments/rules/liquids.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { typedQuantity } from '#areas/aliments/rules/typed-quantity.ts';
import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { roundedTo } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { numberText } from '#shell/web/forms/number-text.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Ingredients.module.css';

interface QuantityFieldProps<P extends Alternative> {
  portion: P;
  onChange: (portion: P) => void;
  /** Enter in the number. */
  onEnter?: (field: HTMLInputElement) => void;
}

const grams = 'g';

/**
 * The quantity of a food in grams or household measures. A text that is refused keeps its message, and the quantity is the one
 * from before the typing; Escape restores its text. The wheel changes nothing.
 */
export function QuantityField<P extends Alternative>({ portion, onChange, onEnter }: QuantityFieldProps<P>) {
  const t = useTexts('recipes');
  const { nameOf } = useAlimentTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [before, setBefore] = useState(portion);
  const name = nameOf(portion.aliment);
  const measure = portion.portion;
  const isInvalid = text !== null && readPortion(text, portion) === null;

  const message = isInvalid && text.trim() !== '' ? t('ingredients.invalid') : '';

  // Synchronises with the validity of the native input, which the form reads before it is sent.
  useEffect(() => input.current?.setCustomValidity(message), [message]);

  function changeText(next: string): void {
    const start = text === null ? portion : before;
    setBefore(start);
    setText(next);
    onChange(readPortion(next, portion) ?? start);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && text !== null) {
      event.stopPropagation();
      onChange(before);
      setText(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (message === '') onEnter?.(event.currentTarget);
  }

  /** The same grams in another measure, so the nutrients stay. */
  function changeMeasure(chosen: Measure | undefined): void {
    setText(null);
    onChange(chosen ? inMeasure(portion, chosen) : withMeasure(portion, null));
  }

  return (
    <div className={classes['quantity']}>
      <TextInput
        ref={input}
        data-quantity
        aria-label={t('ingredients.quantityOf', { name })}
        className={classes['count'] ?? ''}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text ?? numberText(measure?.count ?? portion.quantity, 2)}
        error={isInvalid && t('ingredients.invalid')}
        onChange={(event) => changeText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => message === '' && setText(null)}
        onKeyDown={onKeyDown}
      />
      <MeasureSelect portion={portion} name={name} onChange={changeMeasure} />
    </div>
  );
}

/** The portion with the typed quantity: a number of its measure, or grams, spoons and `q.b.` as in a meal plan; null for any other text. */
function readPortion<P extends Alternative>(text: string, portion: P): P | null {
  const measure = portion.portion;
  const language = currentLanguage();
  const count = typedNumber(text, language);
  if (count !== null) {
    if (count * (measure?.grams ?? 1) > limits.quantity) return null;
    return measure ? withMeasure(portion, { ...measure, count }) : withQuantity(portion, count);
  }
  const { aliment } = portion;
  const typing = { unit: measure, gramsPerMillilitre: gramsPerMillilitre(aliment), language };
  const typed = typedQuantity(text, { measures: measuresOf(portion), ...typing });
  if (!typed) return null;
  return typed.portion ? withMeasure(portion, typed.portion) : withQuantity(portion, typed.quantity);
}

interface MeasureSelectProps {
  portion: Alternative;
  name: string;
  /** Undefined for grams. */
  onChange: (measure: Measure | undefined) => void;
}

function MeasureSelect({ portion, name, onChange }: MeasureSelectProps) {
  const t = useTexts('recipes');
  const { measureLabel } = useAlimentTexts();
  const measures = measuresOf(portion);
  const measure = portion.portion;
  return (
    <NativeSelect
      aria-label={t('ingredients.unitOf', { name })}
      className={classes['unit'] ?? ''}
      value={measure ? keyOf(measure) : grams}
      onChange={(event) => onChange(measures.find((one) => keyOf(one) === event.currentTarget.value))}
      data={[
        { value: grams, label: t('ingredients.grams') },
        ...measures.map((one) => ({
          value: keyOf(one),
          label: `${measureLabel(one)} (${formatNumber(one.grams)} g)`,
        })),
      ]}
    />
  );
}

type Measure = { label: string; label_en: string; grams: number };

function inMeasure<P extends Alternative>(portion: P, { label, label_en, grams: gramsOfMeasure }: Measure): P {
  const count = Math.min(roundedTo(2, portion.quantity / gramsOfMeasure), 1000);
  return { ...portion, portion: { label, label_en, grams: gramsOfMeasure, count } };
}

/** The measures of the food, and the typed one if the food no longer has it. */
function measuresOf({ aliment, portion }: Alternative): readonly Measure[] {
  const measures = householdMeasures(aliment.portions);
  const known = measures.some((one) => portion && keyOf(one) === keyOf(portion));
  return portion && !known ? [...measures, portion] : measures;
}

function keyOf({ label, label_en, grams: gramsOfMeasure }: Measure): string {
  return `${label}|${label_en}|${gramsOfMeasure}`;
}
