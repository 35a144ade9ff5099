import type { AddedFoods, AddedSummary, FoodGroups } from '#areas/recipes/web/lazy-public.tsx';
import { noteText } from '#areas/recipes/rules/pasted-notes.ts';
import { limits, type MealComponent, type MealPlan } from '../../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { withAdviceAdded } from '../../../rules/insert-advice.ts';
import { wholeDaysOf, withPastedInserted } from '../../../rules/insert-pasted.ts';
import { insertedCounts, type PastedCounts, pastedCounts } from '../../../rules/pasted-counts.ts';
import { type PastedPart, type PasteOrigin, type PasteTarget, preparedTargets } from '../../../rules/pasted-targets.ts';
import { recipeRow } from '../../../rules/recipe-row.ts';
import { type PastedSection, pastedLines } from '../../../rules/pasted-days.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { changeMealPlan } from '../edits/change.ts';
import { singleFood } from '../edits/food.ts';
import { type EditorParts, reportInserted } from '../edits/insert.ts';
import { useNewLine } from '../edits/use-new-line.ts';
import { useUnreadRows } from '../shared/use-unread-rows.ts';
import { findMeal, mealPlanOf } from '../state/meal-plan-of.ts';

/** Returns the days and meals of a pasted text; null when all of it belongs to the meal of the origin. */
export function usePasteGroups(origin: PasteOrigin): (text: string) => FoodGroups | null {
  const t = useTexts('meal-plans');
  const { titleOf, dayTitleOf } = useMealTexts();
  const { titleOfTargets, marksOf, marksOfAdvice } = useGroupTexts();
  const editor = useEditor();
  const lineOf = useNewLine();
  const rowsOf = usePastedRows();
  const summaryOf = usePastedSummary();

  function filled(parts: readonly PastedPart[], added: readonly AddedFoods[]): PastedPart[] {
    return parts.map((part, index) => {
      const { texts = [], leftOut = [], ...foods } = added[index] ?? { components: [], recipes: [], options: [] };
      if (part.section.isGeneral)
        return { ...part, rows: rowsOf({ ...foods, texts: [], leftOut: [] }), texts: [...leftOut, ...texts] };
      return { ...part, rows: rowsOf({ ...foods, texts, leftOut }) };
    });
  }

  return (text) => {
    const lines = pastedLines(text);
    const parts = partsOf(lines, lineOf);
    const sections = parts.map(({ section }) => section);
    const mealPlan = mealPlanOf(editor.store.getState().content);
    const pastedInto = findMeal(mealPlan, origin.mealId);
    const wholeDays = wholeDaysOf(parts);
    const prepared = preparedTargets(mealPlan, { origin, sections, wholeDays, newId });
    const { targets, setsSchedule } = prepared;
    const references = parts.flatMap((part) => part.references ?? []);
    const isIntoOrigin = targets.every((of) => of.length === 1 && of[0]?.meal.id === origin.mealId);
    const isPlain = isIntoOrigin && references.length === 0 && !sections.some(changesPlan);
    if (!pastedInto || (isPlain && !setsSchedule)) return null;
    const { unresolved } = withPastedInserted(mealPlan, { parts, origin, newId });
    return {
      groups: parts.map((part, index) => {
        if (part.section.isGeneral)
          return {
            ...{ key: String(index), hasRoom: true, title: t('editor.paste.wholePlan') },
            marks: marksOfAdvice(mealPlan, part, origin),
          };
        const of = targets[index] ?? [];
        const days = wholeDays.has(part.section) ? prepared.mealPlan.days.filter(isIn(prepared.dayIds[index])) : [];
        const titles = days.map((day) => dayTitleOf(day, prepared.mealPlan.days.indexOf(day) + 1));
        return {
          key: String(index),
          hasRoom: of.length + days.length > 0,
          title: of.length > 0 ? titleOfTargets(of) : titles.join(', ') || t('editor.paste.noRoom'),
          marks: marksOf(of, part, unresolved),
        };
      }),
      notes: setsSchedule ? [t(`editor.paste.setsSchedule.${setsSchedule}`)] : [],
      groupOfLine: lines.map(({ section }) => sections.indexOf(section)),
      togetherText: t('editor.paste.together', { title: titleOf(pastedInto.meal) }),
      references: references.map((reference) => reference.text),
      summaryOf: (added) => summaryOf(pastedCounts(mealPlan, { parts: filled(parts, added), origin, newId })),
      onAdd: (added) =>
        insertPasted(editor, { origin, parts: filled(parts, added), addedTextOf: (counts) => summaryOf(counts).parts }),
    };
  };
}

