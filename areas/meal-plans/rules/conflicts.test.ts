import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isAgainst } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan } from '../example.ts';
import {
  doubtfulConflicts,
  groupedByGravity,
  mealPlanConflicts,
  openConflicts,
  withConflictNote,
} from './conflicts.ts';
import { componentsOf, mapComponents } from './content.ts';
import { mealPlanModel } from './document-model.ts';
import { storedMealPlan } from './stored.ts';

const planned = MealPlanContent.parse(
  storedMealPlan(exampleMealPlan, { ...exampleMealPlan, aliments: [], recipes: [], days: [] }),
);
const allergicTo = (...allergens: ('nuts' | 'celery')[]): DietaryProfile => ({
  ...emptyProfile,
  allergies: allergens.map((allergen) => ({ allergen, severity: 'allergy' as const })),
});

/** Walnuts that contain nuts and celery. */
const content: MealPlanContent = {
  ...planned,
  aliments: planned.aliments.map((one) =>
    one.id === food.walnuts.id ? { ...one, allergens: { nuts: 'contains', celery: 'contains' } } : one,
  ),
};
const openFor = (profile: DietaryProfile, of = content) => openConflicts(mealPlanConflicts(of, profile));
const notesOf = (of: MealPlanContent) =>
  componentsOf(of).flatMap(({ alimentId, conflictNote }) => (alimentId === food.walnuts.id ? [conflictNote] : []));

test('a note explains the conflicts it was written for; a later allergy of the same food asks for a reason again, which follows the note', () => {
  const explained = withConflictNote(content, openFor(allergicTo('nuts')), 'Solo tostate');

  expect(openFor(allergicTo('nuts'))).toHaveLength(1);
  expect(openFor(allergicTo('nuts'), explained)).toEqual([]);
  const later = openFor(allergicTo('nuts', 'celery'), explained);
  expect(later.map(({ alimentId }) => alimentId)).toEqual([food.walnuts.id]);

  const again = withConflictNote(explained, later, 'Tracce, provato');
  expect(openFor(allergicTo('nuts', 'celery'), again)).toEqual([]);
  expect(new Set(notesOf(again))).toEqual(new Set(['Solo tostate\nTracce, provato']));
});

test('a note from before conflicts were stored with it explains none, and a reason that is given again follows it', () => {
  const old = { ...content, days: content.days.map((day) => mapComponents(day, withOldNote)) };
  const open = openFor(allergicTo('nuts'), old);
  const again = withConflictNote(old, open, 'Provate, tollerate');

  expect(open.map(({ alimentId }) => alimentId)).toEqual([food.walnuts.id]);
  expect(openFor(allergicTo('nuts'), again)).toEqual([]);
  expect(new Set(notesOf(again))).toEqual(new Set(['Solo tostate\nProvate, tollerate']));
});

test('the food that takes the place of an explained one needs a reason of its own', () => {
  const explained = withConflictNote(content, openFor(allergicTo('nuts')), 'Solo tostate');
  const almonds = { ...food.walnuts, id: crypto.randomUUID(), allergens: { nuts: 'contains' as const } };
  const replaced = {
    ...explained,
    aliments: [...explained.aliments, almonds],
    days: explained.days.map((day) =>
      mapComponents(day, (one) => (one.alimentId === food.walnuts.id ? { ...one, alimentId: almonds.id } : one)),
    ),
  };

  expect(openFor(allergicTo('nuts'), replaced).map(({ alimentId }) => alimentId)).toContain(almonds.id);
});

test('a doubtful food without a note is not explained, and needs none', () => {
  const profile: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'intolerance' }] };
  const traces = content.aliments.map((one) =>
    one.id === food.walnuts.id ? { ...one, allergens: { nuts: 'may_contain' as const } } : one,
  );
  const conflicts = mealPlanConflicts({ ...content, aliments: traces }, profile);

  expect(conflicts).toMatchObject([{ alimentId: food.walnuts.id, level: 'doubtful', isExplained: false }]);
  expect(openConflicts(conflicts)).toEqual([]);
});

test('own foods without declared allergens are to be checked by whoever has an allergy, before the client gets the meal plan; one whose name names it needs a note', () => {
  const isOwn = ({ id }: { id: string }) => id === food.walnuts.id || id === food.rice.id;
  const aliments = planned.aliments.map((one) => ({ ...one, isOwn: isOwn(one) }));
  const conflicts = mealPlanConflicts({ ...planned, aliments }, allergicTo('nuts'));

  expect(openConflicts(conflicts)).toMatchObject([{ alimentId: food.walnuts.id, reasons: [{ strength: 'named' }] }]);
  expect(doubtfulConflicts(conflicts)).toMatchObject([
    { alimentId: food.rice.id, reasons: [{ strength: 'not_declared' }] },
  ]);
  expect(mealPlanConflicts({ ...planned, aliments }, emptyProfile)).toEqual([]);
});

