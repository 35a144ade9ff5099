import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

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
