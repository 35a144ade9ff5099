import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { apiOf, assignedCopy } from './support/meal-plans.ts';

const foods = {
  Colazione: ['yogurt bianco 125', 'mela 150'],
  Pranzo: ['riso 80', 'zucchine 200'],
  Cena: ['merluzzo 150', 'pane 50'],
};

/** Moves the focus by Tab until it is on the element with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = String(
      await page.evaluate(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`),
    );
    if (focused.includes(name)) return;
  }
  throw new Error(`tabTo: no element ${name}`);
}

/** Types foods with their grams into the search fields of meals. */
async function typeFoods(page: Page, meals: Record<string, string[]>): Promise<void> {
  for (const [title, names] of Object.entries(meals)) {
    await page.getByRole('region', { name: title, exact: true }).getByRole('combobox').focus();
    for (const name of names) {
      await page.keyboard.type(name, { delay: 15 });
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(0);
    }
  }
}

/** Copies the first day to the other six by keyboard. */
async function copyToWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Giorno 1/ }).focus();
  await tabTo(page, 'Azioni per Giorno 1');
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copia in altri giorni' })).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
  // Loaded on demand; until it is open, Tab would walk through the page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Tutta la settimana');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Copia in 6 giorni');
  await page.keyboard.press('Enter');
}

test('a week is typed by keyboard alone: a day with its grams, copied to the other six', async ({ page }) => {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const body = { title: 'Solo tastiera', days: 1, duration: 28 };
  const { mealPlan } = (await (await page.request.post('/api/mealPlans', { headers, data: body })).json()).data;
  await page.goto(`/mealPlans/${mealPlan.id}/edit`);

  await typeFoods(page, foods);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('40+20');
  await page.keyboard.press('Enter');
  await copyToWeek(page);

  await expect(page.getByText('Copiato in 6 giorni (sostituiti: 0, aggiunti: 6).')).toBeVisible();
  const readSaved = async () =>
    (await (await page.request.get(`/api/mealPlans/${mealPlan.id}`, { headers })).json()).data.mealPlan;
  await expect.poll(async () => (await readSaved()).days).toHaveLength(7);
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const grams = (await readSaved()).days.map(
    (day: { meals: { mealComponents: { components: { quantity: number }[] }[] }[] }) =>
      day.meals.flatMap((meal) => meal.mealComponents.flatMap((row) => row.components.map(({ quantity }) => quantity))),
  );
  for (const day of grams) expect(day).toEqual([125, 150, 80, 200, 150, 60]);
});

test('on a slow connection foods typed one after the other, without waiting for the search, are all added', async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const body = { title: 'Rete lenta', days: 1, duration: 7 };
  const { mealPlan } = (await (await page.request.post('/api/mealPlans', { headers, data: body })).json()).data;
  await page.goto(`/mealPlans/${mealPlan.id}/edit`);
  await page.route('**/api/aliments?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

  const breakfast = page.getByRole('region', { name: 'Colazione', exact: true });
  await breakfast.getByRole('combobox').focus();
  for (const name of ['yogurt bianco 125', 'mela 150', 'noci 20']) {
    await page.keyboard.type(name, { delay: 40 });
    await page.keyboard.press('Enter');
  }
  await expect(breakfast.getByText(/^Noci/).first()).toBeVisible();

  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const saved = (await (await page.request.get(`/api/mealPlans/${mealPlan.id}`, { headers })).json()).data.mealPlan;
  const rows = saved.days[0].meals.flatMap((meal: { mealComponents: object[] }) => meal.mealComponents);
  expect(rows.map((row: { components: { quantity: number }[] }) => row.components[0]?.quantity)).toEqual([
    125, 150, 20,
  ]);
});