test('own foods of which nobody knows whether they have lactose are to be checked before a client who eats without gets them', () => {
  const aliments = planned.aliments.map((one) => ({
    ...one,
    ...{ isOwn: one.id === food.rice.id, allergens: {}, declaresAllergens: false },
  }));
  const conflicts = mealPlanConflicts({ ...planned, aliments }, { ...emptyProfile, isLactoseFree: true });

  expect(openConflicts(conflicts)).toEqual([]);
  expect(doubtfulConflicts(conflicts).find(({ alimentId }) => alimentId === food.rice.id)).toMatchObject({
    reasons: [{ diet: 'lactose_free', isKnown: false }],
  });
});

test('a new note explains nothing of one that was emptied', () => {
  const explained = withConflictNote(content, openFor(allergicTo('nuts', 'celery')), 'Solo tostate');
  const emptied = {
    ...explained,
    days: explained.days.map((day) => mapComponents(day, (one) => ({ ...one, conflictNote: '' }))),
  };
  const again = withConflictNote(emptied, openFor(allergicTo('nuts'), emptied), 'Poche');

  expect(openFor(allergicTo('nuts'), again)).toEqual([]);
  expect(openFor(allergicTo('nuts', 'celery'), again)).toHaveLength(1);
});

test('two editors who write different notes at a food have one conflict, and the note keeps what it explains', () => {
  const mine = withConflictNote(content, openFor(allergicTo('nuts')), 'Solo tostate');
  const theirs = withConflictNote(content, openFor(allergicTo('celery')), 'Senza sedano');
  const { content: merged, conflicts } = mealPlanModel.merge({ base: content, mine, theirs });

  expect(conflicts.map(({ field }) => field)).toEqual(notesOf(content).map(() => 'conflictNote'));
  expect(openFor(allergicTo('nuts'), merged)).toEqual([]);
  expect(openFor(allergicTo('celery'), merged)).toHaveLength(1);
});

function withOldNote<One extends { alimentId: string; conflictNote: string }>(component: One): One {
  return component.alimentId === food.walnuts.id ? { ...component, conflictNote: 'Solo tostate' } : component;
}

test('contained allergens come before traces and names, then foods to check, then what the client does not eat', () => {
  const own = { ...food.walnuts, allergens: {}, declaresAllergens: false, isOwn: true, name_en: '' };
  const foods = [
    { ...food.pasta, name: 'Pasta', declaresAllergens: true, allergens: {} },
    { ...own, id: crypto.randomUUID(), name: 'Gelatina' },
    { ...own, id: crypto.randomUUID(), name: 'Crema di nocciole' },
    { ...food.walnuts, allergens: { nuts: 'contains' as const } },
  ];
  const profile = { ...allergicTo('nuts'), excludedWords: ['pasta', 'gelatina'] };
  const groups = groupedByGravity(mealPlanConflicts({ ...planned, aliments: foods, days: [] }, profile));

  expect(groups.map(({ gravity, foods: [first] }) => [gravity, first?.name])).toEqual([
    ['contains', food.walnuts.name],
    ['traces', 'Crema di nocciole'],
    ['check', 'Gelatina'],
    ['unwanted', 'Pasta'],
  ]);
});

test('a note explains what speaks against a food, and not what is to be checked of it', () => {
  const nickel = { ...emptyProfile, isLowNickel: true, allergies: allergicTo('nuts').allergies };
  const cocoa = { ...food.walnuts, name: 'Cacao', name_en: 'Cocoa', allergens: {}, isOwn: true };
  const tomatoes = {
    ...food.walnuts,
    name: 'Passata',
    name_en: '',
    category: 'other',
    allergens: { nuts: 'contains' },
  };
  const withFood = (one: object): MealPlanContent => ({
    ...planned,
    aliments: planned.aliments.map((known) => (known.id === food.walnuts.id ? { ...known, ...one } : known)),
  });
  for (const { plan, profile, doubt } of [
    { plan: withFood(cocoa), profile: nickel, doubt: { kind: 'allergen', strength: 'not_declared' } },
    { plan: withFood(tomatoes), profile: nickel, doubt: { kind: 'diet', diet: 'low_nickel' } },
  ]) {
    const open = openFor(profile, plan).filter(({ alimentId }) => alimentId === food.walnuts.id);
    const noted = withConflictNote(plan, open, 'Lo tollera bene');
    const [conflict] = mealPlanConflicts(noted, profile).filter(({ alimentId }) => alimentId === food.walnuts.id);

    expect([open.length, openFor(profile, noted).some(({ alimentId }) => alimentId === food.walnuts.id)]).toEqual([
      1,
      false,
    ]);
    expect(conflict).toMatchObject({ isExplained: false });
    expect(doubtfulConflicts(mealPlanConflicts(noted, profile))).toContainEqual(
      expect.objectContaining({
        ...{ alimentId: food.walnuts.id, reasons: [expect.objectContaining(doubt)] },
        noted: conflict?.reasons.filter(isAgainst),
      }),
    );
    expect(withConflictNote(noted, open, 'Un’altra')).toEqual(noted);
  }
});
