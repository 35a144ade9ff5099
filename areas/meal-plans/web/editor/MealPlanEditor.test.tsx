import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { listedAliment } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const meal = (name: string) => within(screen.getByRole('region', { name }));
const gramsOf = (name: string, where = meal('Pranzo')) =>
  where.getByRole<HTMLInputElement>('textbox', { name: `Grammi di ${name}` });
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** The names of the foods of a meal, with their alternatives. */
const foodsOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-col=food]')].map((cell) => cell.textContent);

async function typeOver(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('80+20 g of pasta are 100 g and 353 kcal, and the totals of meal and day follow while typing', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), '80+20');

  expect(meal('Pranzo').getByText('353')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(gramsOf('Pasta secca').value).toBe('100');
  expect(focusedName()).toBe('Grammi di Riso bianco crudo');
});

test('beside the shares of the energy is that of the fibre', async () => {
  await openMealPlan();

  expect(
    screen.getByText(
      /^Un altro \d% dell’energia è della fibra \(2 kcal\/g\)\. Le quote sono arrotondate per difetto\.$/,
    ),
  ).toBeTruthy();
});

test.each(['1e3', '99999999', '3 cucchiai'])(
  'the grams %s are refused, with a message, for those from before',
  async (text) => {
    await openMealPlan();
    const before = gramsOf('Pasta secca').value;
    await typeOver(gramsOf('Pasta secca'), text);
    await userEvent.tab();

    expect(gramsOf('Pasta secca').value).toBe(text);
    expect(screen.getByText(/^Scrivi i grammi, più di 0 e fino a 10.000/)).toBeTruthy();
    await userEvent.type(gramsOf('Pasta secca'), '{Escape}');
    expect(gramsOf('Pasta secca').value).toBe(before);
  },
);

test('a quantity that is not one changes nothing, and Escape brings the valid one back', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), '90');
  await userEvent.tab();
  await typeOver(gramsOf('Pasta secca'), 'un po');

  expect(gramsOf('Pasta secca').getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(gramsOf('Pasta secca').value).toBe('90');
});

test('Ctrl+Z takes back a quantity that is not one, also after its field was left, before the edit of another food', async () => {
  await openMealPlan();
  const [pasta, rice] = [gramsOf('Pasta secca').value, gramsOf('Riso bianco crudo').value];
  await typeOver(gramsOf('Riso bianco crudo'), '95');
  await typeOver(gramsOf('Pasta secca'), 'un po');
  await userEvent.tab();

  await userEvent.keyboard('{Control>}z{/Control}');
  expect([gramsOf('Pasta secca').value, gramsOf('Riso bianco crudo').value]).toEqual([pasta, '95']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([gramsOf('Pasta secca').value, gramsOf('Riso bianco crudo').value]).toEqual([pasta, rice]);
});

test('q.b. is typed and shown for a food to taste', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), 'qb');
  await userEvent.tab();

  expect(gramsOf('Pasta secca').value).toBe('q.b.');
});

test('1.000 in an Italian screen is a thousand grams', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), '1.000');
  await userEvent.tab();

  expect(gramsOf('Pasta secca').value).toBe('1000');
});

test('Escape restores the quantity from before the field was typed in', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), '12');
  await userEvent.keyboard('{Escape}');

  expect(gramsOf('Pasta secca').value).toBe('80');
});

test('a mouse wheel over a quantity does not change it', async () => {
  await openMealPlan();
  const field = gramsOf('Pasta secca');
  field.focus();
  field.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));

  expect([field.type, field.value]).toEqual(['text', '80']);
});

test('a food is typed with its grams and added with Enter; the field is ready for the next one', async () => {
  await openMealPlan();
  respond(alimentRoutes.list, { aliments: [listedAliment('oliveOil')], isSimilarOnly: false, nextPage: 0 });
  respond(recipeRoutes.list, { recipes: [], nextPage: 0 });
  const add = meal('Colazione').getByRole('combobox');
  await userEvent.type(add, 'olio 10');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(foodsOf('Colazione').at(-1)).toBe('Olio d’oliva'));
  expect(gramsOf('Olio d’oliva', meal('Colazione')).value).toBe('10');
  expect(document.activeElement).toBe(meal('Colazione').getByRole('combobox'));
});

