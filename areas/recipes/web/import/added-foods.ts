import { type Alternative, type Component, limits, type UsedAliment } from '#areas/aliments/contract.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { PastedRecipe } from '../../rules/recipe-portions.ts';
import type { AddedFoods, FoodGroups } from './food-groups.tsx';
import type { CustomNames } from './names-beside.ts';
import { type ImportRow, isNoted, isTextOnly, isUsed, namesWarnedFood } from './import-rows.ts';

/** Returns the texts to keep: remarks about foods that are added (`texts`), and lines that are not added as foods (`leftOut`). */
type TextsOf = (rows: readonly ImportRow[]) => Pick<AddedFoods, 'texts' | 'leftOut'>;

/** Returns the names of a food beside which alternatives that are no food are named; null where there is no room for them. */
type NamesWithTexts = (names: Pick<UsedAliment, 'name' | 'name_en'>, texts: readonly string[]) => CustomNames | null;

interface AddedSettings {
  textsOf?: TextsOf | undefined;
  namesWith?: NamesWithTexts | undefined;
}

export function addedFoods(
  rows: readonly ImportRow[],
  { textsOf = () => ({ texts: [], leftOut: [] }), namesWith }: AddedSettings = {},
): AddedFoods {
  const noted = Map.groupBy(rows.filter(isNoted), ({ line }) => line.option?.line);
  return {
    components: addedComponents(rows, namesWith),
    recipes: addedRecipes(rows),
    options: [...noted.values()].map((ofOption) => ({
      foods: ofOption.map(({ line }) => line.text),
      isSupposed: ofOption.some(({ isOptionSupposed }) => isOptionSupposed),
    })),
    ...textsOf(rows),
  };
}

/**
 * The foods of the rows that are not skipped, with their alternatives. The first alternative of a skipped food replaces it. A food that was
 * not recognised and its alternatives stay one text (`keptTexts`), because an alternative that is added beside the text would be eaten too.
 */
export function addedComponents(rows: readonly ImportRow[], namesWith: NamesWithTexts = () => null): Component[] {
  return choicesOf(rows).flatMap((choice) => (isChoiceInText(choice) ? [] : choiceAdded(choice, namesWith)));
}

/** The recipes of the rows that are not skipped. */
export function addedRecipes(rows: readonly ImportRow[]): PastedRecipe[] {
  return choicesOf(rows).flatMap(([first]) => (first?.recipe && isUsed(first) ? [first.recipe] : []));
}

/**
 * Each food with its alternatives, of which one is eaten, those that a person skipped last and without the warned ones that have another choice. A text
 * is a choice of its own, also between a food and its alternative.
 */
export function choicesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const choices: ImportRow[][] = [];
  let choice: ImportRow[] = [];
  for (const row of rows) {
    const isText = isTextOnly(row);
    const started: ImportRow[] = isText || !row.line.isAlternative || choices.length === 0 ? [] : choice;
    if (started !== choice) choices.push(started);
    if (!isText) choice = started;
    if (!row.isOption) started.push(row);
  }
  return choices
    .filter((rowsOfChoice) => rowsOfChoice.length > 0)
    .map(withoutWarned)
    .map((rowsOfChoice) => rowsOfChoice.toSorted((one, other) => Number(one.isSkipped) - Number(other.isSkipped)));
}

/** The foods of a choice that do not speak against the person; all of them where all do, which then stay one text. */
function withoutWarned(choice: ImportRow[]): ImportRow[] {
  const fitting = choice.filter((row) => !namesWarnedFood(row));
  return fitting.length > 0 ? fitting : choice;
}

/** Whether the first food of several is not added, so that all of them stay one text. */
export function isChoiceInText([first]: readonly ImportRow[]): boolean {
  return first !== undefined && !isUsed(first);
}

/** The alternatives of a choice that become no food: all of a recipe, not recognised ones, and those beyond the limit. */
export function textsInName(choice: readonly ImportRow[]): string[] {
  const [first, ...others] = choice;
  if (first?.recipe) return others.map(({ line }) => line.text.trim());
  const ids = new Set([first?.component?.aliment.id]);
  return others
    .filter((row) => {
      const id = row.component?.aliment.id;
      if (!isUsed(row) || id === undefined) return true;
      ids.add(id);
      return ids.size > limits.alternatives + 1;
    })
    .map(({ line }) => line.text.trim());
}

function choiceAdded(choice: readonly ImportRow[], namesWith: NamesWithTexts): Component[] {
  if (choice[0]?.recipe) return [];
  const [first, ...others] = choice.flatMap((row) => (row.component && isUsed(row) ? [row.component] : []));
  if (!first) return [];
  const distinct = new Map(others.map((other) => [other.aliment.id, other]));
  distinct.delete(first.aliment.id);
  const alternatives = [...distinct.values()].slice(0, limits.alternatives).map(asAlternative);
  const texts = textsInName(choice);
  const { aliment, custom_name, custom_name_en } = first;
  const names = { name: custom_name || aliment.name, name_en: custom_name_en || aliment.name_en };
  return [{ ...first, ...(texts.length > 0 && namesWith(names, texts)), alternatives }];
}

/** The rows whose foods go to one of several places. */
export function rowsOfGroup(rows: readonly ImportRow[], { groupOfLine }: LineGroups, index: number): ImportRow[] {
  return rows.filter(({ line }) => groupOfLine[line.lineIndex] === index);
}

type LineGroups = Pick<FoodGroups, 'groupOfLine'>;

/** What is added to each group. */
export function addedFoodsOfGroups(
  rows: readonly ImportRow[],
  groups: FoodGroups,
  settings?: AddedSettings,
): AddedFoods[] {
  return groups.groups.map((_, index) => addedFoods(rowsOfGroup(rows, groups, index), settings));
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
  const names = present.custom_name || present.custom_name_en ? present : added;
  const { custom_name, custom_name_en } = names;
  const together = { ...present, custom_name, custom_name_en, alternatives };
  return components.with(index, withQuantity(together, present.quantity + added.quantity));
}
