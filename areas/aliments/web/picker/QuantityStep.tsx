import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { numberText } from '#shell/web/forms/number-text.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { householdMeasures } from '../../rules/household-measures.ts';
import { gramsPerMillilitre } from '../../rules/liquids.ts';
import { quantityOfMeasures, type TypedQuantity } from '../../rules/suggested-quantity.ts';
import { typedQuantity } from '../../rules/typed-quantity.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { MissingMeasure, PortionValues } from './FoodOptions.tsx';
import type { PickedFood } from './picked-food.ts';
import classes from './picker.module.css';

interface QuantityStepProps {
  picked: PickedFood;
  /** The typed measure that the food does not have. */
  missing: string | null;
  /** The mark of the food's row. */
  mark: ReactNode;
  onAdd: (picked: PickedFood) => void;
  onBack: () => void;
}

const inGrams = 'g';

/** The quantity of a picked food, in grams or household measures. The last valid quantity stays until another one is typed. */
export function QuantityStep({ picked, missing, mark, onAdd, onBack }: QuantityStepProps) {
  const t = useTexts('aliments');
  const { nameOf, measureLabel, quantityText } = useAlimentTexts();
  const portions = householdMeasures(picked.aliment.portions);
  const [current, setCurrent] = useState<TypedQuantity>(picked);
  const [text, setText] = useState(() => numberText(picked.portion?.count ?? picked.quantity, 2));
  const unit = current.portion ? labelOf(current.portion) : inGrams;
  const isInvalid = read(text) === null;

  /** A number alone counts the chosen unit. */
  function read(typed: string): TypedQuantity | null {
    const quantity = typedQuantity(typed, {
      measures: portions,
      unit: current.portion,
      gramsPerMillilitre: gramsPerMillilitre(picked.aliment),
      language: currentLanguage(),
    });
    return quantity && quantity.quantity > 0 ? quantity : null;
  }

  function changeCount(next: string): void {
    setText(next);
    const typed = read(next);
    if (typed) setCurrent(typed);
  }

  function changeUnit(next: string): void {
    const measure = portions.find((portion) => labelOf(portion) === next);
    setCurrent(measure ? quantityOfMeasures(measure, 1) : { quantity: current.quantity, portion: null });
    setText(numberText(measure ? 1 : current.quantity, 2));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onBack();
    else if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    else if (!isInvalid) onAdd({ ...picked, ...current });
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div className={classes['step']} onKeyDown={onKeyDown}>
      <div className={classes['name']}>
        {nameOf(picked.aliment)}
        {mark}
      </div>
      <MissingMeasure picked={picked} missing={missing} />
      <div className={classes['quantity']}>
        <TextInput
          aria-label={t('picker.quantity')}
          inputMode="decimal"
          maxLength={12}
          value={text}
          error={isInvalid && t('picker.invalidQuantity')}
          onChange={(event) => changeCount(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          autoFocus
        />
        <NativeSelect
          aria-label={t('picker.unit')}
          value={unit}
          onChange={(event) => changeUnit(event.currentTarget.value)}
          data={[
            { value: inGrams, label: t('picker.grams') },
            ...portions.map((portion) => ({
              value: labelOf(portion),
              label: `${measureLabel(portion)} (${formatNumber(portion.grams)} g)`,
            })),
          ]}
        />
      </div>
      <PortionValues picked={{ ...picked, ...current }} />
      <div className={classes['buttons']}>
        <span className={classes['subtitle']}>{quantityText(current)}</span>
        <Button variant="default" onClick={onBack}>
          {t('picker.back')}
        </Button>
        <Button disabled={isInvalid} onClick={() => onAdd({ ...picked, ...current })}>
          {t('picker.add')}
        </Button>
      </div>
    </div>
  );
}

/** Identifies a measure of the food. */
function labelOf({ label, label_en, grams }: { label: string; label_en: string; grams: number }): string {
  return `${label}|${label_en}|${grams}`;
}
