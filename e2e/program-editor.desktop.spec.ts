import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { saveProgram } from './support/programs.ts';

async function newProgram(page: Page): Promise<string> {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (
    await page.request.post('/api/programs', { headers, data: { title: 'Due schede', weeks: 1, daysAWeek: 1 } })
  ).json();
  return `/programs/${data.program.id}/manage`;
}

const title = (page: Page) => page.getByLabel('Titolo', { exact: true });

test('a title typed offline 300 ms before the tab closes is restored and saved', async ({ page, context }) => {
  const path = await newProgram(page);
  await page.goto(path);
  await expect(title(page)).toHaveValue('Due schede');
  await context.setOffline(true);
  await title(page).fill('Scritto senza rete');
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await page.goto('about:blank');
  await page.goto(path);

  await expect(title(page)).toHaveValue('Scritto senza rete');
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
});

test('Back closes the exercise picker and stays in the editor', async ({ page }) => {
  await newProgram(page);
  await page.goto('/programs');
  await page
    .getByRole('link', { name: /Due schede/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Esercizio', exact: true }).first().click();
  await page.getByRole('option', { name: 'Apri la libreria' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/manage/);
});

test('a title changed in two tabs needs a choice between the versions', async ({ page, context }) => {
  const path = await newProgram(page);
  const token = await enterAs(page, 'admin');
  await page.goto(path);
  await expect(title(page)).toHaveValue('Due schede');
  const id = path.split('/')[2] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const { program } = (await (await page.request.get(`/api/programs/${id}`, { headers })).json()).data;
  await saveProgram(page, token, { ...program, title: 'Dall’altra scheda' });
  await title(page).fill('Da questa scheda');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("C'è una versione più recente")).toBeVisible();
  await dialog.getByRole('button', { name: 'Tieni la mia' }).click();
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const stored = (await (await page.request.get(`/api/programs/${id}`, { headers })).json()).data.program;
  expect(stored.title).toBe('Da questa scheda');
  expect(context.pages()).toHaveLength(1);
});

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`${name}$`) }).first();

/** The rows on the server, after the editor shows that they are saved. */
async function savedRows(page: Page, path: string) {
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const { data } = await (await page.request.get(`/api/programs/${path.split('/')[2]}`, { headers })).json();
  return data.program.weeks.flatMap((week: { days: { workouts: { exercises: object[] }[] }[] }) =>
    week.days.flatMap((day) => day.workouts.flatMap((workout) => workout.exercises)),
  ) as Record<string, unknown>[];
}

/** Adds the first search result as the next row and waits until its sets cell is focused. */
async function addByKeyboard(page: Page, search: string): Promise<void> {
  await page.keyboard.type(search);
  await expect(page.getByRole('option').first()).toContainText(new RegExp(search.split(' ')[0] ?? '', 'i'));
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell=sets]:focus')).toBeVisible();
}

test('a program with a superset is created with the keyboard only', async ({ page }) => {
  const path = await newProgram(page);
  await page.goto(path);
  await expect(title(page)).toHaveValue('Due schede');
  const add = page.getByRole('button', { name: 'Esercizio', exact: true });
  for (let presses = 0; presses < 60 && (await add.and(page.locator(':focus')).count()) === 0; presses++)
    await page.keyboard.press('Tab');
  await addByKeyboard(page, 'panca piana');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6-8');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80 kg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.30');
  await page.keyboard.press('Control+Enter');
  await addByKeyboard(page, 'alzate laterali');
  await page.keyboard.press('Control+Enter');
  await addByKeyboard(page, 'curl');
  await page.keyboard.press('Control+g');

  const rows = await savedRows(page, path);
  expect(rows.map(({ key, supersetPosition }) => `${key}${supersetPosition ?? ''}`)).toEqual(['A', 'B1', 'B2']);
  expect(rows[0]).toMatchObject({ sets: 4, reps: '6-8', weight: '80 kg', restType: 'seconds', restValue: 90 });
  expect(rows.map(({ restType }) => restType)).toEqual(['seconds', 'no_rest', 'seconds']);
});

test('on a slow connection two rows typed without waiting for the search have their exercises and numbers', async ({
  page,
}) => {
  const path = await newProgram(page);
  await page.goto(path);
  await page.route('**/api/exercises?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Esercizio', exact: true }).click();
  const typeRow = async (exercise: string, keys: readonly string[]) => {
    await page.keyboard.type(exercise, { delay: 40 });
    for (const key of ['Enter', ...keys]) await page.keyboard.press(key, { delay: 40 });
  };
  await typeRow('panca piana', ['4', 'Tab', '1', '3', 'Backspace', '0', 'Tab', '6', '0', 'Enter']);
  await expect(cell(page, 'Carico, A .*')).toHaveText(/60/);
  await page.keyboard.press('Control+Enter');
  await typeRow('curl', ['5', 'Tab', '8', 'Enter']);
  await expect(cell(page, 'Ripetizioni, B .*')).toHaveText('8');

  expect(await savedRows(page, path)).toMatchObject([
    { key: 'A', sets: 4, reps: '10' },
    { key: 'B', sets: 5, reps: '8' },
  ]);
});

