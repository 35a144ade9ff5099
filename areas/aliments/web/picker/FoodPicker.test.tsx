import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createAtom } from '#shell/web/atom.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { alimentRoutes, type ListedAliment } from '../../contract/library.ts';
import { listedAliment } from '../../example.ts';
import { FoodPicker } from './FoodPicker.tsx';
import type { FoodPickerProps, FoundOthers, OtherOption } from './picked-food.ts';

const apple = listedAliment('apple', {
  portions: [
    { label: '1 mela', label_en: '1 apple', grams: 200, isDefault: true },
    { label: '1 mela piccola', label_en: '1 small apple', grams: 130, isDefault: false },
  ],
});
const allergy = 'Allergia';
const pasta = listedAliment('pasta', { portions: [] });

async function open(props: Partial<FoodPickerProps> = {}, aliments: ListedAliment[] = [pasta, apple], language?: 'en') {
  respond(alimentRoutes.list, { aliments, isSimilarOnly: false, nextPage: 0 });
  const onPick = vi.fn();
  const Screen = () => <FoodPicker label="Aggiungi un alimento" onPick={onPick} {...props} />;
  await renderScreen(Screen, { texts: ['aliments'], permissions: ['view aliments'], ...(language && { language }) });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Aggiungi un alimento' });
  await userEvent.click(field);
  if (aliments.length > 0) await screen.findAllByRole('option');
  return { onPick, field };
}

const picks = (onPick: ReturnType<typeof vi.fn>) =>
  onPick.mock.calls.map(([{ aliment, quantity, portion }]) => [aliment.name, quantity, portion?.count ?? null]);

test('by keyboard alone: arrow, Enter, another quantity, Enter; the field is ready for the next food', async () => {
  const { onPick, field } = await open();

  await userEvent.keyboard('{ArrowDown}{Enter}');
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantità' });
  expect(quantity.value).toBe('1');
  await userEvent.keyboard('2{Enter}');

  expect(picks(onPick)).toEqual([['Mela senza buccia', 400, 2]]);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Enter right after typing waits for the foods of the text; a typed quantity adds the food at once', async () => {
  const { onPick } = await open();
  respond(alimentRoutes.list, { aliments: [pasta], isSimilarOnly: false, nextPage: 0 });

  await userEvent.keyboard('pasta 80{Enter}');

  await waitFor(() => expect(picks(onPick)).toEqual([['Pasta secca', 80, null]]));
  expect(requestsTo(alimentRoutes.list).at(-1)?.query).toEqual({ search: 'pasta' });
});

test('spoons are typed with the food; where it has no spoons, the quantity is asked', async () => {
  const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 9, isDefault: true };
  const oil = listedAliment('oliveOil', { portions: [spoon] });
  const { onPick } = await open({}, [oil]);
  await userEvent.keyboard("2 cucchiai d'olio{Enter}");
  await waitFor(() => expect(picks(onPick)).toEqual([[oil.name, 18, 2]]));
  expect(requestsTo(alimentRoutes.list).at(-1)?.query).toEqual({ search: 'olio' });

  respond(alimentRoutes.list, { aliments: [pasta], isSimilarOnly: false, nextPage: 0 });
  await userEvent.keyboard('2 cucchiai di pasta{Enter}');

  expect(await screen.findByRole('textbox', { name: 'Quantità' })).toBeTruthy();
  expect(screen.getByText('«2 cucchiai»: misura non disponibile per questo alimento. Proposta: 100 g.')).toBeTruthy();
  expect(onPick).toHaveBeenCalledTimes(1);
});

test.each([
  ['4 fette biscottate', '«4 pezzi»', '100'],
  ['1 fetta biscottata', '«1 pezzo»', '100'],
  ['1,5 fette biscottate', '«1,5 pezzi»', '100'],
  ['pasta 250 ml', '«250 ml»', '250'],
])(
  '%s of a food without pieces asks the quantity instead of taking the number as grams',
  async (text, typed, proposed) => {
    const { onPick } = await open({ quantity: 'proposed' });
    await userEvent.keyboard(`${text}{Enter}`);

    const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantità' });
    expect(quantity.value).toBe(proposed);
    expect(screen.getByText(new RegExp(`^${typed}: misura non disponibile`))).toBeTruthy();
    expect(onPick).not.toHaveBeenCalled();
  },
);

