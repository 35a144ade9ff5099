import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import { foodInBothStates } from '../../rules/assumed-states.ts';
import { type CheckFood, type ImportRow, withFood } from './import-rows.ts';

/** The same food cooked or canned for a dry one, or dry, where the line does not say which one it means; undefined for no such food. */
export function otherStateOf({ line, component }: ImportRow): ListedAliment | undefined {
  const chosen = line.candidates.find(({ id }) => id === component?.aliment.id);
  const inBoth = chosen && foodInBothStates(line, chosen);
  if (!inBoth) return undefined;
  return inBoth.dry === chosen ? inBoth.cooked : inBoth.dry;
}

/** The row with the food in its other state, in the grams that a person may have typed for the first one. */
export function withOtherState(row: ImportRow, aliment: ListedAliment, check?: CheckFood): ImportRow {
  const { component, isQuantityMissing, isQuantityUncertain, isFoodUncertain } = row;
  const changed = { ...withFood(row, aliment, check), isFoodUncertain };
  if (!component || component.portion || isQuantityMissing || !changed.component) return changed;
  const withSame = withQuantity({ ...changed.component, portion: null }, component.quantity);
  return { ...changed, component: withSame, isQuantityMissing, isQuantityUncertain };
}
