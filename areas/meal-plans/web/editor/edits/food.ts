import type { Alternative, Component, UsedAliment } from '#areas/aliments/contract.ts';
import { newAlternative, newComponent } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { TypedQuantity } from '#areas/aliments/rules/suggested-quantity.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealComponent } from '../../../contract.ts';

/** A food that was picked, with its quantity. */
export interface Picked extends TypedQuantity {
  aliment: UsedAliment;
}

/** The copy of a food that the meal plan stores: without the fields of lists. */
export function usedCopy({ id, name, name_en, quantity, ...aliment }: UsedAliment): UsedAliment {
  const { calories, protein_tot, carbs_tot, lipids_tot, micronutrients } = aliment;
  const { category, form, brand, allergens, declaresAllergens, suits, portions, cooking, isOwn, hasLabel } = aliment;
  const values = { calories, protein_tot, carbs_tot, lipids_tot, micronutrients };
  const properties = { category, form, brand, allergens, declaresAllergens, suits, portions, cooking: cooking ?? [] };
  return {
    id,
    name,
    name_en,
    quantity,
    ...values,
    ...properties,
    ...(isOwn && { isOwn }),
    ...(hasLabel && { hasLabel }),
  };
}

/** A measure named after grams, such as `100 g`, is grams. */
export function withTypedQuantity<P extends Alternative>(portion: P, { quantity, portion: measure }: TypedQuantity): P {
  const isGrams = measure === null || /^\d+\s*g$/.test(measure.label);
  return isGrams ? withQuantity({ ...portion, portion: null }, quantity) : withMeasure(portion, measure);
}

export function pickedComponent({ aliment, ...typed }: Picked): Component {
  return withTypedQuantity(newComponent({ aliment: usedCopy(aliment), newId }), typed);
}

export function pickedAlternative({ aliment, ...typed }: Picked): Alternative {
  return withTypedQuantity(newAlternative({ aliment: usedCopy(aliment), newId }), typed);
}

export function singleFood(component: Component): MealComponent {
  return { id: newId(), line: '', line_en: '', lineKind: null, recipe: null, components: [component] };
}
