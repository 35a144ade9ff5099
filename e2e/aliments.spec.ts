import { expect, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

test('a coach types a food from its label in kJ, finds it without accents and with a typing error, and deletes it', async ({
  page,
}, { project }) => {
  const name = `Purè di patate di zia Carlà ${project.name}`;
  await enterAs(page, 'admin');
  await page.goto('/aliments/create');
  await page.getByLabel('Nome italiano', { exact: true }).fill(name);
  for (const [label, value] of [
    ['Energia', '418'],
    ['Proteine', '2,1'],
    ['Carboidrati', '14,5'],
    ['Grassi', '3,6'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Crea alimento' }).click();
  await page.getByRole('button', { name: 'Sono kJ: 100 kcal' }).click();
  await expect(page.getByText('= 100 kcal')).toBeVisible();
  await page.getByRole('button', { name: 'Crea alimento' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  for (const search of [`pure zia carla ${project.name}`, `patatte zia ${project.name}`]) {
    await page.goto('/aliments');
    await page.getByRole('searchbox', { name: /Cerca un alimento/ }).fill(search);
    await expect(rowOf(page, name)).toBeVisible();
    await expect(page.getByText(/100( kcal)?/).first()).toBeVisible();
  }

  await page.getByRole('button', { name: `Azioni per ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Elimina alimento' }).click();
  await expect(page.getByText(`Alimento «${name}» eliminato.`)).toBeVisible();
  await expect(rowOf(page, name)).toBeHidden();
});

test('a dietitian looks for equivalents of a food by keyboard: pasta equals rice in other grams', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/aliments');
  await page.getByRole('combobox', { name: 'Equivalenti a…' }).click();
  await page.keyboard.type('pasta di semola cruda');
  await page.keyboard.press('Enter');

  await expect(page.getByText(/I più simili a 100 g di Pasta/)).toBeVisible();
  await expect(page.getByText(/\d+ g$/).first()).toBeVisible();
});

function rowOf(page: Page, name: string) {
  return page.getByRole('link', { name });
}
