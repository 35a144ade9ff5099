import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type IngredientLine, recipeRoutes } from '../../contract/library.ts';
import type { AddedFoods } from './food-groups.tsx';
import { ImportIngredients } from './ImportIngredients.tsx';

const legume = (name: string, changes: Parameters<typeof listedAliment>[1]) =>
  listedAliment('pasta', { id: newId(), name, name_en: '', portions: [], category: 'legumes', ...changes });
const dry = legume('Ceci, secchi', { form: 'raw', calories: 378 });
const boiled = legume('Ceci, bolliti', { form: 'cooked', calories: 147 });

const lineOf = (text: string, count: number | null, unread = ''): IngredientLine => ({
  ...{ text, count, unit: count === null ? null : 'g', food: 'ceci', unread, range: '', isAlternative: false },
  ...{ lineIndex: 0, candidates: [dry, boiled], isSimilarOnly: false },
});

const review = async (line: IngredientLine, arePortions = true) => {
  const onAdd = vi.fn<(added: AddedFoods) => void>();
  respond(recipeRoutes.parseIngredients, { lines: [line] });
  const Screen = () => (
    <ImportIngredients
      title="Incolla"
      addText={(count) => `Aggiungi ${count}`}
      initialText={line.text}
      arePortions={arePortions}
      keepText="Conserva"
      onAdd={onAdd}
      onClose={() => undefined}
    />
  );
  await renderScreen(Screen, { path: '/recipes', permissions: ['view recipes'], texts: ['recipes', 'aliments'] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla' }));
  await dialog.findByRole('button', { name: /^Aggiungi/ });
  const add = async () => {
    await userEvent.click(dialog.getByRole('button', { name: /^Aggiungi/ }));
    return onAdd.mock.calls[0]?.[0].components.map(({ aliment, quantity }) => [aliment.name, quantity]);
  };
  return { dialog, add };
};

test('150 g of chickpeas are marked as assumed to be cooked and to be checked, and one click takes dry ones', async () => {
  const { dialog, add } = await review(lineOf('ceci 150 g', 150));
  expect(dialog.getByText('ipotesi: peso da cotto')).toBeTruthy();
  expect(dialog.getByText('1 riga da controllare')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Passa a «Ceci, secchi»' }));

  expect(dialog.queryByText(/^ipotesi/)).toBeNull();
  expect(dialog.getByText('Alimenti e quantità riconosciuti')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Passa a «Ceci, bolliti»' })).toBeTruthy();
  expect(await add()).toEqual([['Ceci, secchi', 150]]);
});

test.each([
  ['a portion of dry chickpeas', lineOf('ceci 50 g', 50), true],
  ['any weight of chickpeas in a recipe', lineOf('ceci 300 g', 300), false],
])('%s is marked as assumed to be dry', async (_, line, arePortions) => {
  const { dialog, add } = await review(line, arePortions);

  expect(dialog.getByText('ipotesi: peso a crudo (secco)')).toBeTruthy();
  expect(dialog.getByText('Alimenti e quantità riconosciuti')).toBeTruthy();
  expect(await add()).toEqual([['Ceci, secchi', line.count]]);
});

test('an amount that a person typed stays when the food changes to its other state', async () => {
  const { dialog, add } = await review(lineOf('ceci', null));
  const quantity = dialog.getByRole('textbox', { name: /^Quantità/ });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '130');
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Passa a «Ceci, bolliti»' }));

  expect(await add()).toEqual([['Ceci, bolliti', 130]]);
});

test('where the line says that they are cooked, nothing is marked and there is nothing to change', async () => {
  const { dialog, add } = await review(lineOf('ceci 50 g (lessati)', 50, 'lessati'));

  expect(dialog.queryByText(/^ipotesi/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Passa/ })).toBeNull();
  expect(await add()).toEqual([['Ceci, bolliti', 50]]);
});
