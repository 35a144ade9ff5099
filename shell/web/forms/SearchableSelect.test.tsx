import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { hasRefusedTexts } from './refused-texts.ts';
import { SearchableMultiSelect } from './SearchableMultiSelect.tsx';
import { SearchableSelect } from './SearchableSelect.tsx';

const cities = ['Roma', 'Romagnano', 'Tokyo'];

function Cities({ start = 'Roma' }: { start?: string | null }) {
  const [city, setCity] = useState<string | null>(start);
  return (
    <>
      <SearchableSelect label="Città" data={cities} value={city} onChange={setCity} />
      <output>{city ?? 'nessuna'}</output>
    </>
  );
}

async function openCities(start?: string | null) {
  await renderScreen(() => <Cities {...(start !== undefined && { start })} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Città' });
  act(() => field.focus());
  return field;
}

const chosen = () => screen.getByRole('status').textContent;

test('what is typed replaces the chosen option, and finds another one', async () => {
  const field = await openCities();
  await userEvent.keyboard('tok');

  expect(field.value).toBe('tok');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Tokyo']);
});

test('a search without an option says so', async () => {
  await openCities();
  await userEvent.keyboard('Parigi');

  expect(await screen.findByText('Nessuna voce con questo nome.')).toBeTruthy();
});

test.each(['{Enter}', '{Tab}'])('%s takes the only option that has the typed text', async (key) => {
  const field = await openCities();
  await userEvent.keyboard(`tok${key}`);

  expect(chosen()).toBe('Tokyo');
  expect(field.value).toBe('Tokyo');
});

test('an option with exactly the typed name is taken although others have the text too', async () => {
  const field = await openCities(null);
  await userEvent.keyboard('roma{Tab}');

  expect(chosen()).toBe('Roma');
  expect(field.value).toBe('Roma');
});

test.each(['{Enter}', '{Tab}'])(
  'a text without an option stays in the field after %s, named by its message',
  async (key) => {
    const field = await openCities();
    await userEvent.keyboard(`Parigi${key}`);

    expect(field.value).toBe('Parigi');
    expect(await screen.findByText('«Parigi» non è stato scelto. Nessuna voce con questo nome.')).toBeTruthy();
    expect(field.checkValidity()).toBe(false);
    expect(hasRefusedTexts()).toBe(true);
    expect(chosen()).toBe('Roma');
  },
);

test('a text that several options have is not guessed', async () => {
  const field = await openCities(null);
  await userEvent.keyboard('rom{Tab}');

  expect(field.value).toBe('rom');
  expect(await screen.findByText(/«rom» non è stato scelto\. Più voci/)).toBeTruthy();
  expect(chosen()).toBe('nessuna');
});

test('a refused text that is deleted, or taken back with Escape, shows the chosen option again', async () => {
  const field = await openCities();
  await userEvent.keyboard('Parigi{Enter}{Escape}');
  expect(field.value).toBe('Roma');
  expect(hasRefusedTexts()).toBe(false);

  await userEvent.clear(field);
  await userEvent.keyboard('Parigi{Enter}');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('Roma');
  expect(field.checkValidity()).toBe(true);
});

function FoundLater() {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState('');
  const [city, setCity] = useState<string | null>(null);
  return (
    <>
      <SearchableSelect
        label="Città"
        data={cities.filter((one) => found !== '' && one.startsWith(found))}
        filter={({ options }) => options}
        value={city}
        isSearching={search !== found}
        onSearchChange={setSearch}
        onChange={setCity}
      />
      <button type="button" aria-label="Risposta" onClick={() => setFound(search)} />
      <output>{city ?? 'nessuna'}</output>
    </>
  );
}

test('Enter before the options of the text are known waits for them', async () => {
  await renderScreen(FoundLater);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Città' }), 'Tok{Enter}');
  expect(chosen()).toBe('nessuna');
  expect(screen.queryByText(/non è stato scelto/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Risposta' }));
  await waitFor(() => expect(chosen()).toBe('Tokyo'));
});

function SeveralCities() {
  const [chosenCities, setChosen] = useState<string[]>(['Roma']);
  return (
    <>
      <SearchableMultiSelect label="Città" data={cities} value={chosenCities} onChange={setChosen} maxValues={2} />
      <output>{chosenCities.join(' ')}</output>
    </>
  );
}

test('a select of several options takes the only one with the typed text, and keeps a text without one', async () => {
  await renderScreen(SeveralCities);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Città' });
  await userEvent.type(field, 'Parigi{Tab}');
  expect(field.value).toBe('Parigi');
  expect(await screen.findByText(/«Parigi» non è stato scelto/)).toBeTruthy();

  await userEvent.clear(field);
  await userEvent.type(field, 'tok{Tab}');
  expect(chosen()).toBe('Roma Tokyo');
  expect(field.value).toBe('');

  await userEvent.type(field, 'romagn{Enter}');
  expect(await screen.findByText('«romagn» non è stato scelto. Il numero massimo di voci è 2.')).toBeTruthy();
  expect(chosen()).toBe('Roma Tokyo');
});
