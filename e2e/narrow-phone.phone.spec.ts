import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

test.use({ viewport: { width: 260, height: 560 } });
// The size of text that a user has chosen in the browser.
test.beforeEach(({ page }) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '20px';
  })`),
);

test('with large type on a phone of 260 px nothing of a professional is cut off or outside the screen', async ({
  page,
}) => {
  const token = await enterAs(page, 'coach');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/clients', { headers })).json();
  const [{ id }] = data.clients;
  const faults: string[] = [];
  for (const path of [
    '/home',
    '/clients',
    '/clients/create',
    `/clients/${id}`,
    `/clients/${id}/metrics`,
    '/settings/notifications',
  ])
    faults.push(...(await faultsOn(page, path)));

  expect(faults).toEqual([]);

  await page.goto(`/chats?open=${id}`);
  const box = await page.getByRole('textbox', { name: 'Messaggio' }).boundingBox();
  expect(box?.width).toBeGreaterThan(180);
});

test('with large type on a phone of 260 px nothing of a client is cut off or outside the screen', async ({ page }) => {
  await enterAs(page, 'client');
  const faults: string[] = [];
  for (const path of [
    '/home',
    '/my/chat',
    '/my/nutrition',
    '/my/progress',
    '/my/completed-workouts',
    '/settings/notifications',
  ])
    faults.push(...(await faultsOn(page, path)));

  expect(faults).toEqual([]);
});

test('with large type on a phone of 260 px nothing in the sheet of an exercise is cut off or outside the screen', async ({
  page,
}) => {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/programs?kind=templates&search=Forza', { headers })).json();
  await page.goto(`/programs/${data.programs[0].id}/manage`);
  await page.getByText('Squat con bilanciere').first().tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Cambia esercizio' })).toBeVisible();

  expect(await page.evaluate<string[]>(faultsOfPage)).toEqual([]);
  // The label of a field is not cut but runs over the next one, and a row of buttons over the edge of the sheet.
  const widths = `[...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter((one) =>
    one.clientWidth > 2 && one.tagName !== 'INPUT' && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)`;
  expect(await page.evaluate(widths)).toEqual([]);
});

test('the first wrong field of a form is below the header when the form is sent', async ({ page }) => {
  await enterAs(page, 'coach');
  await page.goto('/exercises/create');
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeVisible();
  // The field is in the window, behind the header, when the form is sent.
  await page.evaluate(
    `scrollTo(0, document.querySelector('[name="name"]').getBoundingClientRect().top + scrollY - 20)`,
  );
  await page.evaluate(`document.querySelector('form').requestSubmit()`);

  await expect(name).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await name.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0) + 20);
});

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const faults = await page.evaluate<string[]>(faultsOfPage);
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Texts of buttons that are cut off, and elements right of the screen that cannot be scrolled into it. */
const faultsOfPage = `(() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isCut = (label) => label.scrollWidth > label.clientWidth + 2;
  const isOutside = (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement);
  const cut = [...document.querySelectorAll('.mantine-Button-label, nav a > span:last-child')].filter(isCut);
  const outside = [...document.querySelectorAll('main *')].filter(isOutside);
  return [...cut.map((e) => 'cut: ' + e.textContent), ...outside.map((e) => 'outside: ' + e.tagName + ' ' + e.textContent)]
    .map((fault) => fault.slice(0, 60));
})()`;
