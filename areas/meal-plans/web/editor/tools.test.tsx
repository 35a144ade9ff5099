import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { targetFromGrams } from '#areas/macros/rules/targets.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import type { PublishedVersion } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { savedMealRoutes } from '../../contract/saved-meals.ts';
import { exampleContent, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';
import { templateCard } from '../testing/cards.ts';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const meal = (name: string) => within(screen.getByRole('region', { name }));
const gramsOf = (name: string, where = meal('Pranzo')) =>
  where.getByRole<HTMLInputElement>('textbox', { name: `Grammi di ${name}` });
const foodsOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-col=food]')].map((cell) => cell.textContent);

/** The dialog with this name; its chunk is loaded when it opens. */
async function openedDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }, loading));
}

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };

async function choose(menu: string, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }, loading));
}

async function typeOver(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const clientId = '0199a000-0000-7000-8000-0000000000c1';
const copy = { ...exampleDetail.mealPlan, isCustom: true, clientId, clientName: 'Carla Prova', startsOn: '2026-11-01' };

function respondWithProfile(excludedWords: string[]): void {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: { ...emptyProfile, excludedWords }, version: 1, asksStates: false, changes: [] },
  );
}

test('a meal is saved under a name with its foods', async () => {
  respond(savedMealRoutes.create, {
    savedMeal: {
      id: clientId,
      version: 1,
      title: 'Pasta',
      rows: 4,
      calories: 1,
      protein_tot: 1,
      carbs_tot: 1,
      lipids_tot: 1,
      incomplete: [],
    },
  });
  await openMealPlan();
  await choose('Azioni per Pranzo', 'Salva il pasto con un nome');
  const dialog = await openedDialog('Salva il pasto');
  await typeOver(await dialog.findByRole('textbox', { name: /Nome/ }, loading), 'Pasta del lunedì');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(requestsTo(savedMealRoutes.create)).toHaveLength(1));
  const names = ['Pasta secca', 'Riso bianco crudo', 'Passata di pomodoro', 'Parmigiano', 'Olio d’oliva'];
  expect(requestsTo(savedMealRoutes.create)[0]?.body).toMatchObject({
    title: 'Pasta del lunedì',
    content: { meal: exampleContent.days[0]?.meals[2], aliments: names.map((name) => ({ name })) },
  });
});

/** Responds with saved meals with the rows of the lunch of the example. */
function respondWithSaved(titles: string[]): void {
  const lunch = exampleContent.days[0]?.meals[2];
  if (!lunch) throw new Error('no lunch');
  const figures = {
    version: 1,
    rows: 4,
    calories: 420,
    protein_tot: 15,
    carbs_tot: 60,
    lipids_tot: 14,
    incomplete: [],
  };
  const saved = titles.map((title, n) => ({ id: `${clientId.slice(0, -1)}${n}`, title, ...figures }));
  const [first] = saved;
  if (!first) throw new Error('no title');
  respond(savedMealRoutes.list, { savedMeals: saved, nextPage: 0 });
  const content = { meal: lunch, aliments: exampleContent.aliments, recipes: [] };
  respond(savedMealRoutes.get, { savedMeal: { ...first, content } });
}

test('a saved meal is inserted as rows of a meal; food that the client does not eat is announced', async () => {
  respondWithProfile(['parmigiano']);
  respondWithSaved(['Pasta']);
  await openMealPlan({ mealPlan: copy });
  await choose('Azioni per Colazione', 'Inserisci un pasto salvato');
  const dialog = await openedDialog('Pasti salvati');
  await userEvent.click(await dialog.findByRole('button', { name: 'Inserisci Pasta' }, loading));

  await waitFor(() => expect(foodsOf('Colazione').slice(-2)).toEqual(['Parmigiano', 'Olio d’oliva']));
  expect(await screen.findByText(/1 alimento è in conflitto con il profilo/)).toBeTruthy();
});

test('several saved meals are inserted and undone at once', async () => {
  respondWithSaved(['Pasta', 'Riso', 'Farro']);
  await openMealPlan();
  const before = foodsOf('Colazione');
  await choose('Azioni per Colazione', 'Inserisci un pasto salvato');
  const dialog = await openedDialog('Pasti salvati');
  for (const title of ['Farro', 'Pasta'])
    await userEvent.click(await dialog.findByRole('checkbox', { name: `Scegli ${title}` }, loading));
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci 2 pasti' }));

  await waitFor(() => expect(foodsOf('Colazione')).toEqual([...before, ...foodsOf('Pranzo'), ...foodsOf('Pranzo')]));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(foodsOf('Colazione')).toEqual(before);
});

test.each(['olio\t10', 'olio 10 g, pane 50 g'])(
  'pasted cells and several foods of a line, %j, are reviewed before they become rows',
  async (text) => {
    const oil = listedAliment('oliveOil');
    const line = {
      count: 10,
      unit: 'g' as const,
      food: 'olio',
      unread: '',
      range: '',
      isAlternative: false,
      lineIndex: 0,
      isSimilarOnly: false,
    };
    respond(recipeRoutes.parseIngredients, {
      lines: [{ ...line, text, candidates: [oil] }],
    });
    await openMealPlan();
    meal('Colazione').getByRole('combobox').focus();
    const before = foodsOf('Colazione');
    // The listeners of the clipboard are loaded after the editor is shown.
    await waitFor(() => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const clipboardData = { getData: () => text };
      act(() => void document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData })));
      expect(event.defaultPrevented).toBe(true);
    });
    const dialog = await openedDialog('Incolla alimenti in Colazione');
    await userEvent.click(await dialog.findByRole('button', { name: 'Indietro' }, loading));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text);
    expect(requestsTo(recipeRoutes.parseIngredients)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
    const add = await dialog.findByRole('button', { name: 'Aggiungi 1 alimento' }, loading);
    expect(foodsOf('Colazione')).toEqual(before);
    await userEvent.click(add);

    await waitFor(() => expect(foodsOf('Colazione').at(-1)).toBe('Olio d’oliva'));
    expect(gramsOf('Olio d’oliva', meal('Colazione')).value).toBe('10');
  },
);

