import { expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { createDocumentStore, redo, undo } from '#shell/web/documents/document-store.ts';
import { mealPlanOf } from '../state/meal-plan-of.ts';
import { exampleContent } from '../testing/open-meal-plan.tsx';
import { copyMeal } from './days.ts';
import { addRows, deleteRows, moveRowsBy, promoteAlternative, replaceFood, setTypedQuantity } from './rows.ts';

const open = () => createDocumentStore({ version: 1, content: exampleContent });
const mealPlanIn = (store: ReturnType<typeof open>) => mealPlanOf(store.getState().content);
const lunchIn = (store: ReturnType<typeof open>) => {
  const lunch = mealPlanIn(store).days[0]?.meals[2];
  if (!lunch) throw new Error('lunchIn: the example has no lunch');
  return lunch;
};

test('an edit of one row leaves all other rows, meals and days the same objects, so that only this row is drawn', () => {
  const store = open();
  const before = mealPlanIn(store);
  const [row] = lunchIn(store).mealComponents;
  setTypedQuantity(store, row?.components[0]?.uuid ?? '', { quantity: 100, portion: null });

  const after = mealPlanIn(store);
  const rows = (mealPlan: typeof before) =>
    mealPlan.days.flatMap((day) => day.meals.flatMap((meal) => meal.mealComponents));
  const changed = rows(after).filter((one, index) => one !== rows(before)[index]);
  expect(changed).toEqual([expect.objectContaining({ id: row?.id })]);
  expect(after.days[1]).toBe(before.days[1]);
  expect(lunchIn(store).calories).toBeGreaterThan(before.days[0]?.meals[2]?.calories ?? 0);
});

test('deleting the last use of a food removes it from the document, and undo brings both back', () => {
  const store = open();
  const before = store.getState().content;
  const parmesan = lunchIn(store).mealComponents[2];
  deleteRows(store, [parmesan?.id ?? '']);
  expect(store.getState().content.aliments.map(({ name }) => name)).not.toContain('Parmigiano');

  undo(store);
  expect(store.getState().content).toEqual(before);
  redo(store);
  expect(lunchIn(store).mealComponents).toHaveLength(3);
});

test('a meal takes 30 rows; the others are left out and counted', () => {
  const store = open();
  const { id, mealComponents } = lunchIn(store);
  const [row] = mealComponents;
  if (!row) throw new Error('the example has no row');
  const rows = Array.from({ length: 40 }, () => ({ ...row, id: crypto.randomUUID() }));

  expect(addRows(store, { mealId: id, rows })).toBe(26);
  expect(addRows(store, { mealId: id, rows })).toBe(0);
  expect(lunchIn(store).mealComponents).toHaveLength(30);
});

test('the first row moved up goes to the end of the meal before, and back down', () => {
  const store = open();
  const before = store.getState().content;
  const id = lunchIn(store).mealComponents[0]?.id ?? '';
  moveRowsBy(store, [id], -1);
  expect(mealPlanIn(store).days[0]?.meals[1]?.mealComponents.at(-1)?.id).toBe(id);

  moveRowsBy(store, [id], 1);
  expect(store.getState().content.days).toEqual(before.days);
});

test('an alternative that is promoted counts, and the food from before is its alternative', () => {
  const store = open();
  const pasta = lunchIn(store).mealComponents[0]?.components[0];
  promoteAlternative(store, pasta?.alternatives[0]?.uuid ?? '');

  const promoted = lunchIn(store).mealComponents[0]?.components[0];
  expect(promoted?.aliment.name).toBe('Riso bianco crudo');
  expect(promoted?.alternatives.map(({ aliment }) => aliment.name)).toEqual(['Pasta secca']);
});

test('a lunch copied to the second day replaces the lunch there, once', () => {
  const store = open();
  const day = mealPlanIn(store).days[1]?.id ?? '';
  const { id } = lunchIn(store);

  expect(copyMeal(store, id, [day])).toEqual({ replaced: 1, added: 0, withoutRoom: 0 });
  expect(copyMeal(store, id, [day])).toEqual({ replaced: 0, added: 0, withoutRoom: 0 });
});

test('another food of a row keeps the alternatives that are eaten instead of it, the others are removed and undone with it', () => {
  const store = open();
  const [row] = lunchIn(store).mealComponents;
  const uuid = row?.components[0]?.uuid ?? '';
  const alternativesOf = () =>
    lunchIn(store).mealComponents[0]?.components[0]?.alternatives.map(({ aliment }) => aliment.name);
  expect(alternativesOf()).toEqual(['Riso bianco crudo']);

  const likeRice = { ...listedAliment('bread'), category: 'other' as const };
  expect(replaceFood(store, uuid, { aliment: likeRice, quantity: 80, portion: null })).toBe(0);
  expect(alternativesOf()).toEqual(['Riso bianco crudo']);

  const cod = { ...listedAliment('cod'), category: 'fish_seafood' as const };
  expect(replaceFood(store, uuid, { aliment: cod, quantity: 150, portion: null })).toBe(1);
  expect(alternativesOf()).toEqual([]);
  undo(store);
  expect(alternativesOf()).toEqual(['Riso bianco crudo']);
});
