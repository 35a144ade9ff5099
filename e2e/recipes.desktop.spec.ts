import { expect } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

test('a dietitian types a recipe by keyboard, pastes the rest of the ingredients and sees the values of a portion', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/recipes/create');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Pasta della nonna');
  const search = page.getByRole('combobox', { name: /Aggiungi un ingrediente/ });
  await search.focus();
  await page.keyboard.type('passata di pomodoro 200');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Quantità di Passata/ })).toHaveValue('200');

  await page.getByRole('button', { name: 'Incolla ingredienti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Incolla ingredienti' });
  await dialog.getByRole('textbox').fill("160 g di pasta di semola\n2 cucchiai d'olio di oliva\nxyzq");
  await dialog.getByRole('button', { name: 'Leggi' }).click();
  await expect(dialog.getByText('Nessun alimento trovato')).toBeVisible();
  await dialog.getByRole('button', { name: 'Aggiungi 2 ingredienti' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantità di Olio/ })).toHaveValue('2');

  const values = page.getByRole('region', { name: 'Valori' });
  await values.getByText('Ricetta').click();
  const kcal = async () => Number((await values.locator('strong').first().textContent())?.replaceAll(/\D/g, ''));
  // The line that is no food stays in the recipe, so the values are a minimum.
  await expect(values.getByText(/almeno|≥/).first()).toBeVisible();
  const dishKcal = await kcal();
  await page.getByRole('textbox', { name: 'Porzioni' }).fill('2');
  await values.getByText('Porzione', { exact: true }).click();
  expect(Math.abs(dishKcal - 2 * (await kcal()))).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: 'Crea ricetta' }).click();
  await expect(page.getByRole('heading', { name: 'Pasta della nonna' })).toBeVisible();
  await page.goto('/recipes?search=nonna');
  await expect(page.getByRole('link', { name: /Pasta della nonna/ })).toBeVisible();
});
