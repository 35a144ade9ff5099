import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { targetFromGrams } from '#areas/macros/rules/targets.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleContent, exampleCopy, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };

const uncountedLine = {
  line: 'miele a piacere',
  line_en: '',
  lineKind: 'food' as const,
  recipeId: null,
  components: [],
};

const gramsOf = (name: string) =>
  within(screen.getByRole('region', { name: 'Pranzo' })).getByRole<HTMLInputElement>('textbox', {
    name: `Grammi di ${name}`,
  });

async function openFitOfLunch() {
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Adatta all’obiettivo' }, loading));
  return within(await screen.findByRole('dialog', { name: 'Adatta Pranzo all’obiettivo' }, loading));
}

async function typeOver(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('lunch is fitted to 600 kcal after a preview, a locked row stays, and one undo brings all quantities back', async () => {
  await openMealPlan();
  const dialog = await openFitOfLunch();
  await userEvent.click(await dialog.findByRole('button', { name: 'Blocca Olio d’oliva' }, loading));
  await typeOver(dialog.getByRole('textbox', { name: 'Energia' }), '600');
  const apply = await dialog.findByRole('button', { name: /^Cambia \d+ quantità$/ }, loading);
  expect(dialog.getByText('raggiunto')).toBeTruthy();
  expect(gramsOf('Pasta secca').value).toBe('80');
  await userEvent.click(apply);

  await waitFor(() => expect(gramsOf('Pasta secca').value).not.toBe('80'));
  expect(gramsOf('Olio d’oliva').value).toBe('10');
  const total = Number(
    screen.getByRole('region', { name: 'Pranzo' }).querySelectorAll('span[class*=number]')[0]?.textContent,
  );
  expect(Math.abs(total - 600)).toBeLessThan(20);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(gramsOf('Pasta secca').value).toBe('80');
});

test('a lunch of 457 kcal is on a target of 470, the dialog says so, and there is nothing to apply', async () => {
  await openMealPlan();
  const dialog = await openFitOfLunch();
  await typeOver(await dialog.findByRole('textbox', { name: 'Energia' }, loading), '470');

  expect(await dialog.findByText('Già in linea con l’obiettivo: niente da cambiare.')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Applica' }).disabled).toBe(true);
});

test('with a line that is not counted, the amounts are at least what counts, and the target is reached by that only', async () => {
  const content = {
    ...exampleContent,
    days: exampleContent.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        mealComponents: [...meal.mealComponents, { ...uncountedLine, id: newId() }],
      })),
    })),
  };
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, ...content } });
  const dialog = await openFitOfLunch();
  await typeOver(await dialog.findByRole('textbox', { name: 'Energia' }, loading), '600');

  expect(await dialog.findByText('raggiunto da ciò che conta')).toBeTruthy();
  expect(dialog.queryByText('raggiunto')).toBeNull();
  expect(dialog.getByText(/^1 riga non è nel conto/)).toBeTruthy();
  const energy = within(dialog.getByRole('list', { name: 'Prima e dopo' }))
    .getByText('Energia')
    .closest('li');
  expect(energy?.textContent?.match(/≥/g)).toHaveLength(2);

  await typeOver(dialog.getByRole('textbox', { name: 'Proteine' }), '75');
  expect(
    await dialog.findByText(/^Senza il cibo non contato mancano .*con quello manca di meno, o niente\.$/),
  ).toBeTruthy();
  expect(dialog.queryByText(/^Con queste porzioni mancano/)).toBeNull();
});

test('a target that the unlocked rows cannot reach is named with its reason', async () => {
  await openMealPlan();
  const dialog = await openFitOfLunch();
  await typeOver(await dialog.findByRole('textbox', { name: 'Proteine' }, loading), '75');

  expect(await dialog.findByText('le righe che possono cambiare sono già al massimo')).toBeTruthy();
});

test('a food that is excluded for the client is marked and not increased, and what is missing is named', async () => {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, excludedWords: ['pasta', 'parmigiano', 'passata'] },
      version: 1,
      asksStates: false,
      changes: [],
    },
  );
  await openMealPlan({ mealPlan: exampleCopy });
  const dialog = await openFitOfLunch();
  await typeOver(await dialog.findByRole('textbox', { name: 'Carboidrati' }, loading), '100');

  const rows = within(dialog.getByRole('list', { name: 'Righe' }));
  const pasta = within(rows.getByText('Pasta secca').closest('li') as HTMLElement);
  expect(await pasta.findByText('Escluso')).toBeTruthy();
  expect(pasta.getByText('80 g')).toBeTruthy();
  const sentence = dialog.getByText(/^Con queste porzioni mancano .*\d+ g di carboidrati\.$/).textContent ?? '';
  const results = within(dialog.getByRole('list', { name: 'Prima e dopo' }));
  const carbs = results.getByText('Carboidrati').closest('li')?.querySelector('strong')?.textContent ?? '';
  const [, missing = ''] = /([\d,]+) g di carboidrati/.exec(sentence) ?? [];
  expect(Number(carbs.replace(',', '.')) + Number(missing.replace(',', '.'))).toBeCloseTo(100, 5);
});

test('a day with a free meal has no target until someone types what the other meals should have', async () => {
  const targets = {
    ...exampleDetail.mealPlan.targets,
    day: targetFromGrams({ protein_tot: 100, carbs_tot: 200, lipids_tot: 60 }),
  };
  const days = exampleContent.days.map((day) => ({
    ...day,
    meals: day.meals.map((one, index) => ({ ...one, free_meal: index === 1 })),
  }));
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, targets, days } });
  const [fitDay] = await screen.findAllByRole('button', { name: 'Adatta il giorno all’obiettivo' });
  await userEvent.click(fitDay as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: /^Adatta / }, loading));

  expect(await dialog.findByText(/C’è un pasto libero senza una quota dell’energia/, {}, loading)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Energia' }).value).toBe('');
});

test.each([
  {
    grams: 200,
    says: 'Qui sotto c’è quello che gli altri pasti lasciano dell’obiettivo del giorno.',
    isProposed: true,
  },
  {
    grams: 1,
    says: 'Gli altri pasti raggiungono già l’obiettivo del giorno: scrivi tu quello di questo pasto.',
    isProposed: false,
  },
])('the dialog of a meal says where its target comes from, of a day with $grams g of each macro', async (one) => {
  const day = targetFromGrams({ protein_tot: one.grams, carbs_tot: one.grams, lipids_tot: one.grams });
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, targets: { ...exampleDetail.mealPlan.targets, day } } });
  const dialog = await openFitOfLunch();

  expect(await dialog.findByText(one.says, {}, loading)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Energia' }).value !== '').toBe(one.isProposed);
});
