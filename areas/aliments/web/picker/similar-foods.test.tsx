import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { alimentRoutes } from '../../contract/library.ts';
import { listedAliment } from '../../example.ts';
import { FoodPicker } from './FoodPicker.tsx';

test('Enter does not pick a food that only resembles the typed text, but the one that the arrow keys reach', async () => {
  respond(alimentRoutes.list, { aliments: [listedAliment('pasta')], isSimilarOnly: true, nextPage: 0 });
  const onPick = vi.fn();
  const Screen = () => <FoodPicker label="Aggiungi un alimento" quantity="proposed" onPick={onPick} />;
  await renderScreen(Screen, { texts: ['aliments'], permissions: ['view aliments'] });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Aggiungi un alimento' });
  await userEvent.click(field);

  await userEvent.keyboard('recipe{Enter}');
  await screen.findByRole('option', { name: /Pasta secca/ });
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(field.value).toBe('recipe');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledTimes(1);
});
