import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { answerDiet, clientId, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

async function openNote(): Promise<HTMLElement> {
  const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));
  await userEvent.click(await lunch.findByRole('button', { name: /Pranzo/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Scrivi una nota' }));
  return screen.findByRole('textbox', { name: /Com'è andata\?/ });
}

test('a note that was typed and not saved is there after a reload; saved, it is reported', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  const first = await showDiet(NutritionScreen);
  await userEvent.type(await openNote(), 'Mangiato fuori');
  first.unmount();

  await showDiet(NutritionScreen);
  const typed = await openNote();
  expect((typed as HTMLTextAreaElement).value).toBe('Mangiato fuori');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la nota' }));

  expect(
    createDietStore(clientId)
      .read()
      .reports.map(({ report }) => report.note),
  ).toEqual(['Mangiato fuori']);
});
