import { type Alternative, type Component, limits, UsedAliment } from '#areas/aliments/contract.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { newComponent } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine } from '../../contract/library.ts';
import { ingredientQuantity, type WeightReadings } from '../../rules/ingredient-quantity.ts';
import { isCookedUnsaid, isNamed, isSameFood, namesSeveral } from '../../rules/named-in-part.ts';
import type { AddedFoods, FoodGroups } from './food-groups.tsx';

/** A pasted line in the preview. A line without a food stays until it gets one or is skipped. */
export interface ImportRow {
  id: string;
  line: IngredientLine;
  component: Component | null;
  /** Whether the food may be another one than the line means; it is used once a person chooses or confirms it. */
  isFoodUncertain: boolean;
  /** Whether the person for whom the food is must not or does not eat it, or must check it first; it is used once a person confirms it. */
  isFoodWarned: boolean;
  isQuantityUncertain: boolean;
  /** The two readings of a weight behind several pieces, where it is not decided. */
  weightReadings?: WeightReadings | undefined;
  /** Whether the line has no amount; it is used once a person types or confirms one. */
  isQuantityMissing: boolean;
  isSkipped: boolean;
  /** Whether it belongs to a second option of the meal, which is added as a note and not counted. */
  isOption: boolean;
}

/** Whether the person for whom the foods are must not or does not eat one, or must check it first. */
export type CheckFood = (aliment: UsedAliment) => boolean;

interface RowSettings {
  check?: CheckFood | undefined;
  /** Whether second options of the meal can be added as notes. */
  takesOptions?: boolean | undefined;
}

export function rowsOf(
  lines: readonly IngredientLine[],
  { check, takesOptions = false }: RowSettings = {},
): ImportRow[] {
  return lines.map((line) => {
    const best = bestOf(line);
    const row = {
      id: newId(),
      line,
      component: null,
      isFoodWarned: false,
      isQuantityUncertain: false,
      isQuantityMissing: false,
      isSkipped: false,
      isOption: takesOptions && line.option?.isLikely === true,
    };
    if (!best) return { ...row, isFoodUncertain: true };
    return { ...withFood(row, best, check), isFoodUncertain: line.isSimilarOnly || isUncertain(best, line) };
  });
}

/** Categories of dishes of several foods: their names begin with one of these, `Manzo alla borgognona`. */
const dishes: readonly Category[] = ['ready_meals', 'fast_food', 'restaurant', 'regional'];

function isDish({ category }: ListedAliment): boolean {
  return dishes.includes(category);
}

/** Whether a food with all words of the line may be another one than it means. */
function isUncertain(aliment: ListedAliment, line: IngredientLine): boolean {
  return !isNamed(aliment, line) && (isDish(aliment) || isCookedUnsaid(aliment, line) || namesSeveral(line));
}

/**
 * The first food that is meant: a dish is not, where the line names it only in part and there is a plain food; cooked food is not, where
 * the line does not say so and there is the same food raw.
 */
function bestOf(line: IngredientLine): ListedAliment | undefined {
  const { candidates } = line;
  const first = candidates.find((aliment) => isNamed(aliment, line) || !isDish(aliment)) ?? candidates[0];
  if (!first || isNamed(first, line) || !isCookedUnsaid(first, line)) return first;
  return candidates.find((aliment) => isSameFood(aliment, first) && !isCookedUnsaid(aliment, line)) ?? first;
}

/** The row with a food and the quantity of its line. A food that a person chose is certain. */
export function withFood(
  row: Omit<ImportRow, 'isFoodUncertain'>,
  aliment: ListedAliment,
  check: CheckFood = () => false,
): ImportRow {
  const { isCertain, isMissing, quantity, portion, readings } = ingredientQuantity(row.line, aliment);
  const component = newComponent({ aliment: UsedAliment.parse(aliment), newId });
  return {
    ...row,
    component: portion ? withMeasure(component, portion) : withQuantity(component, quantity),
    isFoodUncertain: false,
    isFoodWarned: check(component.aliment),
    isQuantityUncertain: !isCertain,
    weightReadings: readings,
    isQuantityMissing: isMissing,
    isSkipped: false,
  };
}

