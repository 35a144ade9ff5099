import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { SearchableSelect } from './SearchableSelect.tsx';

async function openCities() {
  await renderScreen(() => (
    <SearchableSelect label="Città" data={['Roma', 'Tokyo']} value="Roma" onChange={() => {}} />
  ));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Città' });
  act(() => field.focus());
  return field;
}

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
