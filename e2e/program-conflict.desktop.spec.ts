import { type Browser, expect, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { saveProgram } from './support/programs.ts';
import { test } from './support/test.ts';

interface Row {
  id: string;
  weight: string;
  sets: number | null;
}
interface Program {
  id: string;
  title: string;
  weeks: { days: { workouts: { exercises: Row[] }[] }[] }[];
}

/** Creates a copy of a demo template, whose first row has 3 sets of 50 kg. */
async function newProgram(page: Page) {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { programs } = (await (await page.request.get('/api/programs', { headers })).json()).data;
  const template = programs.find(({ workouts }: { workouts: number }) => workouts > 0);
  const copied = await page.request.post(`/api/programs/duplicate/${template.id}`, { headers, data: {} });
  const program: Program = (await copied.json()).data.program;
  Object.assign(firstRow(program), { weight: '50 kg', sets: 3 });
  await saveProgram(page, token, program);
  // The context outlives the page, which a test may close.
  const { request } = page.context();
  const fetchProgram = async (): Promise<Program> =>
    (await (await request.get(`/api/programs/${program.id}`, { headers })).json()).data.program;
  return { path: `/programs/${program.id}/manage`, row: firstRow(program), fetchProgram };
}

function firstRow(program: Program): Row {
  const row = program.weeks[0]?.days[0]?.workouts[0]?.exercises[0];
  if (!row) throw new Error('firstRow: the program has no rows');
  return row;
}

const cell = (page: Page, row: Row, column: string) => page.locator(`[data-row="${row.id}"] [data-cell="${column}"]`);

async function write(page: Page, { row, column, text }: { row: Row; column: string; text: string }) {
  await cell(page, row, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const saved = (page: Page) => page.getByText('Salvato', { exact: true }).first();

/** Opens the program on two devices; the first is offline. */
async function onTwoDevices({ page, browser }: { page: Page; browser: Browser }) {
  const { path, row, fetchProgram } = await newProgram(page);
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'admin');
  for (const device of [page, other]) {
    await device.goto(path);
    await expect(cell(device, row, 'weight')).toBeVisible();
  }
  await page.context().setOffline(true);
  return { other, row, path, fetchProgram };
}

/** Goes online and waits for the conflict dialog. */
async function reconnect(page: Page) {
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("C'è una versione più recente")).toBeVisible({ timeout: 20_000 });
  return dialog;
}

test('a load edited on one device and sets edited on another are merged, and both are saved', async ({
  page,
  browser,
}) => {
  const { other, row, fetchProgram } = await onTwoDevices({ page, browser });
  await write(page, { row, column: 'weight', text: '91 kg' });
  await write(other, { row, column: 'sets', text: '7' });
  await expect(saved(other)).toBeVisible();
  await expect.poll(async () => firstRow(await fetchProgram()).sets).toBe(7);

  await (await reconnect(page)).getByRole('button', { name: 'Unisci' }).click();

  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => firstRow(await fetchProgram())).toMatchObject({ weight: '91 kg', sets: 7 });
});

test('two different loads of one row need a choice, and one undo restores the other load', async ({
  page,
  browser,
}) => {
  const { other, row, fetchProgram } = await onTwoDevices({ page, browser });
  await write(page, { row, column: 'weight', text: '91 kg' });
  await write(other, { row, column: 'weight', text: '92 kg' });
  await expect.poll(async () => firstRow(await fetchProgram()).weight).toBe('92 kg');
  const dialog = await reconnect(page);
  await expect(dialog.getByRole('button', { name: 'Unisci: manca una scelta' })).toBeDisabled();
  await dialog.getByRole('radio', { name: "L'altra: 92 kg" }).click();
  await dialog.getByRole('button', { name: 'Unisci' }).click();

  await expect(cell(page, row, 'weight')).toHaveText('92 kg');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, row, 'weight')).toHaveText('91 kg');
});

test('edits of a tab that was closed without a network are merged when the program is opened again', async ({
  page,
  browser,
}) => {
  const { other, row, path, fetchProgram } = await onTwoDevices({ page, browser });
  await write(page, { row, column: 'weight', text: '91 kg' });
  // The draft is written some moments after typing.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('91 kg'))).toBe(true);
  await write(other, { row, column: 'sets', text: '7' });
  await expect.poll(async () => firstRow(await fetchProgram()).sets).toBe(7);
  // Not before: a page is no longer kept offline while it is closed, and its last save would arrive first.
  await page.close();

  const context = page.context();
  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto(path);
  await reopened.getByRole('dialog').getByRole('button', { name: 'Unisci' }).click();

  await expect(saved(reopened)).toBeVisible();
  await expect.poll(async () => firstRow(await fetchProgram())).toMatchObject({ weight: '91 kg', sets: 7 });
});

test('a version saved in another tab is shown without a reload, with a banner about the other tab', async ({
  page,
  browser,
}) => {
  const { path, row } = await newProgram(page);
  await page.goto(path);
  await expect(cell(page, row, 'weight')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'admin');
  await other.goto(path);
  await write(other, { row, column: 'weight', text: '93 kg' });
  await expect(saved(other)).toBeVisible();

  await expect(page.getByText("È aperto anche in un'altra tua scheda.")).toBeVisible({ timeout: 40_000 });
  await expect(cell(page, row, 'weight')).toHaveText('93 kg', { timeout: 40_000 });
});

test('an earlier version is compared and restored, and undo restores the replaced content', async ({ page }) => {
  const { path, row, fetchProgram } = await newProgram(page);
  await page.goto(path);
  await write(page, { row, column: 'weight', text: '94 kg' });
  await expect.poll(async () => firstRow(await fetchProgram()).weight).toBe('94 kg');
  const { version } = (await fetchProgram()) as Program & { version: number };
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const restorePath = `/api/programs/${path.split('/')[2]}/versions/${version}/restore`;
  const body = { current: version, saveId: crypto.randomUUID() };
  expect((await page.request.post(restorePath, { headers, data: body })).ok()).toBe(true);
  await page.reload();
  await write(page, { row, column: 'weight', text: '95 kg' });
  await expect.poll(async () => firstRow(await fetchProgram()).weight).toBe('95 kg');

  await page.getByRole('button', { name: 'Cronologia' }).click();
  const history = page.getByRole('dialog', { name: 'Cronologia' });
  await history
    .getByRole('button', { name: /Admin|Studio|ore|\d{4}/ })
    .nth(1)
    .click();
  await expect(history.getByText('carico: da 95 kg a 94 kg')).toBeVisible();
  await history.getByRole('button', { name: 'Ripristina questa versione' }).click();

  await expect(cell(page, row, 'weight')).toHaveText('94 kg');
  await expect.poll(async () => firstRow(await fetchProgram()).weight).toBe('94 kg');
  await page.keyboard.press('Control+z');
  await expect(cell(page, row, 'weight')).toHaveText('95 kg');
  await expect.poll(async () => firstRow(await fetchProgram()).weight).toBe('95 kg');
});
