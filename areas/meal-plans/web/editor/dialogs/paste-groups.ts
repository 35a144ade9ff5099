import type { AddedFoods, FoodGroups } from '#areas/recipes/web/lazy-public.tsx';
import { limits, type MealComponent } from '../../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import {
  type PastedPart,
  type PasteOrigin,
  type PasteTarget,
  preparedTargets,
  withPastedInserted,
} from '../../../rules/insert-pasted.ts';
import { type PastedSection, pastedLines } from '../../../rules/pasted-days.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { changeMealPlan } from '../edits/change.ts';
import { lineOf, singleFood } from '../edits/food.ts';
import { type EditorParts, reportInserted } from '../edits/insert.ts';
import { findMeal, mealPlanOf } from '../state/meal-plan-of.ts';

/** Returns the days and meals of a pasted text; null when all of it belongs to the meal of the origin. */
export function usePasteGroups(origin: PasteOrigin): (text: string) => FoodGroups | null {
  const t = useTexts('meal-plans');
  const { titleOf, dayTitleOf } = useMealTexts();
  const editor = useEditor();
  const rowsOf = usePastedRows();

  /** The days of each meal: `Lunedì, Martedì · Pranzo`. */
  function titleOfTargets(targets: PasteTarget[]): string {
    const ofMeal = Map.groupBy(targets, ({ meal }) => titleOf(meal));
    const dayTitles = (of: PasteTarget[]) => of.map(({ day, dayIndex }) => dayTitleOf(day, dayIndex + 1)).join(', ');
    return [...ofMeal].map(([mealTitle, of]) => `${dayTitles(of)} · ${mealTitle}`).join(', ');
  }

  function marksOf(targets: PasteTarget[], section: PastedSection | undefined): string[] {
    const isNewDay = targets.some((target) => target.isNewDay);
    const isNewMeal = targets.some((target) => target.isNewMeal);
    return [
      ...(isNewDay ? [t('editor.paste.newDay')] : isNewMeal ? [t('editor.paste.newMeal')] : []),
      ...(section && isFree(section) ? [t('editor.paste.freeMeal')] : []),
    ];
  }

  return (text) => {
    const lines = pastedLines(text);
    const isUsed = ({ section, foods }: (typeof lines)[number]) => foods !== '' || isFree(section);
    const sections = [...new Set(lines.filter(isUsed).map(({ section }) => section))];
    const mealPlan = mealPlanOf(editor.store.getState().content);
    const pastedInto = findMeal(mealPlan, origin.mealId);
    const { targets, setsWeekdays } = preparedTargets(mealPlan, { origin, sections, newId });
    const isIntoOrigin = targets.every((of) => of.length === 1 && of[0]?.meal.id === origin.mealId);
    if (!pastedInto || (isIntoOrigin && !setsWeekdays && !sections.some(isFree))) return null;
    return {
      groups: targets.map((of, index) => ({
        key: String(index),
        hasRoom: of.length > 0,
        title: of.length > 0 ? titleOfTargets(of) : t('editor.paste.noRoom'),
        marks: marksOf(of, sections[index]),
      })),
      notes: setsWeekdays ? [t('editor.paste.setsWeekdays')] : [],
      groupOfLine: lines.map(({ section }) => sections.indexOf(section)),
      togetherText: t('editor.paste.together', { title: titleOf(pastedInto.meal) }),
      onAdd: (added) =>
        insertPasted(
          editor,
          origin,
          sections.map((section, index) => ({ section, rows: added[index] ? rowsOf(added[index]) : [] })),
        ),
    };
  };
}

/** Returns the rows of pasted foods. Second options of the meal and what became no food are lines without food, which are not counted. */
export function usePastedRows(): (added: AddedFoods) => MealComponent[] {
  const t = useTexts('meal-plans');
  return ({ components, options, texts }) => [
    ...components.map(singleFood),
    ...options.flatMap((foods) => joinedFoods(foods, (text) => t('editor.paste.option', { foods: text }))).map(lineOf),
    ...texts.flatMap(linesOfText).map(lineOf),
  ];
}

/** The text in as many lines as it needs. */
function linesOfText(text: string): string[] {
  const count = Math.ceil(text.length / limits.lineLength);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * limits.lineLength, (index + 1) * limits.lineLength),
  );
}

/** Texts with as many of the foods as fit into a line. */
function joinedFoods(foods: readonly string[], textOf: (foods: string) => string): string[] {
  const lines: string[][] = [];
  for (const food of foods) {
    const last = lines.at(-1);
    if (last && textOf([...last, food].join(', ')).length <= limits.lineLength) last.push(food);
    else lines.push([food]);
  }
  return lines.map((line) => textOf(line.join(', ')).slice(0, limits.lineLength));
}

function isFree({ meals }: PastedSection): boolean {
  return meals.some((meal) => meal.isFree);
}

/** Inserts pasted foods into the days and meals that their text names, as one undo entry. */
function insertPasted(editor: EditorParts, origin: PasteOrigin, parts: readonly PastedPart[]): void {
  const before = mealPlanOf(editor.store.getState().content);
  if (!findMeal(before, origin.mealId)) return;
  const { mealPlan, added, missing, freeMeals } = withPastedInserted(before, { parts, origin, newId });
  changeMealPlan(editor.store, () => mealPlan);
  reportInserted(editor, { name: 'rowsInserted', count: added.length, missing, rows: added, freeMeals });
}