test('a food without grams gets those that the client had last', async () => {
  const oil = listedAliment('oliveOil');
  await openMealPlan({ lastQuantities: [{ alimentId: oil.id, quantity: 15, portion: null }] });
  respond(alimentRoutes.list, { aliments: [oil], isSimilarOnly: false, nextPage: 0 });
  // Looked for, too, once the search has paused.
  respond(recipeRoutes.list, { recipes: [], nextPage: 0 });
  await userEvent.type(meal('Colazione').getByRole('combobox'), 'olio');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(gramsOf('Olio d’oliva', meal('Colazione')).value).toBe('15'));
});

test('arrows move between rows, Alt+arrow moves a row, Delete deletes it and Ctrl+Z brings it back', async () => {
  await openMealPlan();
  meal('Pranzo').getByRole('button', { name: 'Passata di pomodoro' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedName()).toBe('Parmigiano');

  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(foodsOf('Pranzo')).toEqual([
    'Pasta secca',
    'Riso bianco crudo',
    'Parmigiano',
    'Passata di pomodoro',
    'Olio d’oliva',
  ]);
  await waitFor(() => expect(focusedName()).toBe('Parmigiano'));
  await userEvent.keyboard('{Delete}');
  expect(foodsOf('Pranzo')).toEqual(['Pasta secca', 'Riso bianco crudo', 'Passata di pomodoro', 'Olio d’oliva']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(foodsOf('Pranzo')).toContain('Parmigiano');
});

test('Ctrl+D repeats a row with its alternatives, and in the grams the amount of the row above', async () => {
  await openMealPlan();
  meal('Pranzo').getByRole('button', { name: 'Pasta secca' }).focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(foodsOf('Pranzo').slice(0, 4)).toEqual([
    'Pasta secca',
    'Riso bianco crudo',
    'Pasta secca',
    'Riso bianco crudo',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(meal('Pranzo').getAllByRole('button', { name: 'Pasta secca' })[1]),
  );

  gramsOf('Parmigiano').focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(gramsOf('Parmigiano').value).toBe('100');
});

/** Sends a clipboard event to the focused element; returns the text that was copied. */
function clipboardEvent(name: 'cut' | 'paste', text = ''): string {
  let copied = text;
  const clipboardData = {
    getData: () => copied,
    setData(_format: string, value: string) {
      copied = value;
    },
  };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void document.activeElement?.dispatchEvent(event));
  return copied;
}

test('rows that were cut in one meal are pasted into another with their alternatives', async () => {
  await openMealPlan();
  meal('Pranzo').getByRole('button', { name: 'Pasta secca' }).focus();
  let text = '';
  // The listeners of the clipboard are loaded after the editor is shown.
  await waitFor(() => {
    text = clipboardEvent('cut');
    expect(text).toBe('Pasta secca\t80');
  });
  expect(foodsOf('Pranzo')[0]).toBe('Passata di pomodoro');

  meal('Colazione').getByRole('combobox').focus();
  clipboardEvent('paste', text);
  expect(foodsOf('Colazione').slice(-2)).toEqual(['Pasta secca', 'Riso bianco crudo']);
});

test('a day is copied over the second day and to a new one, and the message has the numbers', async () => {
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Giorno 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copia in altri giorni' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Giorno 2'));
  await userEvent.click(dialog.getByLabelText('Giorno 3 (nuovo)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copia in 2 giorni' }));

  expect(await screen.findByText('Copiato in 2 giorni (sostituiti: 1, aggiunti: 1).')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Giorno \d/ })).toHaveLength(3);
});

test('a food that the client does not eat is marked in its row', async () => {
  const clientId = '0199a000-0000-7000-8000-0000000000c1';
  const { mealPlan } = exampleDetail;
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, excludedWords: ['parmigiano'] },
      version: 1,
      asksStates: false,
      changes: [],
    },
  );
  await openMealPlan({ mealPlan: { ...mealPlan, isCustom: true, clientId, clientName: 'Carla Prova' } });

  await userEvent.hover(await meal('Pranzo').findByText('Escluso'));
  expect(await screen.findByText(/Escluso: parmigiano/)).toBeTruthy();
});

test('an edit is saved as the changed fields of its row', async () => {
  await openMealPlan();
  await typeOver(gramsOf('Pasta secca'), '90');

  await waitFor(() => expect(requestsTo(mealPlanRoutes.save)).toHaveLength(1), { timeout: 15_000 });
  expect(requestsTo(mealPlanRoutes.save)[0]?.body).toMatchObject({ changes: [{ fields: { quantity: 90 } }] });
});