test.each([
  [undefined, '2 fette di pasta', '«2 fette»: misura non disponibile per questo alimento. Proposta: 100 g.'],
  ['en', '2 slices of pasta', '“2 slices”: this food has no such measure. Suggested: 100 g.'],
] as const)(
  'an option says that its food lacks the typed measure, and what is taken (%s)',
  async (language, typed, text) => {
    await open({}, [pasta], language);

    await userEvent.keyboard(typed);

    expect(await within(screen.getByRole('option')).findByText(text)).toBeTruthy();
  },
);

test('a search without results has one message', async () => {
  await open();
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });

  await userEvent.keyboard('gzzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nessun alimento si chiama «gzzz».'));
  await waitFor(() => expect(requestsTo(alimentRoutes.list).at(-1)?.query).toEqual({ search: 'gzzz' }));
  await expect.poll(() => screen.getByRole('status').parentElement?.ariaBusy).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('Nessun alimento si chiama «gzzz».');
});

test('by touch: a tap on the food, a measure, and the button', async () => {
  const { onPick } = await open();

  await userEvent.click(await screen.findByRole('option', { name: /Mela/ }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Misura' }), '1 mela piccola (130 g)');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));

  expect(picks(onPick)).toEqual([['Mela senza buccia', 130, 1]]);
});

test('an invalid quantity is refused and the last valid one stays', async () => {
  const { onPick } = await open();
  await userEvent.keyboard('{Enter}');
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantità' });

  for (const text of ['-3', '0', '11000', 'abc', '1,000.5']) {
    await userEvent.clear(quantity);
    await userEvent.type(quantity, text);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi' }).disabled).toBe(true);
  }
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();

  await userEvent.clear(quantity);
  await userEvent.type(quantity, '100,5{Enter}');
  expect(picks(onPick)).toEqual([['Pasta secca', 100.5, null]]);
});

test('several foods are added one after the other with their measures, and the list stays open', async () => {
  const { onPick } = await open({ several: true });

  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi Mela senza buccia' }));

  expect(picks(onPick)).toEqual([
    ['Pasta secca', 100, null],
    ['Mela senza buccia', 200, 1],
  ]);
  expect(screen.getByText('2 aggiunti')).toBeTruthy();
});

test('the last quantity of a client is proposed, and a conflict is marked in the list and with the quantity', async () => {
  await open({
    quantityOf: () => ({ quantity: 70, portion: null }),
    conflictsOf: ({ name }) => name === 'Mela senza buccia' && <span>{allergy}</span>,
  });

  const option = screen.getByRole('option', { name: /Mela/ });
  expect(within(option).getByText('Allergia')).toBeTruthy();
  expect(within(option).getByText(/70 g$/)).toBeTruthy();
  expect(within(screen.getByRole('option', { name: /Pasta/ })).queryByText('Allergia')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Allergia')).toBeTruthy();
});

test('an unknown value is a dash, never a zero; the values are those of the proposed quantity', async () => {
  await open({}, [listedAliment('balsamicVinegar', { portions: [] }), apple]);

  expect(screen.getByRole('option', { name: /Aceto.*88 kcal.*C –/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: /Mela.*1 mela \(200 g\).*94 kcal/ })).toBeTruthy();
});

test('Escape closes the list first', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Escape keeps the typed text, a second one clears it, and the list stays closed', async () => {
  const { field } = await open();
  await userEvent.type(field, 'mela');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect([field.value, screen.queryByRole('option')]).toEqual(['mela', null]);
  await userEvent.keyboard('{Escape}');

  expect([field.value, screen.queryByRole('option')]).toEqual(['', null]);
});

test('the list closes when the focus goes to another field', async () => {
  respond(alimentRoutes.list, { aliments: [pasta], isSimilarOnly: false, nextPage: 0 });
  const Screen = () => (
    <>
      <FoodPicker label="Colazione" onPick={vi.fn()} />
      <FoodPicker label="Pranzo" onPick={vi.fn()} />
    </>
  );
  await renderScreen(Screen, { texts: ['aliments'], permissions: ['view aliments'] });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Colazione' }));
  await screen.findByRole('option');
  await userEvent.tab();

  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Pranzo' }));
  expect(screen.queryByRole('option')).toBeNull();
});

const porridge = { id: 'r1', name: 'Porridge con granola', subtitle: 'Ricetta', energy: '392 kcal' };

const othersOf = (rows: readonly OtherOption[], { isPending = false } = {}): FoundOthers => {
  return { rows, isPending, load: () => Promise.resolve([porridge]) };
};

test('what else a search finds is listed, and picked with the arrow keys and Enter', async () => {
  const onPickOther = vi.fn();
  const { field } = await open({ useOthers: () => othersOf([porridge]), onPickOther });
  await userEvent.type(field, 'porridge');

  const options = await screen.findAllByRole('option');
  expect(options[2]?.textContent).toBe('Porridge con granolaRicetta392 kcal');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPickOther).toHaveBeenCalledWith('r1', null);
  expect([field.value, screen.queryByRole('option')]).toEqual(['', null]);
});

test('the row that the arrow keys have reached stays the one that Enter picks when a recipe arrives above it', async () => {
  const arrived = createAtom<FoundOthers>(othersOf([], { isPending: true }));
  const foods = [pasta, apple, ...(['oliveOil', 'rice'] as const).map((food) => listedAliment(food, { portions: [] }))];
  await open({ useOthers: () => arrived.use() }, foods);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');

  act(() => arrived.set(othersOf([porridge])));
  const options = screen.getAllByRole('option');
  expect(options.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'false', 'false', 'false', 'true']);
  expect(options[3]?.textContent).toContain('Porridge');
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('textbox', { name: 'Quantità' })).toBeTruthy();
  expect(screen.getByText('Riso bianco crudo')).toBeTruthy();
});

