import { expect, type Page } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';
import { enterToTrain } from './support/training.ts';

test.use({ serviceWorkers: 'allow' });

const password = 'una-password-lunga';

test('a client follows a published day: as planned, chosen and eaten, skipped, without a network; the professional reads the diary', async ({
  page,
  context,
  browser,
}) => {
  const { adminToken, client } = await clientWithMealPlan(page, 'Dora Pasti');
  await enterWith(page, client.token);
  await page.goto('/my/nutrition');
  const meal = (name: string) => page.getByRole('region', { name, exact: true });

  await meal('Colazione').getByRole('button', { name: 'Come da piano' }).tap();
  await expect(meal('Colazione').getByRole('button', { name: 'Annulla' })).toBeVisible();
  await meal('Pranzo')
    .getByRole('button', { name: /^Scegli Riso/ })
    .tap();
  await expect(meal('Pranzo').getByText(/invece di Pasta/)).toBeVisible();
  await expect.poll(() => statesOf(page, client)).toEqual(['as_planned', 'planned']);
  await meal('Cena')
    .getByRole('button', { name: /^Cerca un altro alimento/ })
    .tap();
  const search = page.getByRole('dialog');
  // The foods that were shown before are replaced: a tap that begins on one of them may end on another.
  const found = page.waitForResponse(/equivalents\?.*search=riso/);
  await search.getByRole('searchbox').fill('riso');
  await found;
  await search.getByRole('button', { name: /riso/i }).first().tap();
  await expect(meal('Cena').getByText(/invece di Pasta/)).toBeVisible();
  // The card ignores the second tap of a double tap.
  await page.waitForTimeout(600);
  for (const name of ['Pranzo', 'Cena']) {
    await meal(name).getByRole('button', { name: 'Come ho scelto' }).tap();
    await expect(meal(name).getByText('Con sostituzioni')).toBeVisible();
  }
  await meal('Merenda').getByRole('button', { name: 'Altro su Merenda' }).tap();
  await page.getByRole('menuitem', { name: "L'ho saltato" }).tap();
  await expect(meal('Merenda').getByText('Saltato')).toBeVisible();
  await expect.poll(() => statesOf(page, client)).toEqual(['as_planned', 'skipped', 'swapped', 'swapped']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Senza connessione/)).toBeVisible();
  await meal('Merenda').getByRole('button', { name: 'Annulla' }).tap();
  await meal('Merenda').getByRole('button', { name: 'Come da piano' }).tap();
  await expect(meal('Merenda').getByText('Da inviare')).toBeVisible();
  await page.reload();
  await expect(meal('Merenda').getByText('Da inviare')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => statesOf(page, client)).toEqual(['as_planned', 'as_planned', 'swapped', 'swapped']);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await enterWith(desk, adminToken);
  await desk.goto(`/clients/${client.id}/diet`);
  await expect(desk.getByText(/^Pasta.* → Riso/).first()).toBeVisible();
  await expect(desk.getByText('Con sostituzioni').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Correggi Merenda' }).click();
  await desk.getByRole('radio', { name: 'Saltato' }).check();
  await desk.getByRole('button', { name: 'Salva' }).click();
  await expect(desk.getByText('Registrato dal professionista')).toBeVisible();
  await expect(meal('Merenda').getByText('Saltato')).toBeVisible();
  await desk.context().close();
});

test('a client with a program who never opened the meals reports them from the start page without a connection', async ({
  page,
  context,
}) => {
  const stored = Promise.all(
    ['diet?', 'dietary-profile', 'metrics'].map((path) => page.waitForResponse(`**/api/my/${path}*`)),
  );
  await enterToTrain(page);
  await stored;
  await context.setOffline(true);
  await page.reload();

  await page.getByRole('button', { name: 'Registra pasti, acqua e peso' }).tap();

  const meals = page.getByRole('region', { name: 'I pasti di oggi' });
  await meals.getByRole('button', { name: 'Colazione: Come da piano' }).tap();
  await expect(meals.getByRole('img', { name: 'Da inviare' })).toBeVisible();
  const weight = page.getByRole('region', { name: 'Il peso di oggi' });
  await expect(weight).toBeVisible();
  await meals.getByRole('link', { name: 'Apri i pasti' }).tap();
  await expect(page.getByRole('region', { name: 'Pranzo', exact: true })).toBeVisible();
});