/** What the preview says of the places of pasted foods. */
function useGroupTexts() {
  const t = useTexts('meal-plans');
  const { titleOf, dayTitleOf } = useMealTexts();

  /** The days of each meal: `Lunedì, Martedì · Pranzo`. */
  function titleOfTargets(targets: PasteTarget[]): string {
    const ofMeal = Map.groupBy(targets, ({ meal }) => titleOf(meal));
    const dayTitles = (of: PasteTarget[]) => of.map(({ day, dayIndex }) => dayTitleOf(day, dayIndex + 1)).join(', ');
    return [...ofMeal].map(([mealTitle, of]) => `${dayTitles(of)} · ${mealTitle}`).join(', ');
  }

  function marksOf(targets: PasteTarget[], part: PastedPart, unresolved: readonly unknown[]): string[] {
    const isNewDay = targets.some((target) => target.isNewDay);
    const isNewMeal = targets.some((target) => target.isNewMeal);
    return [
      ...(isNewDay ? [t('editor.paste.newDay')] : isNewMeal ? [t('editor.paste.newMeal')] : []),
      ...(isFree(part.section) ? [t('editor.paste.freeMeal')] : []),
      ...(part.references ?? []).map((reference) =>
        t(unresolved.includes(reference) ? 'editor.paste.unresolved' : 'editor.paste.copied', { text: reference.text }),
      ),
    ];
  }

  /** Where lines about all days go. */
  function marksOfAdvice(mealPlan: MealPlan, { texts = [] }: PastedPart, { language }: PasteOrigin): string[] {
    const { mealPlan: after } = withAdviceAdded(mealPlan, texts, language);
    const isDescribed = after.description !== mealPlan.description || after.description_en !== mealPlan.description_en;
    return [
      ...(isDescribed ? [t('editor.paste.intoDescription')] : []),
      ...(after.waterMl !== null && after.waterMl !== mealPlan.waterMl
        ? [t('editor.paste.water', { ml: formatNumber(after.waterMl, 0) })]
        : []),
    ];
  }

  return { titleOfTargets, marksOf, marksOfAdvice };
}

/** The sections of a text with something to insert; their lines stand for the foods that are not known yet. */
function partsOf(lines: ReturnType<typeof pastedLines>, lineOf: ReturnType<typeof useNewLine>): PastedPart[] {
  const sections = [...new Set(lines.map(({ section }) => section))];
  const parts = sections.map((section): PastedPart => {
    const own = lines.filter((line) => line.section === section);
    if (section.isGeneral) return { section, rows: [], texts: own.map(({ foods }) => noteText(foods)) };
    return {
      section,
      rows: own.filter(({ foods }) => foods !== '').map(({ foods }) => lineOf(foods)),
      references: own.flatMap(({ reference }) => reference ?? []),
    };
  });
  return parts.filter(
    ({ section, rows, texts = [], references = [] }) =>
      rows.length + texts.length + references.length > 0 || isFree(section),
  );
}

function isIn(ids: readonly string[] = []): (one: { id: string }) => boolean {
  return ({ id }) => ids.includes(id);
}

/** `parts`: `2 giorni, 5 pasti, 12 alimenti, 1 nota, 2 righe da controllare`; empty for nothing. */
interface PastedSummary extends AddedSummary {
  parts: string;
}

/** Returns a function that says what is added, or was. */
export function usePastedSummary(): (counts: PastedCounts) => PastedSummary {
  const t = useTexts('meal-plans');
  return (counts) => {
    const names = ['days', 'meals', 'foods', 'notes', 'toCheck'] as const;
    const parts = names
      .flatMap((name) => (counts[name] > 0 ? [t(`editor.paste.counts.${name}`, { count: counts[name] })] : []))
      .join(', ');
    return { parts, text: parts && t('editor.paste.adds', { parts }), foods: counts.foods };
  };
}

/**
 * Returns the rows of pasted foods. Second options of the meal and what became no food are lines without food; they are to be checked
 * where the food would be eaten too, as with an option that is only supposed.
 */
export function usePastedRows(): (added: AddedFoods) => MealComponent[] {
  const t = useTexts('meal-plans');
  const lineOf = useNewLine();
  const unreadRows = useUnreadRows();
  return ({ components, recipes, options, texts, leftOut }) => [
    ...components.map(singleFood),
    ...recipes.flatMap(({ recipe, portions }) => [recipeRow(recipe, { portions, newId }), ...unreadRows(recipe)]),
    ...options.flatMap(({ foods, isSupposed }) =>
      joinedFoods(foods, (text) => t('editor.paste.option', { foods: text })).map((line) =>
        lineOf(line, isSupposed ? 'food' : 'note'),
      ),
    ),
    ...leftOut.flatMap(linesOfText).map((line) => lineOf(line, 'food')),
    ...texts.flatMap(linesOfText).map((line) => lineOf(line, 'note')),
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

/** Whether a section says more of its meals than their foods, or is about the meal plan. */
function changesPlan(section: PastedSection): boolean {
  return section.isGeneral === true || isFree(section) || section.meals.some(({ time }) => time !== undefined);
}

function isFree({ meals }: PastedSection): boolean {
  return meals.some((meal) => meal.isFree);
}

interface Pasted {
  origin: PasteOrigin;
  parts: readonly PastedPart[];
  /** Says what was added. */
  addedTextOf: (counts: PastedCounts) => string;
}

/** Inserts pasted foods into the days and meals that their text names, as one undo entry. */
function insertPasted(editor: EditorParts, { origin, parts, addedTextOf }: Pasted): void {
  const before = mealPlanOf(editor.store.getState().content);
  if (!findMeal(before, origin.mealId)) return;
  const inserted = withPastedInserted(before, { parts, origin, newId });
  const { mealPlan, added, missing } = inserted;
  changeMealPlan(editor.store, () => mealPlan);
  const addedText = addedTextOf(insertedCounts(before, inserted));
  reportInserted(editor, { name: 'rowsInserted', count: added.length, missing, rows: added, addedText });
}
