import { type Component, UsedAliment } from '#areas/aliments/contract.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { newComponent } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine, Recipe } from '../../contract/library.ts';
import { ingredientQuantity, type WeightReadings } from '../../rules/ingredient-quantity.ts';
import type { AssumedState } from '../../rules/assumed-states.ts';
import { meantFood } from '../../rules/meant-food.ts';
import { isGuess, isNamed } from '../../rules/named-in-part.ts';
import { optionReadings } from '../../rules/meant-options.ts';
import { type PastedRecipe, portionsMeant } from '../../rules/recipe-portions.ts';
import { saidRestrictedFood, unsaidWords } from '../../rules/said-states.ts';
import { type CustomNames, namesBeside } from './names-beside.ts';

/** A pasted line in the preview. A line without a food stays until it gets one or is skipped. */
export interface ImportRow {
  id: string;
  line: IngredientLine;
  component: Component | null;
  /** The recipe of the account that the line means, instead of a food. */
  recipe: PastedRecipe | null;
  /** Whether the food may be another one than the line means; it is used once a person chooses or confirms it. */
  isFoodUncertain: boolean;
  /** The state that was supposed of a food that exists dry, and cooked or canned, until a person chooses; null where none was. */
  assumedState: AssumedState | null;
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
  /** Whether that is only supposed, so that the note is a line to be checked until a person chooses it. */
  isOptionSupposed: boolean;
}

/** Whether the person for whom the foods are must not or does not eat one, or what its own names name, or must check it first. */
export type CheckFood = (aliment: UsedAliment, names?: CustomNames) => boolean;

interface RowSettings {
  check?: CheckFood | undefined;
  /** Whether second options of the meal can be added as notes. */
  takesOptions?: boolean | undefined;
  /** Whether a line is the portion of one person, as in a meal; that of a recipe may be for several. */
  arePortions?: boolean | undefined;
}

export function rowsOf(
  lines: readonly IngredientLine[],
  { check, takesOptions = false, arePortions = false }: RowSettings = {},
): ImportRow[] {
  const readings = optionReadings(lines);
  return lines.map((line) => {
    const reading = takesOptions && line.option ? readings.get(line.option.line) : undefined;
    const best = meantFood(line, { isPortion: arePortions });
    const row = {
      id: newId(),
      line,
      component: null,
      recipe: null,
      assumedState: null,
      isFoodWarned: false,
      isQuantityUncertain: false,
      isQuantityMissing: false,
      isSkipped: false,
      isOption: reading === 'option' || reading === 'supposed-option',
      isOptionSupposed: reading === 'supposed-option',
    };
    // An alternative is a food, because rows of a meal with a recipe have none.
    const [named] = line.isAlternative ? [] : (line.recipes ?? []);
    if (named)
      return { ...withRecipe(row, named, check), isFoodUncertain: best !== undefined && isNamed(best.aliment, line) };
    if (!best) return { ...row, isFoodUncertain: true };
    const { aliment, isCertain, assumedState } = best;
    return { ...withFood(row, aliment, check), isFoodUncertain: !isCertain, assumedState };
  });
}

/**
 * The row with a food and the quantity of its line. A food that a person chose is certain. When the line names a food that is restricted in
 * pregnancy (“tartare”), these words are appended to the name of the food.
 */
export function withFood(
  row: Omit<ImportRow, 'isFoodUncertain'>,
  aliment: ListedAliment,
  check: CheckFood = () => false,
): ImportRow {
  const { isCertain, isMissing, quantity, portion, readings } = ingredientQuantity(row.line, aliment);
  const used = UsedAliment.parse(aliment);
  const restrictedFood = saidRestrictedFood(row.line, used);
  const component = {
    ...newComponent({ aliment: used, newId }),
    ...(restrictedFood !== '' && namesBeside(used, restrictedFood)),
  };
  return {
    ...row,
    component: portion ? withMeasure(component, portion) : withQuantity(component, quantity),
    recipe: null,
    isFoodUncertain: false,
    assumedState: null,
    isFoodWarned: check(used, component),
    isQuantityUncertain: !isCertain,
    weightReadings: readings,
    isQuantityMissing: isMissing,
    isSkipped: false,
  };
}

/** The row with a recipe, in the portions that its line means. A recipe that a person chose is certain. */
export function withRecipe(
  row: Omit<ImportRow, 'isFoodUncertain'>,
  recipe: Recipe,
  check: CheckFood = () => false,
): ImportRow {
  const { portions, isCertain } = portionsMeant(row.line, recipe);
  return {
    ...row,
    component: null,
    recipe: { recipe, portions },
    isFoodUncertain: false,
    assumedState: null,
    isFoodWarned: recipe.aliments.some((one) => check(one)),
    isQuantityUncertain: !isCertain,
    weightReadings: undefined,
    isQuantityMissing: false,
    isSkipped: false,
  };
}

/** Whether a food or a recipe was found for the line, or chosen. */
export function isFound({ component, recipe }: ImportRow): boolean {
  return component !== null || recipe !== null;
}

/** Whether the food of the row is added without a person having looked at what is not certain. */
export function needsCheck(row: ImportRow): boolean {
  return isUsed(row) && (row.isQuantityUncertain || isStateUnusual(row) || unreadOf(row) !== '');
}

/** Whether a food was taken as cooked or canned because of its weight, where it is usually weighed dry. */
export function isStateUnusual({ assumedState }: ImportRow): boolean {
  return assumedState !== null && assumedState !== 'dry';
}

/** What the line says and was not read, without what the name of its food says, too. */
export function unreadOf({ line, component }: ImportRow): string {
  return unsaidWords(line, component?.aliment);
}

/** Whether the food of the row is added. */
export function isUsed(row: ImportRow): boolean {
  const { isSkipped, isOption, isQuantityMissing, isFoodUncertain, isFoodWarned } = row;
  return isFound(row) && !isSkipped && !isOption && !isQuantityMissing && !isFoodUncertain && !isFoodWarned;
}

/** The rows where a person chose whether the foods of the block `optionLine` are a second option of the meal. */
export function withOptionChosen(rows: readonly ImportRow[], optionLine: number, isOption: boolean): ImportRow[] {
  return rows.map((row) =>
    row.line.option?.line === optionLine ? { ...row, isOption, isOptionSupposed: false } : row,
  );
}

/** Whether the row is in the note of a second option of the meal. */
export function isNoted(row: ImportRow): boolean {
  return row.isOption && !row.isSkipped && !namesWarnedFood(row);
}

/** Whether the line names a food that speaks against the person for whom it is, so that its text is not kept; a guess is not named. */
export function namesWarnedFood({ isFoodWarned, component, recipe, line }: ImportRow): boolean {
  return isFoodWarned && (recipe !== null || (component !== null && !isGuess(component.aliment, line)));
}

/** Whether the row is a note or only says what is not eaten, so that it stays a text and no food is missing. */
export function isTextOnly(row: ImportRow): boolean {
  return (row.line.isExclusion === true || row.line.isNote === true) && !isFound(row);
}