test('what is ticked in the shopping list on one device is ticked on the other', async ({ page, browser }) => {
  const { client } = await clientWithMealPlan(page, 'Elio Spesa');
  const second = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const one of [page, second]) {
    await enterWith(one, client.token);
    await one.goto('/my/nutrition/shopping');
  }
  const pasta = (one: Page) => one.getByRole('checkbox', { name: /^Pasta/ });
  await expect(pasta(second)).not.toBeChecked();

  await pasta(page).check();

  await expect(pasta(second)).toBeChecked();
  await second.context().close();
});

interface Client {
  id: string;
  token: string;
}

async function enterWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('auth.token', value), token);
}

/** A client of the demo studio who follows from today on: milk, pasta with rice as an alternative, an apple, and pasta. */
async function clientWithMealPlan(page: Page, name: string): Promise<{ adminToken: string; client: Client }> {
  const adminToken = await tokenOf(page, 'admin');
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const client = await registeredClient(page, adminToken, { name, email, password });
  const ask = async (method: 'get' | 'post', path: string, body?: object) => {
    const headers = { authorization: `Bearer ${adminToken}` };
    const response = await page.request[method](`/api${path}`, { headers, ...(body && { data: body }) });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  const food = async (search: string) => {
    const { aliments } = await ask('get', `/aliments?search=${encodeURIComponent(search)}&owner=system`);
    return aliments[0];
  };
  const [milk, pasta, rice, apple] = await Promise.all(
    ['latte parzialmente scremato', 'pasta di semola cruda', 'riso', 'mela'].map(food),
  );
  const { mealPlan } = await ask('post', '/mealPlans', { title: 'Bozza', days: 1, duration: 14 });
  const names = { custom_name: '', custom_name_en: '', portion: null };
  const rowOf = (aliment: { id: string }, quantity: number, alternatives: object[] = []) => ({
    id: crypto.randomUUID(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [
      {
        ...{ uuid: crypto.randomUUID(), alimentId: aliment.id, quantity, ...names },
        ...{ role: null, isLocked: false, conflictNote: '', alternatives },
      },
    ],
  });
  const rows: Record<string, object[]> = {
    breakfast: [rowOf(milk, 200)],
    lunch: [rowOf(pasta, 80, [{ uuid: crypto.randomUUID(), alimentId: rice.id, quantity: 80, ...names }])],
    snack: [rowOf(apple, 150)],
    dinner: [rowOf(pasta, 80)],
  };
  const [day] = mealPlan.days;
  const meals = day.meals
    .filter(({ meal_type }: { meal_type: string }) => rows[meal_type])
    .map((meal: { meal_type: string }) => ({ ...meal, mealComponents: rows[meal.meal_type] }));
  const content = {
    ...mealPlan,
    isDraft: false,
    swaps: { mode: 'equivalents', energyTolerancePercent: 20 },
    aliments: [milk, pasta, rice, apple],
    days: [{ ...day, meals }],
  };
  const created = await ask('post', '/mealPlans', { title: `Piano di ${name}`, days: 1, content });
  const startsOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
  const assignment = { clientIds: [client.id], groupIds: [], startsOn };
  const { preview } = await ask('post', `/mealPlans/${created.mealPlan.id}/assignUsers/preview`, assignment);
  const confirmed = { ...assignment, confirmedLowEnergy: preview.lowEnergy };
  await ask('post', `/mealPlans/${created.mealPlan.id}/assignUsers`, confirmed);
  return { adminToken, client };
}

/** The states of the meals that the server knows, sorted. */
async function statesOf(page: Page, { token }: Client): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { diet } = (await (await page.request.get('/api/my/diet?days=1', { headers })).json()).data;
  return diet.entries.map(({ state }: { state: string }) => state).sort();
}
