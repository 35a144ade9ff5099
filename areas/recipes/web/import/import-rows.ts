import { type Component, UsedAliment } from '#areas/aliments/contract.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { newComponent } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine } from '../../contract/library.ts';
import { ingredientQuantity } from '../../rules/ingredient-quantity.ts';

/** A pasted line in the preview. A line without a food stays until it gets one or is skipped. */
export interface ImportRow {
  id: string;
  line: IngredientLine;
  component: Component | null;
  isFoodUncertain: boolean;
  isQuantityUncertain: boolean;
  isSkipped: boolean;
}

export function rowsOf(lines: readonly IngredientLine[]): ImportRow[] {
  return lines.map((line) => {
    const [best] = line.candidates;
    const row = { id: newId(), line, component: null, isQuantityUncertain: false, isSkipped: false };
    return best ? { ...withFood(row, best), isFoodUncertain: line.isSimilarOnly } : { ...row, isFoodUncertain: true };
  });
}

/** The row with a food and the quantity of its line. A food that a person chose is certain. */
export function withFood(row: Omit<ImportRow, 'isFoodUncertain'>, aliment: ListedAliment): ImportRow {
  const { isCertain, quantity, portion } = ingredientQuantity(row.line, aliment);
  const component = newComponent({ aliment: UsedAliment.parse(aliment), newId });
  return {
    ...row,
    component: portion ? withMeasure(component, portion) : withQuantity(component, quantity),
    isFoodUncertain: false,
    isQuantityUncertain: !isCertain,
    isSkipped: false,
  };
}

/** The foods of the rows that are not skipped. */
export function addedComponents(rows: readonly ImportRow[]): Component[] {
  return rows.flatMap((row) => (row.component && !row.isSkipped ? [row.component] : []));
}

/** The ingredients with the added ones. The quantity of a food that is already there is added to it. */
export function withComponentsAdded(components: Component[], added: readonly Component[]): Component[] {
  return added.reduce(withAdded, components);
}

function withAdded(components: Component[], added: Component): Component[] {
  const index = components.findIndex(({ aliment }) => aliment.id === added.aliment.id);
  const present = components[index];
  if (!present) return [...components, added];
  return components.with(index, withQuantity(present, present.quantity + added.quantity));
}
