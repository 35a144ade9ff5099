import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

test('the note of the assignment is read before the descriptions', async () => {
  const diet = exampleDiet();
  answerDiet({
    ...diet,
    plans: diet.plans.map((one) => ({ ...one, note: 'Bevi prima dei pasti', description: 'Due settimane' })),
  });
  await showDiet(NutritionScreen);

  const region = await screen.findByRole('region', { name: 'Indicazioni del professionista' });
  const notes = within(region);
  expect(notes.getAllByText(/Bevi prima dei pasti|Due settimane/).map(({ textContent }) => textContent)).toEqual([
    'Bevi prima dei pasti',
    'Due settimane',
  ]);
  // The order of a phone, where they are above the meals.
  const meal = screen.getAllByRole('region').find(({ id }) => id === diet.days[0]?.day?.meals[0]?.id);
  expect(region.compareDocumentPosition(meal ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each<[note: string, conflicts: string[] | undefined, isAgreed: boolean]>([
  ['', undefined, false],
  ['Solo un cucchiaio', undefined, false],
  ['Solo un cucchiaio', [], false],
  ['Solo un cucchiaio', ['excluded'], true],
])(
  'a food that conflicts with the profile is marked; with the note “%s” of the professional, which explains %j, it says that it was agreed: %s',
  async (conflictNote, conflicts, isAgreed) => {
    const diet = exampleDiet();
    const days = diet.days.map((one) => ({
      ...one,
      day:
        one.day &&
        mapComponents(one.day, (component) => ({
          ...component,
          conflictNote,
          ...(conflicts && { explainedConflicts: conflicts.map((one) => `${component.alimentId} ${one}`) }),
        })),
    }));
    answerDiet({ ...diet, days }, { ...emptyProfile, excludedWords: ['pasta'] });
    await showDiet(NutritionScreen);
    const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));

    expect(await lunch.findByText('Escluso: pasta')).toBeTruthy();
    expect(lunch.queryByText(/Previsto così da chi ti segue/) !== null).toBe(isAgreed);
    expect(screen.queryByText(/Solo un cucchiaio/)).toBeNull();
  },
);

test.each<[string, profileVersion: number, strength: string, isCalm: boolean]>([
  ['as it is now', 4, 'contains', true],
  ['for an earlier profile', 3, 'contains', false],
  ['when it was less sure', 4, 'suspected', false],
])(
  'a food that the professional confirmed for the pregnancy without a note, %s, is shown without a warning: %s %s %s',
  async (_, profileVersion, strength, isCalm) => {
    const diet = exampleDiet();
    const [followed] = diet.plans;
    const meal = diet.days[0]?.day?.meals.find(({ meal_type }) => meal_type === 'lunch');
    const alimentId = meal?.mealComponents[0]?.components[0]?.alimentId ?? '';
    const ham = { name: 'Prosciutto crudo di Parma', name_en: '', category: 'cold_cuts' as const };
    const confirmed = [{ alimentId, allergen: 'raw_animal' as const, strength, profileVersion }];
    if (!followed) throw new Error('no meal plan');
    const aliments = followed.aliments.map((one) => (one.id === alimentId ? { ...one, ...ham } : one));
    answerDiet({ ...diet, plans: [{ ...followed, aliments, confirmed }] }, { ...emptyProfile, isPregnant: true }, 4);
    await showDiet(NutritionScreen);
    const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));
    await lunch.findAllByText(/Prosciutto crudo/);

    expect(lunch.queryByText(/Da confermare in gravidanza/) === null).toBe(isCalm);
    const reason = /^In gravidanza: alimento animale crudo o poco cotto\. Previsto così da chi ti segue/;
    expect(lunch.queryByText(reason) !== null).toBe(isCalm);
  },
);

test('a meal that the address names is scrolled into view', async () => {
  const diet = exampleDiet();
  answerDiet(diet);
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.getAttribute('aria-label') ?? '');
  };
  window.location.hash = `#${diet.days[0]?.day?.meals[2]?.id}`;

  await showDiet(NutritionScreen);
  await screen.findByRole('region', { name: 'Pranzo' });

  expect(shown).toEqual(['Pranzo']);
  window.location.hash = '';
});