test('a recipe is separated into its foods with their grams', async () => {
  await openMealPlan();
  const [button] = meal('Colazione').getAllByRole('button', { name: 'Azioni della riga' });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Separa in alimenti' }, loading));

  await waitFor(() => expect(foodsOf('Colazione')).not.toContain('Porridge alla banana'));
  expect(gramsOf('Banana', meal('Colazione')).value).toBe('100');
});

test.each([
  ['is known', (carbs: number | null) => carbs, /^A parità di carboidrati: \d+ g\. Le quantità/],
  ['is unknown', () => null, /^A parità di carboidrati\. Le quantità/],
])('alternatives are proposed with the nutrient that they share; its amount %s', async (_, carbsOf, text) => {
  const { mealPlan } = exampleDetail;
  const aliments = mealPlan.aliments.map((one) => ({ ...one, carbs_tot: carbsOf(one.carbs_tot) }));
  respond(mealPlanRoutes.proposeAlternatives, { role: 'carbs_tot', proposals: [] });
  await openMealPlan({ mealPlan: { ...mealPlan, aliments } });
  const [button] = meal('Pranzo').getAllByRole('button', { name: 'Azioni della riga' });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Proponi alternative' }, loading));

  expect(await screen.findByText(text, {}, loading)).toBeTruthy();
});

test('F4 lists the household measures of a food, and the chosen one counts once', async () => {
  const slice = { label: 'fetta', label_en: 'slice', grams: 30, isDefault: true };
  const aliments = exampleContent.aliments.map((one) =>
    one.name === 'Pasta secca' ? { ...one, portions: [slice] } : one,
  );
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, aliments } });
  gramsOf('Pasta secca').focus();
  await userEvent.keyboard('{F4}');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^fetta/ }, loading));

  await waitFor(() => expect(gramsOf('Pasta secca').value).toBe('30'));
});

test('days of another meal plan are added with new names, as one undo entry', async () => {
  const other = { ...exampleDetail.mealPlan, id: clientId, title: 'Mediterranea' };
  const card = templateCard({ id: clientId, title: 'Mediterranea' });
  await openMealPlan();
  respond(mealPlanRoutes.list, { mealPlans: [card], nextPage: 0 });
  respond(mealPlanRoutes.get, { mealPlan: other });
  await choose('Azioni per Giorno 1', 'Importa da un altro piano');
  const dialog = await openedDialog('Importa da un altro piano');
  await userEvent.click(await dialog.findByRole('button', { name: 'Apri Mediterranea' }, loading));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Giorno 2' }, loading));
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 giorno' }));

  expect(await screen.findByRole('button', { name: /^Giorno 3/ })).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('button', { name: /^Giorno 3/ })).toBeNull();
});

test('the totals show the macros that the client follows, which become the targets with one click', async () => {
  respondWithProfile([]);
  const target = targetFromGrams({ protein_tot: 120, carbs_tot: 200, lipids_tot: 60 });
  const current = {
    id: clientId,
    title: 'Macro di Carla',
    clientId,
    clientName: 'Carla Prova',
    startsOn: '2026-11-01',
    endsOn: null,
    state: 'running' as const,
    targets: { day: target, training: null, rest: null },
    note: '',
  };
  respond(clientMacroRoutes.list.client, { current, macros: [current], isHidden: false, nextPage: 0 });
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  await openMealPlan({ mealPlan: copy });
  const totals = within(screen.getByRole('region', { name: 'Totali' }));
  const offer = /^Usa i macro del cliente: 1\.?820 kcal · P 120 · C 200 · G 60 g$/;
  await userEvent.click(await totals.findByRole('button', { name: offer }, loading));

  expect((await totals.findAllByText(/^su 1\.?820$/)).length).toBeGreaterThan(0);
  expect(totals.queryByRole('button', { name: offer })).toBeNull();
});

test('published versions are listed, one is read as it was, and one that has not started is withdrawn', async () => {
  respondWithProfile([]);
  const version = (number: number, state: PublishedVersion['state'], startsOn: string): PublishedVersion => ({
    id: `0199a000-0000-7000-8000-00000000a00${number}`,
    number,
    version: number,
    startsOn,
    publishedAt: '2026-11-01T10:00:00Z',
    author: 'Nadia Nutri',
    state,
  });
  const published = [version(2, 'scheduled', '2026-12-01'), version(1, 'active', '2026-11-01')];
  respond(mealPlanRoutes.published, { published, publishedVersion: 3 });
  respond(mealPlanRoutes.publishedContent, { published: version(1, 'active', '2026-11-01'), content: exampleContent });
  respond(mealPlanRoutes.withdraw, { published: published.slice(1), publishedVersion: 3 });
  await openMealPlan({ mealPlan: copy, published });
  await userEvent.click(screen.getByRole('button', { name: 'Versioni' }));
  const dialog = await openedDialog('Versioni pubblicate');
  await userEvent.click(await dialog.findByRole('button', { name: 'Guarda la versione 1' }, loading));
  expect(await dialog.findByText('Parmigiano')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Tutte le versioni' }));
  expect(dialog.getAllByRole('button', { name: 'Ritira' })).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Ritira' }));
  const confirm = within(await screen.findByRole('dialog', { name: /Vuoi ritirare la versione 2/ }));
  await userEvent.click(confirm.getByRole('button', { name: 'Ritira' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.withdraw)).toHaveLength(1));
});
