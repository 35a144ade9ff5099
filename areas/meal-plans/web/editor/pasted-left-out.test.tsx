import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { type IngredientLine, recipeRoutes } from '#areas/recipes/contract/library.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { applyLanguage } from '#shell/web/texts/texts.ts';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const lunchLines = () =>
  within(screen.getByRole('region', { name: 'Pranzo' }))
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).value);

/** The review of bread, of a food that is only similar, and of an alternative that is only similar. */
async function openReview(text = 'pane 40/60 g\nlatte xyzq 200 ml o yogurt xyzq', typedLines?: IngredientLine[]) {
  const line = {
    ...{ count: 10, unit: 'g' as const, unread: '', range: '', isAlternative: false },
    candidates: [listedAliment('bread')],
  };
  respond(recipeRoutes.parseIngredients, {
    lines: typedLines ?? [
      { ...line, text: 'pane 40/60 g', food: 'pane', range: '40/60 g', lineIndex: 0, isSimilarOnly: false },
      { ...line, text: 'latte xyzq 200 ml', food: 'latte xyzq', lineIndex: 1, isSimilarOnly: true },
      { ...line, text: 'yogurt xyzq', food: 'yogurt xyzq', lineIndex: 1, isAlternative: true, isSimilarOnly: true },
    ],
  });
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
  return dialog;
}

test('pasted lines whose food is not certain are named and become lines without food, like ranges', async () => {
  const dialog = await openReview();
  expect(
    await dialog.findByText(
      'Senza alimento, si aggiungono come righe da controllare: latte xyzq 200 ml oppure yogurt xyzq',
      {},
      loading,
    ),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));

  await waitFor(() => expect(lunchLines()).toContain('latte xyzq 200 ml oppure yogurt xyzq'));
  expect(lunchLines()).toContain('pane: 40/60 g');
});

test('they are left out where nobody wants to keep them', async () => {
  const dialog = await openReview();
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Conserva come testo ciò che non si aggiunge' }, loading),
  );
  expect(dialog.getByText('1 riga non aggiunta: latte xyzq 200 ml oppure yogurt xyzq')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));

  await screen.findByText('Hai aggiunto: 1 alimento.');
  expect(lunchLines().join()).not.toContain('xyzq');
});

test('all lines that are not added are named', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `xyzq ${letter}`);
  const dialog = await openReview(
    names.join('\n'),
    names.map((name, lineIndex) => ({
      ...{ text: name, food: name, count: 10, unit: 'g', unread: '', range: '', isAlternative: false, lineIndex },
      ...{ candidates: [], isSimilarOnly: true },
    })),
  );
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Conserva come testo ciò che non si aggiunge' }, loading),
  );

  expect(dialog.getByText(`6 righe non aggiunte: ${names.join('; ')}`)).toBeTruthy();
});

test('the title of a pasted diet, which is not added, is named in the review', async () => {
  const dialog = await openReview('Dieta Lucia M. - 1700 kcal\nPranzo\npane 40/60 g');

  expect(
    await dialog.findByText('Titolo del testo, non aggiunto: Dieta Lucia M. - 1700 kcal', {}, loading),
  ).toBeTruthy();
});

test('a line that is not ticked stays as a line to be checked, and its mark says so', async () => {
  const dialog = await openReview();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Usa «pane 40/60 g»' }, loading));

  expect(await dialog.findByText('saltata: resta come testo')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^Aggiungi/ }));
  await waitFor(() => expect(lunchLines()).toContain('pane 40/60 g'));
  expect(screen.getAllByText(/righe da controllare/).length).toBeGreaterThan(0);
});

test('it is left out where nobody wants to keep texts', async () => {
  const dialog = await openReview();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Usa «latte xyzq 200 ml»' }, loading));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Usa «latte xyzq 200 ml»' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Conserva come testo ciò che non si aggiunge' }));

  expect(await dialog.findByText('saltata')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));
  await screen.findByText('Hai aggiunto: 1 alimento.');
  expect(lunchLines().join()).not.toContain('latte xyzq');
});

test('a pasted note becomes a note of the meal and no food to be checked', async () => {
  const line = {
    ...{ count: null, unit: null, unread: '', range: '', isAlternative: false, isSimilarOnly: true, food: '' },
    ...{ text: 'Nota: pesare a crudo', lineIndex: 1, isNote: true, candidates: [] },
  };
  const dialog = await openReview('pane 40/60 g\nNota: pesare a crudo', [line]);

  expect(await dialog.findByText('nota: resta un testo', {}, loading)).toBeTruthy();
  expect(dialog.getByText('Si aggiunge: 1 nota.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^Aggiungi/ }));
  await waitFor(() => expect(lunchLines()).toContain('Nota: pesare a crudo'));
  expect(screen.queryByText(/non è nel conto/)).toBeNull();
});

test('texts pasted in the English app are English, and are shown in the Italian one until they are translated', async () => {
  const dialog = await openReview('pane 40/60 g\nMixed salad', [
    {
      ...{
        count: null,
        unit: null,
        unread: '',
        range: '',
        isAlternative: false,
        isSimilarOnly: true,
        food: 'Mixed salad',
      },
      ...{ text: 'Mixed salad', lineIndex: 1, candidates: [] },
    },
  ]);
  await dialog.findByText('Mixed salad', {}, loading);
  await act(() => applyLanguage('en'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Add/ }));
  expect(await screen.findByDisplayValue('Mixed salad')).toBeTruthy();

  await act(() => applyLanguage('it'));
  expect(screen.getByPlaceholderText('Mixed salad').dataset['untranslated']).toBe('true');
});