test('cells pasted from a spreadsheet are undone with one Ctrl+Z', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await newProgram(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Esercizio', exact: true }).click();
  await addByKeyboard(page, 'panca piana');
  await page.keyboard.press('Control+Enter');
  await addByKeyboard(page, 'squat');
  await page.evaluate(`navigator.clipboard.writeText('5\\t5\\t100 kg\\n4\\tmax\\t12,5 kg')`);
  await cell(page, 'Serie, A .*').click();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Carico, A .*')).toHaveText('100 kg');
  expect(await savedRows(page, path)).toMatchObject([
    { sets: 5, reps: '5', weight: '100 kg' },
    { sets: 4, reps: 'max', weight: '12,5 kg' },
  ]);

  await page.keyboard.press('Control+z');

  await expect(cell(page, 'Carico, A .*')).toHaveText('');
  expect(await savedRows(page, path)).toMatchObject([
    { sets: 3, reps: '', weight: '' },
    { sets: 3, reps: '', weight: '' },
  ]);
});

test('rows copied in one program are pasted into another, in another tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await newProgram(page));
  await page.getByRole('button', { name: 'Esercizio', exact: true }).click();
  await addByKeyboard(page, 'panca piana');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Control+c');
  const other = await context.newPage();
  await other.goto(await newProgram(other));
  await other.getByRole('button', { name: 'Esercizio', exact: true }).click();
  await addByKeyboard(other, 'squat');
  await other.keyboard.press('Control+Shift+V');

  await expect(other.locator('[data-row]')).toHaveCount(2);
  await expect(other.locator('[data-row] [data-cell=sets]').nth(1)).toHaveText('5');
});

test('a row dragged onto another forms a superset, and one dragged past another is moved', async ({ page }) => {
  await page.goto(await newProgram(page));
  await page.getByRole('button', { name: 'Esercizio', exact: true }).click();
  for (const search of ['panca piana', 'squat', 'curl']) {
    await addByKeyboard(page, search);
    if (search !== 'curl') await page.keyboard.press('Control+Enter');
  }
  const letters = page.locator('[data-grip]');
  await dragTo(page, { source: 2, target: 0, offset: 0.5 });
  await expect(letters).toHaveText(['A1', 'A2', 'B']);

  await dragTo(page, { source: 2, target: 0, offset: 0.1 });

  await expect(letters).toHaveText(['A', 'B1', 'B2']);
});

/** Drags a row by its letter onto another row; `offset` is the fraction of the target's height from its top. */
async function dragTo(
  page: Page,
  { source, target, offset }: { source: number; target: number; offset: number },
): Promise<void> {
  const grip = await page.locator('[data-grip]').nth(source).boundingBox();
  const row = await page.locator('[data-row]').nth(target).boundingBox();
  if (!grip || !row) throw new Error('dragTo: a row is not on the screen');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(row.x + 100, row.y + row.height * offset, { steps: 8 });
  await page.mouse.up();
}

test('dragging the fill handle of a selection copies its value', async ({ page }) => {
  await page.goto(await newProgram(page));
  await page.getByRole('button', { name: 'Esercizio', exact: true }).click();
  for (const search of ['panca piana', 'squat']) {
    await addByKeyboard(page, search);
    if (search !== 'squat') await page.keyboard.press('Control+Enter');
  }
  await cell(page, 'Carico, A .*').click();
  await page.keyboard.type('60 kg');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const corner = await page.locator('[data-fill]').boundingBox();
  const end = await cell(page, 'Carico, B .*').boundingBox();
  if (!corner || !end) throw new Error('the cells are not on the screen');
  await page.mouse.move(corner.x + 4, corner.y + 4);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();

  await expect(cell(page, 'Carico, B .*')).toHaveText('60 kg');
});

test('targets of four sets are readable in a week beside three others', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const draft = { title: 'A scalare', weeks: 4, daysAWeek: 1 };
  const { program } = (await (await page.request.post('/api/programs', { headers, data: draft })).json()).data;
  await page.goto(`/programs/${program.id}/manage`);
  await page.getByRole('button', { name: 'Esercizio', exact: true }).first().click();
  await addByKeyboard(page, 'squat con bilanciere');
  for (const text of ['4', '12-10-8-8', '60-65-70-70']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }

  const widths = await page.evaluate(`[...document.querySelectorAll('[data-long] > span')].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return { text: text.textContent, needed: range.getBoundingClientRect().width, given: text.parentElement.clientWidth };
  })`);
  const shown = widths as { text: string; needed: number; given: number }[];
  expect(shown.map(({ text }) => text)).toEqual(['12-10-8-8', '60-65-70-70 kg']);
  expect(shown.filter(({ needed, given }) => needed > given - 6)).toEqual([]);
});

test('a wrong cell does not move the toolbar, and the title of a dated day is not cut', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/clients?search=Carla', { headers })).json();
  await page.goto(`/clients/${data.clients[0].id}/programs`);
  await page
    .getByRole('link', { name: /Ipertrofia/ })
    .first()
    .click();
  await expect(page.getByLabel("Titolo dell'allenamento").first()).toBeVisible();
  const cutTitles =
    await page.evaluate(`[...document.querySelectorAll('textarea[aria-label="Titolo dell\\'allenamento"]')]
    .filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.value)`);
  const toolbar = page.getByRole('navigation', { name: 'Settimane' }).locator('..');
  await expect(page.getByText(/risposte in evidenza/)).toBeVisible();
  const before = await toolbar.boundingBox();
  const rest = page.locator('[data-cell=rest]').first();
  await rest.click();
  await page.keyboard.type('zz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 cella da correggere' })).toBeVisible();

  expect(cutTitles).toEqual([]);
  expect(await toolbar.boundingBox()).toEqual(before);
});
