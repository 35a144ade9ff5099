import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

const foods = {
  Colazione: ['yogurt bianco 125', 'mela 150'],
  Pranzo: ['riso 80', 'zucchine 200'],
  Cena: ['merluzzo 150', 'pane 50'],
};

/** Moves the focus by Tab until it is on the element with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (label.includes(name)) return;
  }
  throw new Error(`tabTo: no element ${name}`);
}

test('a week is typed by keyboard alone: a day with its grams, copied to the other six', async ({ page }) => {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const body = { title: 'Solo tastiera', days: 1, duration: 28 };
  const { mealPlan } = (await (await page.request.post('/api/mealPlans', { headers, data: body })).json()).data;
  await page.goto(`/mealPlans/${mealPlan.id}/edit`);

  for (const [title, names] of Object.entries(foods)) {
    await page.getByRole('region', { name: title, exact: true }).getByRole('combobox').focus();
    for (const name of names) {
      await page.keyboard.type(name, { delay: 15 });
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(0);
    }
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('40+20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Giorno 1/ }).focus();
  await tabTo(page, 'Azioni per Giorno 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copia in altri giorni' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Tutta la settimana');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Copia in 6 giorni');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Copiato in 6 giorni: 0 sostituiti, 6 aggiunti.')).toBeVisible();
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const saved = (await (await page.request.get(`/api/mealPlans/${mealPlan.id}`, { headers })).json()).data.mealPlan;
  expect(saved.days).toHaveLength(7);
  const grams = saved.days.map((day: { meals: { mealComponents: { components: { quantity: number }[] }[] }[] }) =>
    day.meals.flatMap((meal) => meal.mealComponents.flatMap((row) => row.components.map(({ quantity }) => quantity))),
  );
  for (const day of grams) expect(day).toEqual([125, 150, 80, 200, 150, 60]);
});
