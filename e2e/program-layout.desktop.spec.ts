import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { demoRow, saveProgram } from './support/programs.ts';

interface Row {
  name: string;
}
interface Program {
  id: string;
  weeks: { days: { workouts: { exercises: Row[] }[] }[] }[];
}

/** Requests as the admin of the demo studio. */
async function asAdmin(page: Page) {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data;
  const create = async (outline: object): Promise<Program> =>
    (await (await page.request.post('/api/programs', { headers, data: outline })).json()).data.program;
  return { token, get, create };
}

/** A template of eight weeks, each with a bench press of 4 x 10-12. */
async function eightWeeks(page: Page): Promise<Program> {
  const { token, create } = await asAdmin(page);
  const row = await demoRow<Row>(page, token);
  const program = await create({ title: 'Otto settimane', weeks: 8, daysAWeek: 1 });
  for (const { days } of program.weeks)
    for (const workout of days[0]?.workouts ?? [])
      workout.exercises = [{ ...row, id: crypto.randomUUID(), type: 'reps', reps: '10-12' } as Row];
  await saveProgram(page, token, program);
  return program;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('boxOf: the element is not visible');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** The boxes are measured one after the other, and a line above them may arrive in between: then both are measured again. */
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await expect(async () => {
    const [one, other] = [await boxOf(inner), await boxOf(outer)];
    expect(one.left).toBeGreaterThanOrEqual(other.left - 1);
    expect(one.top).toBeGreaterThanOrEqual(other.top - 1);
    expect(one.right).toBeLessThanOrEqual(other.right + 1);
    expect(one.bottom).toBeLessThanOrEqual(other.bottom + 1);
  }).toPass({ timeout: 10_000 });
}

/** Whether the text of an element has more room than the element shows. */
const isCutOff = (element: Locator) =>
  element.evaluate(
    (node: { scrollWidth: number; clientWidth: number; scrollHeight: number; clientHeight: number }) =>
      node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1,
  );

test('the rests of a program are whole in weeks side by side at 1440 px', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.goto(`/programs/${id}/manage`);
  const rests = page.locator('[data-cell=rest] > span');
  await expect(rests.first()).toHaveText(/^\d\d:\d\d$/);

  const widths = await page.evaluate(`[...document.querySelectorAll('[data-cell=rest] > span')].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return { needed: range.getBoundingClientRect().width, given: text.getBoundingClientRect().width };
  })`);
  const shown = widths as { needed: number; given: number }[];
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter(({ needed, given }) => needed > given)).toEqual([]);
});

test('all eight week tabs of a program are inside the window at 1440 px', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.goto(`/programs/${id}/manage`);
  const weeks = page.getByRole('navigation', { name: 'Settimane' });
  const last = weeks.getByRole('button', { name: 'S8, settimana 8' });
  await expect(last).toBeVisible();

  await expectInside(last, weeks);
  expect((await boxOf(last)).right).toBeLessThan(1440);
  expect(await isCutOff(weeks.locator('> div').first())).toBe(false);
});

test('the list of found exercises is inside the window, also of a row near its bottom', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto(`/programs/${id}/manage`);
  await page.getByRole('button', { name: 'Esercizio', exact: true }).first().click();
  await page.getByRole('combobox').last().fill('squat');
  await expect(page.getByRole('option').nth(4)).toBeVisible();

  const list = page.getByRole('listbox', { name: 'Esercizi trovati' });
  await expect.poll(async () => (await boxOf(list)).bottom).toBeLessThanOrEqual(640);
});

test('each tab of a week brings the columns of that week into view, also the third time', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.goto(`/programs/${id}/manage`);
  const tabs = page.getByRole('navigation', { name: 'Settimane' });

  for (const week of [8, 2, 6, 1]) {
    await tabs.getByRole('button', { name: `S${week}, settimana ${week}` }).click();
    await expect(page.getByRole('heading', { name: `Settimana ${week}`, exact: true })).toBeInViewport();
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { name: `Settimana ${week}`, exact: true })).toBeInViewport();
  }
});

test('repetitions of 10-12 are not cut off beside the column of the type', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.addInitScript(`localStorage.setItem('programs.hidden-columns.beside', '')`);
  await page.goto(`/programs/${id}/manage`);
  const cell = page.getByRole('gridcell', { name: /Ripetizioni, / }).first();
  await expect(page.getByRole('gridcell', { name: /Tipo, / }).first()).toBeVisible();
  await expect(cell).toHaveText('10-12');

  expect(await isCutOff(cell)).toBe(false);
  expect(await isCutOff(cell.locator('span').first())).toBe(false);
});

test('what a client did the last time is inside its row in the rows view', async ({ page }) => {
  const { get } = await asAdmin(page);
  const { completedWorkouts } = await get('/completed-workouts');
  const { programs } = await get(`/programs/client/${completedWorkouts[0]?.clientId}`);
  await page.addInitScript(`localStorage.setItem('programs.view', 'rows')`);
  await page.goto(`/programs/${programs[0]?.id}/manage`);
  const titled = /^(Fatto|Ultima volta):/;
  const row = page
    .locator('[data-row]')
    .filter({ has: page.getByTitle(titled) })
    .first();
  const line = row.getByTitle(titled);
  await expect(line).toBeVisible();

  // Without room for the words the icon tells what was done from the last time.
  await expect(line.locator('svg')).toBeVisible();
  await expectInside(line, row);
  await expectInside(line, row.getByRole('rowheader'));
  expect(await isCutOff(row.getByRole('rowheader'))).toBe(false);
});

test('the button that assigns a program is inside the bar that says what it does, also at 900 px', async ({ page }) => {
  const { id } = await eightWeeks(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(`/programs/${id}/assign`);
  await page.getByRole('checkbox').first().check({ force: true });
  const button = page.getByRole('button', { name: /^Assegna a / });
  await expect(button).toBeVisible();

  await expectInside(button, page.locator('[data-strip=true]'));
  expect((await boxOf(page.locator('[data-strip=true]'))).right).toBeLessThanOrEqual(900);
  expect((await boxOf(button)).bottom).toBeLessThanOrEqual(800);
});
