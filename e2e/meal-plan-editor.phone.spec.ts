import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { apiOf, assignedCopy } from './support/meal-plans.ts';

test('a breakfast is written by touch, with its quantity in a large field', async ({ page }) => {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const body = { title: 'Col pollice', days: 1, duration: 7 };
  const { mealPlan } = (await (await page.request.post('/api/mealPlans', { headers, data: body })).json()).data;
  await page.goto(`/mealPlans/${mealPlan.id}/edit`);
  const breakfast = page.getByRole('region', { name: 'Colazione', exact: true });
  await breakfast.getByRole('button', { name: 'Aggiungi un alimento' }).tap();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('yogurt bianco');
  await page.getByRole('option').first().tap();
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).tap();
  await search.getByRole('button', { name: 'Fatto' }).tap();
  await breakfast.getByRole('button', { name: /yogurt bianco/i }).tap();
  await page.getByRole('dialog').getByLabel('Grammi', { exact: true }).fill('150');
  await page.getByRole('dialog').getByRole('button', { name: 'Fatto' }).tap();

  await expect(breakfast.getByText(/150 g/)).toBeVisible();
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const saved = (await (await page.request.get(`/api/mealPlans/${mealPlan.id}`, { headers })).json()).data.mealPlan;
  expect(saved.days[0].meals[0].mealComponents[0].components[0]).toMatchObject({ quantity: 150 });
});

test('by touch a food to which the client is allergic is marked, and published only with a note and a confirmation', async ({
  page,
}) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { copyId } = await assignedCopy(api, { name: 'Lino Latte', allergen: 'milk', isPublished: false });
  await page.goto(`/mealPlans/${copyId}/edit`);
  const lunch = page.getByRole('region', { name: 'Pranzo', exact: true });
  await lunch.getByRole('button', { name: 'Aggiungi un alimento' }).tap();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('yogurt bianco');
  await page.getByRole('option').first().tap();
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).tap();
  await search.getByRole('button', { name: 'Fatto' }).tap();
  await expect(lunch.getByText('Da evitare')).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Pubblica per il cliente' });
  const publish = dialog.getByRole('button', { name: 'Pubblica' });
  await expect(publish).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Perché lasci 1 alimento/ }).fill('Delattosato');
  await expect(publish).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Confermo: Lino Latte può mangiare/ }).tap();
  // What the dialog still loads may move its button.
  await page.waitForLoadState('networkidle');
  await publish.tap();
  await page.getByRole('button', { name: 'L’ho valutato, procedi' }).tap();
  await expect(page.getByText(/^Pubblicato dal .*\.$/)).toBeVisible();

  const { mealPlan } = await api.get(`/mealPlans/${copyId}`);
  expect(api.componentsOf(mealPlan).map(({ conflictNote }) => conflictNote)).toEqual(['', 'Delattosato']);
});

test('a row is moved to another meal by touch', async ({ page }) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { copyId } = await assignedCopy(api, { name: 'Moro Sposta', isPublished: false });
  await page.goto(`/mealPlans/${copyId}/edit`);
  const dinner = page.getByRole('region', { name: 'Cena', exact: true });
  await page.getByRole('button', { name: /Pasta/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Sposta in un altro pasto' }).tap();
  await page.getByRole('dialog', { name: 'Sposta in un altro pasto' }).getByRole('button', { name: 'Cena' }).tap();

  await expect(dinner.getByRole('button', { name: /Pasta/ })).toBeVisible();
});

test('the badges of a client with a long name are no wider than the screen', async ({ page }) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const name = 'Maria Antonietta Giuseppina Della Rovere Quattrocchi di Montemarciano';
  const { copyId } = await assignedCopy(api, { name, isPublished: true });
  await page.goto(`/mealPlans/${copyId}/edit`);
  const badge = page.getByText(`Copia di ${name}`);
  await expect(badge).toBeVisible();

  const { x, width } = (await badge.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
