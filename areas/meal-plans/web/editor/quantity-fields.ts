import { useRef } from 'react';
import type { Alternative } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { gramsPerMillilitre } from '#areas/aliments/rules/liquids.ts';
import { withTotalQuantity } from '#areas/aliments/rules/quantities.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { typedQuantity } from '#areas/aliments/rules/typed-quantity.ts';
import { numberText } from '#shell/web/forms/number-text.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../contract.ts';
import { useMealTexts } from '../meal-texts.ts';
import { useEditor } from './context.tsx';
import { setIngredients, setTypedQuantity } from './edits/rows.ts';
import { useTypedField } from './use-typed-field.ts';

/** The field of the grams of a portion. A household measure typed here is understood too. */
export function useGramsField(portion: Alternative) {
  const { store } = useEditor();
  const toTaste = useTexts('aliments')('toTaste');
  return useTypedField({
    shown: isToTaste(portion) ? toTaste : numberText(portion.quantity, 1),
    parse: (text) => typedQuantity(text, { measures: measuresOf(portion), unit: null, ...typingOf(portion) }),
    apply: (typed, editSession) => setTypedQuantity(store, portion.uuid, typed, editSession),
  });
}

/** The field of the household measure of a portion. A number alone counts the present or the first measure. */
export function useMeasureField(portion: Alternative) {
  const { store } = useEditor();
  const { measureText } = useMealTexts();
  const measures = measuresOf(portion);
  return useTypedField({
    shown: measureText(portion.portion),
    parse: (text) => typedQuantity(text, { measures, unit: measures[0] ?? null, ...typingOf(portion) }),
    apply: (typed, editSession) => setTypedQuantity(store, portion.uuid, typed, editSession),
  });
}

/** The field of the weight of a recipe. While a number is typed, always the ingredients from before are scaled. */
export function useWeightField(row: MealComponent) {
  const { store } = useEditor();
  const before = useRef({ sessionId: '', components: row.components });
  return useTypedField({
    shown: numberText(gramsOf(row.components), 1),
    parse: (text) => typedQuantity(text, { measures: [], unit: null, language: currentLanguage() })?.quantity || null,
    apply(grams, editSession) {
      if (before.current.sessionId !== editSession.id)
        before.current = { sessionId: editSession.id, components: row.components };
      setIngredients(
        store,
        { id: row.id, components: withTotalQuantity(before.current.components, grams) },
        editSession,
      );
    },
  });
}

function typingOf({ aliment }: Alternative) {
  return { gramsPerMillilitre: gramsPerMillilitre(aliment), language: currentLanguage() };
}

function gramsOf(components: MealComponent['components']): number {
  return components.reduce((sum, { quantity }) => sum + quantity, 0);
}

function measuresOf({ portion, aliment }: Alternative) {
  return householdMeasures(portion ? [portion, ...aliment.portions] : aliment.portions);
}