test('a week for a client with an allergy is typed by keyboard alone; the forbidden food is published only with a note and a confirmation', async ({
  page,
}) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { copyId } = await assignedCopy(api, { name: 'Lia Latte', allergen: 'milk', isPublished: false });
  await page.goto(`/mealPlans/${copyId}/edit`);

  await typeFoods(page, { Colazione: ['yogurt bianco 125'], Cena: ['merluzzo 150'] });
  await expect(page.getByRole('region', { name: 'Colazione', exact: true }).getByText('Da evitare')).toBeVisible();
  await copyToWeek(page);
  await expect(page.getByText(/^Copiato in 6 giorni/)).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pubblica per il cliente' });
  const publish = dialog.getByRole('button', { name: 'Pubblica' });
  await expect(publish).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Perché lasci 1 alimento/ }).focus();
  await page.keyboard.type('Yogurt delattosato, concordato');
  await dialog.getByRole('checkbox', { name: /^Confermo: Lia Latte può mangiare/ }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Pubblica');
  await page.keyboard.press('Enter');
  // The days have little energy and there is no visit.
  await expect(page.getByRole('dialog', { name: 'Poca energia: va bene così?' })).toBeVisible();
  await tabTo(page, 'L’ho valutato, procedi');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Pubblicato dal .*\.$/)).toBeVisible();

  const { published } = await api.get(`/mealPlans/${copyId}/published`);
  const { content } = await api.get(`/mealPlans/${copyId}/published/${published[0].id}`);
  const yogurts = api.componentsOf(content).filter(({ conflictNote }) => conflictNote !== '');
  expect(content.days).toHaveLength(7);
  expect(yogurts).toHaveLength(7);
  expect(new Set(yogurts.map(({ conflictNote }) => conflictNote))).toEqual(new Set(['Yogurt delattosato, concordato']));
});

test('a template is changed and its copy is offered the difference, which it gets', async ({ page }) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { templateId, copyId } = await assignedCopy(api, { name: 'Tea Modello', isPublished: true });
  await page.goto(`/mealPlans/${templateId}/edit`);
  const grams = page.getByRole('textbox', { name: /^Grammi di/ }).first();
  await grams.fill('95');
  await grams.press('Enter');
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Vedi e aggiorna' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Tea Modello/ })).toBeChecked();
  await dialog.getByRole('button', { name: /Tea Modello/ }).click();
  await expect(dialog.getByText('95')).toBeVisible();
  await dialog.getByRole('button', { name: /^Aggiorna 1/ }).click();
  await expect(dialog).toHaveCount(0);

  const { mealPlan } = await api.get(`/mealPlans/${copyId}`);
  expect(api.componentsOf(mealPlan)).toMatchObject([{ quantity: 95 }]);
});

test('rows are dragged between meals, and one undo brings them back', async ({ page }) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { copyId } = await assignedCopy(api, { name: 'Dora Trascina', isPublished: false });
  await page.goto(`/mealPlans/${copyId}/edit`);
  const breakfast = page.getByRole('region', { name: 'Colazione', exact: true });
  const lunch = page.getByRole('region', { name: 'Pranzo', exact: true });
  const row = breakfast.locator('[data-row]');
  await row.hover();
  const [from, to] = [await row.locator('[data-grip]').boundingBox(), await lunch.boundingBox()];
  if (!from || !to) throw new Error('the row or lunch is not shown');
  await page.mouse.move(from.x + 7, from.y + 17);
  await page.mouse.down();
  await expect(async () => {
    await page.mouse.move(to.x + 200, to.y + 10, { steps: 4 });
    await page.mouse.move(to.x + 200, to.y + 20, { steps: 4 });
    await expect(page.locator('[data-kind=frame]')).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.mouse.up();

  await expect(lunch.locator('[data-row]')).toHaveCount(1);
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(1);
});

test('an edit of a published copy that is undone leaves nothing to publish', async ({ page }) => {
  const api = apiOf(page, await enterAs(page, 'admin'));
  const { copyId } = await assignedCopy(api, { name: 'Ugo Ritorno', isPublished: true });
  await page.goto(`/mealPlans/${copyId}/edit`);
  const waiting = page.getByText('Modifiche da pubblicare');
  const grams = page.getByRole('textbox', { name: /^Grammi di Pasta/ });
  const saved = (version: number) =>
    expect.poll(async () => (await api.get(`/mealPlans/${copyId}`)).mealPlan.version).toBe(version);
  await grams.fill('90');
  await grams.press('Tab');
  await saved(2);
  await expect(waiting).toBeVisible();

  await page.getByRole('button', { name: /^Annulla/ }).click();
  await saved(3);

  await expect(waiting).toBeHidden();
  await page.reload();
  await expect(grams).toHaveValue('80');
  await expect(waiting).toBeHidden();
});
