import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

const text = 'Sabato allenamento all’aperto: ritrovo alle 9 al parco.';

test('a coach publishes a notice with a cropped picture; the client confirms it on Today, and the coach sees who read it', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/notices/create');
  await page.getByLabel('Testo').fill(text);
  await cropPicture(page);
  await page.getByRole('switch', { name: 'Chiedi conferma di lettura' }).check({ force: true });
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Pubblicato il')).toBeVisible();
  await expect(page.getByText(/^0 di \d+/)).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage();
  await enterAs(phone, 'client');
  await phone.goto('/home');
  const banner = phone.getByRole('region', { name: 'Avvisi da confermare' });
  await expect(banner.getByText(text)).toBeVisible();
  await banner.getByRole('button', { name: 'Ho capito' }).click();
  await expect(phone.getByText(text)).toBeHidden();
  await phone.goto('/my/notices');
  const picture = phone.getByRole('img', { name: "Immagine dell'avviso" });
  await expect.poll(() => ratioOf(picture)).toBe(2);

  // Without a reload: the open screen follows.
  await expect(page.getByText(/^1 di \d+/)).toBeVisible();
});

async function ratioOf(picture: Locator): Promise<number> {
  return picture.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as unknown as { naturalWidth: number; naturalHeight: number };
    return naturalWidth / naturalHeight;
  });
}

async function cropPicture(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles('e2e/support/picture.png');
  const crop = page.getByRole('slider', { name: /^Ritaglio/ });
  await crop.press('+');
  await crop.press('ArrowRight');
  await page.getByRole('button', { name: 'Usa questo ritaglio' }).click();
  await expect(page.getByRole('img', { name: "Immagine dell'avviso" })).toBeVisible();
}

test('a scheduled notice is published at its minute; it is in the notifications of the client, who opens and confirms it', async ({
  page,
  browser,
}) => {
  const scheduled = 'Da lunedì la sala apre alle 7.';
  await enterAs(page, 'admin');
  await page.goto('/notices/create');
  await page.getByLabel('Testo').fill(scheduled);
  await page.getByText('Programma', { exact: true }).first().click();
  const [day = '', time = ''] = romeClockAt(Date.now() + 75_000).split(' ');
  await page.getByLabel('Giorno', { exact: true }).fill(day);
  await page.getByLabel('Ora', { exact: true }).fill(time);
  await page.getByRole('switch', { name: 'Manda una notifica' }).check({ force: true });
  await page.getByRole('button', { name: 'Programma', exact: true }).click();
  await expect(page.getByText('Programmato').first()).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage();
  await enterAs(phone, 'client');
  await phone.goto('/notifications');
  // Without a reload: the notification arrives, and the screen of the coach follows.
  await phone
    .getByRole('link', { name: /Nuovo avviso di / })
    .first()
    .click({ timeout: 100_000 });
  await expect(phone).toHaveURL(/\/my\/notices\?notice=/);
  await phone.getByRole('listitem').filter({ hasText: scheduled }).getByRole('button', { name: 'Ho capito' }).click();
  await expect(page.getByText(/^1 di \d+/)).toBeVisible();
});

/** Date and time on a clock in Rome, `2026-11-20 17:30`. */
function romeClockAt(ms: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' }).format(
    ms,
  );
}