test('while recipes are still loading, Enter picks the food that the arrow keys have reached', async () => {
  const { onPick } = await open({ useOthers: () => othersOf([], { isPending: true }), quantity: 'proposed' });

  await userEvent.keyboard('{ArrowDown}{Enter}');

  await waitFor(() => expect(onPick.mock.calls.map(([{ aliment }]) => aliment.name)).toEqual([apple.name]));
});

test('Enter right after typing waits for the recipes too: one of that name is picked before foods that resemble it', async () => {
  const onPickOther = vi.fn();
  const { onPick } = await open({ useOthers: () => othersOf([], { isPending: true }), onPickOther });
  respond(alimentRoutes.list, { aliments: [pasta], isSimilarOnly: true, nextPage: 0 });

  await userEvent.keyboard('porridge{Enter}');

  await waitFor(() => expect(onPickOther).toHaveBeenCalledWith('r1', null));
  expect(onPick).not.toHaveBeenCalled();
});

test('names and measures are in the language of the user', async () => {
  await open({}, [apple], 'en');
  expect(screen.getByRole('option', { name: /Apple, peeled.*1 apple \(200 g\)/ })).toBeTruthy();
});

test('words that no food has are added as text by Enter and by a tap, and marked as the foods are', async () => {
  const onPickText = vi.fn();
  const { field } = await open({ onPickText, markOfText: () => allergy }, []);

  await userEvent.type(field, 'torta della nonna');
  const option = await screen.findByRole('option', { name: /Aggiungi «torta della nonna» come testo/ });
  expect(option.textContent).toContain(allergy);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field, 'ciambella della zia');
  await userEvent.click(await screen.findByRole('option', { name: /ciambella della zia/ }));

  expect(onPickText.mock.calls).toEqual([['torta della nonna'], ['ciambella della zia']]);
  expect(field.value).toBe('');
});

test('words of a food are not offered as text, and no words at all', async () => {
  const { field } = await open({ onPickText: vi.fn() });

  expect(screen.queryByRole('option', { name: /come testo/ })).toBeNull();
  await userEvent.type(field, 'pasta');
  await screen.findByRole('option', { name: /Pasta secca/ });
  expect(screen.queryByRole('option', { name: /come testo/ })).toBeNull();
});
