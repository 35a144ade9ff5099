import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { enterAs } from './support/demo.ts';

/** Opens the PDF of the demo client's program: a copy with supersets, dates and QR codes that open the runner. */
async function openCopy(page: Page): Promise<string> {
  const token = await enterAs(page, 'client');
  const { data } = await (
    await page.request.get('/api/my/today', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  await enterAs(page, 'admin');
  const path = `/programs/${data.today.program.id}/pdf`;
  await page.goto(path);
  await expect(sheet(page, 1)).toBeVisible();
  return path;
}

const sheet = (page: Page, number: number) => page.getByRole('img', { name: new RegExp(`^Pagina ${number} di`) });

async function downloaded(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica PDF' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), ...(await readPdf(fs.readFileSync(await file.path()))) };
}

test('the downloaded PDF has as many pages as the preview, and its text can be extracted', async ({ page }) => {
  await openCopy(page);
  const pageCount = Number(/\d+/.exec(await page.getByText(/· \d+ pagine/).innerText())?.[0]);
  const { name, pages, isAccessible } = await downloaded(page);

  expect(name).toMatch(/\.pdf$/);
  expect(pages).toHaveLength(pageCount);
  expect(pages[1]).toMatch(/Settimana 1[\s\S]*Giorno 1[\s\S]*Esercizio Serie[\s\S]*\d\d:\d\d/);
  expect(pages.at(-1)).toContain(`${pageCount} di ${pageCount}`);
  expect(isAccessible).toBe(true);
});

test('the preview shows the color of the brand on the cover and dark text on white in the weeks', async ({ page }) => {
  await openCopy(page);
  const brand = await brandColor(page);
  const cover = await colorSharesOf(page, 1, brand);
  const week = await colorSharesOf(page, 2, brand);

  expect(cover.brand).toBeGreaterThan(0.25);
  expect(cover.brand).toBeLessThan(0.5);
  expect(week.brand).toBeGreaterThan(0.0005);
  expect(week.dark).toBeGreaterThan(0.005);
  expect(week.white).toBeGreaterThan(0.75);
});

test('options change the document and the URL, and the English document has English texts', async ({ page }) => {
  await openCopy(page);
  await page.getByText('Inglese', { exact: true }).click();
  await page.getByRole('switch', { name: /^Copertina/ }).uncheck();
  await expect(page).toHaveURL(/cover=false/);
  await expect(page).toHaveURL(/language=en/);
  const { pages } = await downloaded(page);

  expect(pages[0]).toMatch(/Program for[\s\S]*Week 1[\s\S]*Exercise Sets/);
});

test('the holder of a link opens and downloads the PDF without a login', async ({ page, browser }) => {
  const path = await openCopy(page);
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const { data } = await (await page.request.get(`/api${path}/link`, { headers })).json();
  const link = `${path}?ticket=${data.ticket}`;
  const visitor = await browser.newPage();
  await visitor.goto(link);

  await expect(sheet(visitor, 1)).toBeVisible();
  expect((await downloaded(visitor)).isAccessible).toBe(true);
  await visitor.goto(`${link}x`);
  await expect(visitor.getByRole('heading', { name: 'Link scaduto o non più disponibile' })).toBeVisible();
  await visitor.close();
});

test('printing puts each page on its own sheet, without the rest of the screen', async ({ page }) => {
  await openCopy(page);
  await page.evaluate("window.print = () => document.body.setAttribute('data-printed', document.images.length)");
  const pageCount = Number(/\d+/.exec(await page.getByText(/· \d+ pagine/).innerText())?.[0]);
  await page.getByRole('button', { name: 'Stampa' }).click();

  await expect(page.locator('body')).toHaveAttribute('data-printed', String(pageCount));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Scarica PDF' })).toBeHidden();
  expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages).toHaveLength(pageCount);
});

/** The color of the studio, which another test may have changed, or of the platform. */
async function brandColor(page: Page): Promise<[red: number, green: number, blue: number]> {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const { data } = await (await page.request.get('/api/auth/me', { headers })).json();
  const color: string = data.user.custom_app.theme.main_color ?? '#92000F';
  const channel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Fractions of the pixels of a page that have the color of the brand, are nearly black or nearly white. */
async function colorSharesOf(page: Page, number: number, brand: readonly [number, number, number]) {
  const shot = await sheet(page, number).screenshot();
  const { data: pixels, info: size } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shares = { brand: 0, dark: 0, white: 0 };
  const share = 1 / (size.width * size.height);
  for (let index = 0; index < pixels.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index, index + 3);
    const distance = Math.max(...[red, green, blue].map((value, channel) => Math.abs(value - (brand[channel] ?? 0))));
    if (distance < 12) shares.brand += share;
    if (red < 90 && green < 90 && blue < 90) shares.dark += share;
    if (red > 245 && green > 245 && blue > 245) shares.white += share;
  }
  return shares;
}
