import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const foodsOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-col=food]')].map((cell) => cell.textContent);

const pasteDays = async (
  lines: readonly (readonly [text: string, food: 'oliveOil' | 'bread', lineIndex: number, option?: number])[],
  text = twoDays,
) => {
  respond(recipeRoutes.parseIngredients, {
    lines: lines.map(([text, food, lineIndex, option]) => ({
      ...(option !== undefined && { option: { line: option, isLikely: true } }),
      ...{ text, lineIndex, count: 10, unit: 'g' as const, food: text, unread: '', range: '' },
      ...{
        isAlternative: false,
        isSimilarOnly: false,
        candidates:
          text === 'xyzq' ? [] : [listedAliment(food, { category: food === 'bread' ? 'bakery' : 'fats_oils' })],
      },
    })),
  });
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
  return dialog;
};
const twoDays = 'Giorno 1\nColazione\npane\nolio\nMerenda: pane\nGiorno 2\nPranzo\nolio\nGiorno 3\nCena: pane';
const twoDaysLines = [
  ['pane', 'bread', 2],
  ['olio', 'oliveOil', 3],
  ['pane', 'bread', 4],
  ['olio', 'oliveOil', 7],
  ['pane', 'bread', 9],
] as const;

test('a pasted text of several days and meals says what goes where, and all of it is one undo step', async () => {
  const dialog = await pasteDays(twoDaysLines);
  await dialog.findByRole('region', { name: 'Giorno 1 · Colazione: 2 alimenti' }, loading);
  expect(dialog.getAllByRole('region').map((one) => one.querySelector('h3')?.textContent)).toEqual([
    'Giorno 1 · Colazione: 2 alimenti',
    'Giorno 1 · Merenda: 1 alimentopasto nuovo',
    'Giorno 2 · Pranzo: 1 alimento',
    'Giorno 3 · Cena: 1 alimentogiorno nuovo',
  ]);
  const before = foodsOf('Colazione');
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 5 alimenti' }));

  await waitFor(() => expect(foodsOf('Colazione')).toEqual([...before, 'Pane integrale', 'Olio d’oliva']));
  expect(foodsOf('Merenda')).toEqual(['Pane integrale']);
  await userEvent.click(screen.getByRole('button', { name: /^Giorno 3/ }));
  await waitFor(() => expect(foodsOf('Cena')).toEqual(['Pane integrale']));
  await userEvent.keyboard('{Control>}z{/Control}');

  await waitFor(() => expect(screen.queryByRole('button', { name: /^Giorno 3/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Giorno 1/ }));
  await waitFor(() => expect(foodsOf('Colazione')).toEqual(before));
  expect(screen.queryByRole('region', { name: 'Merenda' })).toBeNull();
});

test('a pasted text of several days may be added to the one meal', async () => {
  const dialog = await pasteDays(twoDaysLines);
  await userEvent.click(await dialog.findByRole('radio', { name: 'Tutti in Pranzo' }, loading));
  const before = foodsOf('Pranzo');
  expect(dialog.queryByRole('region')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 5 alimenti' }));

  await waitFor(() => expect(foodsOf('Pranzo')).toHaveLength(before.length + 5));
});

test('a free meal of a pasted text is shown before it is added, also without foods', async () => {
  const text = 'Tutti i giorni\nPranzo: olio\nCena libera';
  const dialog = await pasteDays([['olio', 'oliveOil', 1]], text);
  await dialog.findByRole('region', { name: 'Giorno 1, Giorno 2 · Pranzo: 1 alimento' }, loading);
  const dinner = dialog.getByRole('region', { name: 'Giorno 1, Giorno 2 · Cena' });
  expect(dinner.textContent).toContain('pasto libero');
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Cena' }).textContent).toContain('Pasto libero'));
});

test('all numbers of a pasted text with a copied day are those of the plan, before and after it is added', async () => {
  const dialog = await pasteDays(
    [
      ['pane', 'bread', 1],
      ['olio', 'oliveOil', 1],
      ['xyzq', 'bread', 2],
    ],
    'Lunedì\nColazione: pane, olio\nCena: xyzq\nMartedì: come lunedì',
  );
  // Tuesday is a copy of Monday, which has foods already.
  const counts = '2 giorni, 6 pasti, 15 alimenti, 2 righe da controllare';
  await dialog.findByText(`Si aggiunge: ${counts}.`, {}, loading);
  expect(dialog.getByText('Senza alimento, si aggiungono come righe da controllare: xyzq')).toBeTruthy();
  expect(dialog.queryByText(/non aggiunt|^\d+ righ. da controllare/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 15 alimenti' }));

  expect(await screen.findByText(`Hai aggiunto: ${counts}.`, {}, loading)).toBeTruthy();
});

test('a pasted day that is free has a free meal', async () => {
  const dialog = await pasteDays([['olio', 'oliveOil', 1]], 'Lunedì\nPranzo: olio\nGiovedì: libero');
  const region = await dialog.findByRole('region', { name: /Giovedì/ }, loading);
  expect(region.textContent).toContain('pasto libero');
  expect(dialog.getByText('Si aggiunge: 2 giorni, 2 pasti, 1 alimento.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));

  await userEvent.click(await screen.findByRole('button', { name: /^Giovedì/ }, loading));
  expect(await screen.findByRole('region', { name: 'Giorno libero' })).toBeTruthy();
});

const breakfasts = [
  ['latte 200 ml', 'oliveOil', 1],
  ['fette 30 g', 'bread', 2],
  ['yogurt 170 g', 'oliveOil', 3, 3],
  ['cereali 30 g', 'bread', 4, 3],
] as const;
const breakfastText = 'Colazione\nlatte 200 ml\nfette 30 g\noppure\nyogurt 170 g\ncereali 30 g';

test('a second option of a meal is a line that is not counted, which the preview says; it may be added as foods', async () => {
  const dialog = await pasteDays(breakfasts, breakfastText);
  const choice = await dialog.findByRole('combobox', { name: 'Quello che segue «oppure»' }, loading);
  expect(dialog.getAllByText('seconda opzione del pasto: non conta')).toHaveLength(2);
  await userEvent.selectOptions(choice, 'Solo «yogurt 170 g» è un’alternativa a «fette 30 g», il resto conta');
  expect(dialog.queryByText('seconda opzione del pasto: non conta')).toBeNull();
  await userEvent.selectOptions(choice, 'Seconda opzione: una nota, non conta');
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));

  const line = await screen.findByDisplayValue('Oppure: yogurt 170 g, cereali 30 g', {}, loading);
  expect(screen.getByRole('region', { name: 'Colazione' }).contains(line)).toBe(true);
});

test('a second option that is only supposed is a line to be checked, so that the energy of its meal is at least what counts', async () => {
  const dialog = await pasteDays(
    breakfasts.map(([text, food, , ...option]) => [text, food, 1, ...option] as const),
    'Colazione\nlatte 200 ml, fette 30 g oppure yogurt 170 g, cereali 30 g',
  );
  expect(
    await dialog.findAllByText('forse una seconda opzione del pasto: non conta, resta da controllare', {}, loading),
  ).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));

  await screen.findByDisplayValue('Oppure: yogurt 170 g, cereali 30 g', {}, loading);
  const breakfast = screen.getByRole('region', { name: 'Colazione' });
  expect(within(breakfast).getByText('da controllare: non è nel conto')).toBeTruthy();
  expect(breakfast.textContent).toContain('≥');
});

test('a second option of a meal can be added as a note without any food', async () => {
  const dialog = await pasteDays(breakfasts, breakfastText);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Usa «latte 200 ml»' }, loading));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Usa «fette 30 g»' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi' }));

  expect(await screen.findByDisplayValue('Oppure: yogurt 170 g, cereali 30 g', {}, loading)).toBeTruthy();
});

test('a free meal of a pasted text can be added when all foods are skipped and not kept as text', async () => {
  const dialog = await pasteDays([['olio', 'oliveOil', 1]], 'Tutti i giorni\nPranzo: olio\nCena libera');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Usa «olio»' }, loading));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Conserva come testo ciò che non si aggiunge' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi' }));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Cena' }).textContent).toContain('Pasto libero'));
  expect(await screen.findByText('Hai aggiunto: 1 giorno, 1 pasto.')).toBeTruthy();
});

test('nothing can be added when all foods are skipped and not kept as text', async () => {
  const dialog = await pasteDays([['olio', 'oliveOil', 0]], 'olio');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Usa «olio»' }, loading));
  const isAddDisabled = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi' }).disabled;
  expect(isAddDisabled()).toBe(false);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Conserva come testo ciò che non si aggiunge' }));

  expect(isAddDisabled()).toBe(true);
});

test('a text with weekdays says that it sets the calendar of the meal plan, in the same undo step', async () => {
  const dialog = await pasteDays([['olio', 'oliveOil', 1]], 'Martedì\nPranzo: olio');
  expect(
    await dialog.findByText(/il calendario del piano passa da «In ordine» a «Giorni della settimana»/),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));

  expect(await screen.findByRole('button', { name: /^Martedì/ }, loading)).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Martedì/ })).toBeNull());
});