/** Whether the food of the row is added without a person having looked at what is not certain. */
export function needsCheck(row: ImportRow): boolean {
  return isUsed(row) && (row.isQuantityUncertain || row.line.unread !== '');
}

/** Whether the food of the row is added. */
export function isUsed(row: ImportRow): boolean {
  const { component, isSkipped, isOption, isQuantityMissing, isFoodUncertain, isFoodWarned } = row;
  return component !== null && !isSkipped && !isOption && !isQuantityMissing && !isFoodUncertain && !isFoodWarned;
}

/** Whether the row is in the note of a second option of the meal. */
export function isNoted({ isOption, isSkipped, isFoodWarned }: ImportRow): boolean {
  return isOption && !isSkipped && !isFoodWarned;
}

/** Returns the texts of rows that are kept beside their foods. */
export type TextsOf = (rows: readonly ImportRow[]) => string[];

export function addedFoods(rows: readonly ImportRow[], textsOf: TextsOf = () => []): AddedFoods {
  const noted = Map.groupBy(rows.filter(isNoted), ({ line }) => line.option?.line);
  return {
    components: addedComponents(rows),
    options: [...noted.values()].map((ofOption) => ofOption.map(({ line }) => line.text)),
    texts: textsOf(rows),
  };
}

/** The foods of the rows that are not skipped, with their alternatives. An alternative of a skipped food takes its group. */
export function addedComponents(rows: readonly ImportRow[]): Component[] {
  const groups: Component[][] = [];
  for (const row of rows) {
    const { line, component } = row;
    if (!line.isAlternative || groups.length === 0) groups.push([]);
    if (component && isUsed(row)) groups.at(-1)?.push(component);
  }
  return groups.flatMap(withTheirAlternatives);
}

/** The rows whose foods go to one of several places. */
export function rowsOfGroup(rows: readonly ImportRow[], { groupOfLine }: LineGroups, index: number): ImportRow[] {
  return rows.filter(({ line }) => groupOfLine[line.lineIndex] === index);
}

type LineGroups = Pick<FoodGroups, 'groupOfLine'>;

/** What is added to each group. */
export function addedFoodsOfGroups(rows: readonly ImportRow[], groups: FoodGroups, textsOf?: TextsOf): AddedFoods[] {
  return groups.groups.map((_, index) => addedFoods(rowsOfGroup(rows, groups, index), textsOf));
}

/** The first food with the others as alternatives, each food once. Those beyond the limit stay foods of their own. */
function withTheirAlternatives([first, ...others]: Component[]): Component[] {
  if (!first) return [];
  const distinct = new Map(others.map((other) => [other.aliment.id, other]));
  distinct.delete(first.aliment.id);
  const added = [...distinct.values()];
  const alternatives = added.slice(0, limits.alternatives).map(asAlternative);
  return [{ ...first, alternatives }, ...added.slice(limits.alternatives)];
}

function asAlternative({
  alternatives: _,
  role: __,
  isLocked: ___,
  conflictNote: ____,
  ...portion
}: Component): Alternative {
  return portion;
}

/**
 * The ingredients with the added ones. The quantity of a food that is already there is added to it, and its new alternatives are
 * appended.
 */
export function withComponentsAdded(components: Component[], added: readonly Component[]): Component[] {
  return added.reduce(withAdded, components);
}

function withAdded(components: Component[], added: Component): Component[] {
  const index = components.findIndex(({ aliment }) => aliment.id === added.aliment.id);
  const present = components[index];
  if (!present) return [...components, added];
  const known = new Set([present, ...present.alternatives].map(({ aliment }) => aliment.id));
  const others = added.alternatives.filter(({ aliment }) => !known.has(aliment.id));
  const alternatives = [...present.alternatives, ...others].slice(0, limits.alternatives);
  return components.with(index, withQuantity({ ...present, alternatives }, present.quantity + added.quantity));
}
