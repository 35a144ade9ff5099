import { type Browser, expect, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Messaggio' });

/** A page of its own, as on another device. */
async function pageOf(browser: Browser, who: 'coach' | 'client', path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await enterAs(page, who);
  await page.goto(path);
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test.describe.configure({ mode: 'serial' });

test('coach and client write to each other, and what the client writes without a network arrives once it is back', async ({
  browser,
}) => {
  const coach = await pageOf(browser, 'coach', '/clients');
  await coach.getByRole('link', { name: 'Carla Prova' }).click();
  await coach.getByRole('button', { name: 'Scrivi', exact: true }).click();
  const client = await pageOf(browser, 'client', '/my/chat');
  await expect(field(client)).toBeVisible();

  await write(coach, 'Domani alle 18?');
  await expect(message(client, 'Domani alle 18?')).toBeVisible();

  await client.context().setOffline(true);
  await write(client, 'Sì, arrivo puntuale');
  await write(client, 'Porto le scarpe nuove');
  await expect(message(client, 'Porto le scarpe nuove')).toBeVisible();
  await expect(message(coach, 'Sì, arrivo puntuale')).toHaveCount(0);
  await client.context().setOffline(false);

  await expect(message(coach, 'Porto le scarpe nuove')).toBeVisible({ timeout: 30_000 });
  for (const page of [coach, client]) {
    await expect(message(page, 'Sì, arrivo puntuale')).toHaveCount(1);
    await expect(message(page, 'Porto le scarpe nuove')).toHaveCount(1);
    const texts = await page.getByRole('article').allTextContents();
    expect(texts.findIndex((text) => text.includes('puntuale'))).toBeLessThan(
      texts.findIndex((text) => text.includes('scarpe')),
    );
  }
});

test('a message whose answer is lost is sent again after a reload, and is there once', async ({ browser }) => {
  const client = await pageOf(browser, 'client', '/my/chat');
  await expect(field(client)).toBeVisible();
  // The server stores the message; the page receives no response.
  await client.route('**/api/conversation', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  const text = 'Questa risposta si perde';
  await write(client, text);
  await expect(message(client, text)).toBeVisible();
  const unsent = () => client.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat-outbox.')));
  await expect.poll(unsent).toHaveLength(1);

  await client.unrouteAll({ behavior: 'ignoreErrors' });
  await client.reload();

  await expect(message(client, text)).toHaveCount(1);
  await expect.poll(unsent, { timeout: 40_000 }).toEqual([]);
  await expect(message(client, text)).toHaveCount(1);
});

test('a picture and a video of 20 MB arrive; the picture opens in the gallery', async ({ browser }) => {
  const client = await pageOf(browser, 'client', '/my/chat');
  const coach = await pageOf(browser, 'coach', '/clients');
  await coach.getByRole('link', { name: 'Carla Prova' }).click();
  await coach.getByRole('button', { name: 'Scrivi', exact: true }).click();
  const files = client.locator('input[type=file]');
  const header = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1');
  const video = Buffer.concat([header, Buffer.alloc(20 * 1024 * 1024, 7)]);

  const send = client.getByRole('dialog').getByRole('button', { name: 'Invia' });
  await files.setInputFiles('e2e/support/picture.png');
  await send.click();
  await expect(send).toBeHidden();
  await files.setInputFiles({ name: 'squat.mp4', mimeType: 'video/mp4', buffer: video });
  await send.click();

  await expect(coach.getByRole('button', { name: 'Guarda il video di Carla Prova' })).toBeVisible({ timeout: 60_000 });
  await coach.getByRole('button', { name: 'Apri la foto di Carla Prova' }).first().click();
  await expect(coach.getByRole('dialog').getByRole('img', { name: 'Carla Prova' })).toBeVisible();
});

test('the badge shows what is unread and disappears when it was read', async ({ browser }) => {
  const coach = await pageOf(browser, 'coach', '/home');
  const client = await pageOf(browser, 'client', '/my/chat');
  const badge = coach.getByRole('link', { name: /Chat/ });
  await coach.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth.token')}` };
    await fetch('/api/conversation/read/all', { method: 'PUT', headers });
  });
  await expect(badge).not.toContainText(/\d/);

  await write(client, 'Posso chiederti una cosa?');
  await expect(badge).toContainText('1 conversazione da leggere');
  await badge.click();
  await coach.getByRole('button', { name: /Carla Prova/ }).click();

  await expect(message(coach, 'Posso chiederti una cosa?')).toBeVisible();
  await expect(badge).not.toContainText(/\d/);
});
