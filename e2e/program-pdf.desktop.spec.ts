import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { enterAs } from './support/demo.ts';

/** The demo client's program: a copy with supersets, dates and a runner behind each code. */
async function openCopy(page: Page): Promise<string> {
  const token = await enterAs(page, 'client');
  const { data } = await (
    await page.request.get('/api/my/today', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  await enterAs(page, 'admin');
  const address = `/programs/${data.today.program.id}/pdf`;
  await page.goto(address);
  await expect(sheet(page, 1)).toBeVisible();
  return address;
}

const sheet = (page: Page, number: number) => page.getByRole('img', { name: new RegExp(`^Pagina ${number} di`) });

async function downloaded(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica PDF' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), ...(await readPdf(fs.readFileSync(await file.path()))) };
}

test('the PDF a coach downloads says what the preview counts, in words a machine reads', async ({ page }) => {
  await openCopy(page);
  const counted = Number(/\d+/.exec(await page.getByText(/· \d+ pagine/).innerText())?.[0]);
  const { name, pages, isAccessible } = await downloaded(page);

  expect(name).toMatch(/\.pdf$/);
  expect(pages).toHaveLength(counted);
  expect(pages[1]).toMatch(/Settimana 1[\s\S]*Giorno 1[\s\S]*Esercizio Serie[\s\S]*\d\d:\d\d/);
  expect(pages.at(-1)).toContain(`${counted} di ${counted}`);
  expect(isAccessible).toBe(true);
});

test('the picture of a page has the brand’s colour on the cover and dark words on white in the weeks', async ({
  page,
}) => {
  await openCopy(page);
  const brand = await brandColor(page);
  const cover = await inkOf(page, 1, brand);
  const week = await inkOf(page, 2, brand);

  expect(cover.brand).toBeGreaterThan(0.25);
  expect(cover.brand).toBeLessThan(0.5);
  expect(week.brand).toBeGreaterThan(0.0005);
  expect(week.dark).toBeGreaterThan(0.005);
  expect(week.white).toBeGreaterThan(0.75);
});

test('options change paper and address; English paper has English words', async ({ page }) => {
  await openCopy(page);
  await page.getByText('Inglese', { exact: true }).click();
  await page.getByRole('switch', { name: /^Copertina/ }).uncheck();
  await expect(page).toHaveURL(/cover=false/);
  await expect(page).toHaveURL(/language=en/);
  const { pages } = await downloaded(page);

  expect(pages[0]).toMatch(/Program for[\s\S]*Week 1[\s\S]*Exercise Sets/);
});

test('whoever gets the link sees and takes the paper without logging in', async ({ page, browser }) => {
  const address = await openCopy(page);
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const { data } = await (await page.request.get(`/api${address}/link`, { headers })).json();
  const link = `${address}?ticket=${data.ticket}`;
  const stranger = await browser.newPage();
  await stranger.goto(link);

  await expect(sheet(stranger, 1)).toBeVisible();
  expect((await downloaded(stranger)).isAccessible).toBe(true);
  await stranger.goto(`${link}x`);
  await expect(stranger.getByRole('heading', { name: 'Link scaduto' })).toBeVisible();
  await stranger.close();
});

test('printing puts each page on its own sheet and nothing else', async ({ page }) => {
  await openCopy(page);
  await page.evaluate("window.print = () => document.body.setAttribute('data-printed', document.images.length)");
  const counted = Number(/\d+/.exec(await page.getByText(/· \d+ pagine/).innerText())?.[0]);
  await page.getByRole('button', { name: 'Stampa' }).click();

  await expect(page.locator('body')).toHaveAttribute('data-printed', String(counted));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Scarica PDF' })).toBeHidden();
  expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages).toHaveLength(counted);
});

/** The studio's own colour, which another journey may have changed, or the platform's. */
async function brandColor(page: Page): Promise<[red: number, green: number, blue: number]> {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const { data } = await (await page.request.get('/api/auth/me', { headers })).json();
  const color: string = data.user.custom_app.theme.main_color ?? '#92000F';
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Shares of a page's pixels as the screen shows it: the brand's colour, nearly black, nearly white. */
async function inkOf(page: Page, number: number, brand: readonly [number, number, number]) {
  const shot = await sheet(page, number).screenshot();
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = { brand: 0, dark: 0, white: 0 };
  const share = 1 / (info.width * info.height);
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const far = Math.max(...[red, green, blue].map((value, part) => Math.abs(value - (brand[part] ?? 0))));
    if (far < 12) found.brand += share;
    if (red < 90 && green < 90 && blue < 90) found.dark += share;
    if (red > 245 && green > 245 && blue > 245) found.white += share;
  }
  return found;
}
