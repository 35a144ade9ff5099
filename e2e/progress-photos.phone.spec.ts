import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs, executablePath } from '../playwright.config.ts';
import { registeredClient } from './support/clients.ts';
import { tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

const person = { name: 'Pia Fotografie', email: 'pia.fotografie@example.com', password: 'una-password-lunga' };

// The camera of the browser is a device with a moving picture; the permission is given without a question.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath, args: [...browserArgs, ...camera] } });

test('a client takes photos on the phone, the professional compares them, and nobody else reads them, also not after the logout', async ({
  page,
  browser,
}) => {
  const adminToken = await tokenOf(page, 'admin');
  const client = await registeredClient(page, adminToken, person);
  await enterWith(page, client.token);
  await page.goto('/my/photos/create');
  await page.getByRole('button', { name: 'Sì, acconsento' }).tap();

  await shootPhoto(page, 'Fronte');
  await page.reload();
  await expect(page.getByRole('img', { name: /Fronte/ })).toBeVisible();
  await addPhoto(page, 'Schiena', '#39424e');
  await page.getByRole('button', { name: 'Salva 2 foto' }).tap();
  const own = page.getByRole('button', { name: /^Mostra: / });
  await expect(own).toHaveCount(2);
  await own.first().tap();
  await expect(page.getByRole('img', { name: 'Fronte' })).toBeVisible();

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })).newPage();
  await enterWith(desk, adminToken);
  const addresses = new Set<string>();
  desk.on('response', (response) => {
    if (!/\/image\?/.test(response.url())) return;
    expect(response.headers()['cache-control']).toBe('private, no-store');
    addresses.add(response.url());
  });
  await desk.goto(`/clients/${client.id}/progress`);
  await expect(desk.getByRole('button', { name: /^Mostra: / })).toHaveCount(2);
  expect(addresses.size).toBe(0);
  await desk.getByRole('button', { name: 'Mostra le foto' }).click();
  // The comparison replaces the small images: requests that are still open then are aborted.
  await expect.poll(() => addresses.size).toBe(2);
  await desk.getByRole('button', { name: 'Confronta' }).click();
  const choices = desk.getByRole('button', { name: /^Scegli: / });
  await expect(choices).toHaveCount(2);
  for (const choice of await choices.all()) await choice.click();
  await desk.getByRole('button', { name: 'Confronta le foto scelte' }).click();
  await desk.getByText('Cursore', { exact: true }).click();
  await expect(desk.locator('[role="slider"]')).toBeVisible();
  await expect.poll(() => addresses.size).toBe(4);

  for (const token of [undefined, await tokenOf(page, 'client'), await tokenOf(page, 'coach')])
    for (const address of addresses) expect(await statusOf(page, address, token)).toBeGreaterThanOrEqual(403);
  for (const address of addresses) expect(await statusOf(page, address, adminToken)).toBe(200);

  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.goto('/home');
  await expect.poll(() => page.evaluate(cachedResponses)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^PF · / }).tap();
  await page.getByRole('menuitem', { name: 'Esci' }).tap();
  await expect(page).toHaveURL(/login/);
  for (const address of addresses) {
    const ownAddress = address.replace(`/clients/${client.id}/progress`, '/my/progress-photos');
    expect(await statusOf(page, ownAddress, client.token)).toBe(403);
  }
  // The URL is that of the login as soon as the logout begins.
  await expect.poll(() => page.evaluate(cachedResponses)).toBe(0);
  const { caches, photos } = (await page.evaluate(cachedPhotos)) as { caches: number; photos: string[] };
  expect(caches).toBeGreaterThan(0);
  expect(photos).toEqual([]);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect.poll(() => page.evaluate(cachedResponses)).toBe(0);
});

async function enterWith(page: Page, token: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('auth.token', value), token);
}

/** Takes a photo of a pose with the camera and its timer, over the outline. */
async function shootPhoto(page: Page, pose: string): Promise<void> {
  await page.getByRole('button', { name: `Scatta: ${pose}` }).tap();
  const dialog = page.getByRole('region', { name: `Fotocamera: ${pose}` });
  await expect(dialog.getByRole('button', { name: 'Scatta' })).toBeEnabled();
  await dialog.getByText('3 s', { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Scatta' }).tap();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: new RegExp(pose) })).toBeVisible();
}

/** Chooses a file of one colour, as large as one of a phone, for a pose. */
async function addPhoto(page: Page, pose: string, background: string): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await page.locator(`input[type="file"][aria-label="Scegli un file: ${pose}"]`).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await expect(page.getByRole('img', { name: new RegExp(pose) })).toBeVisible();
}

async function statusOf(page: Page, address: string, token: string | undefined): Promise<number> {
  return (await page.request.get(address, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status();
}

/**
 * The number of responses that are stored for offline use. The database is only opened once it exists: opening it before
 * the app does would create it without its object store, and the app could not store anything.
 */
const cachedResponses = `(async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'forma-answers')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('forma-answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const [name] = opening.result.objectStoreNames;
      const counting = opening.result.transaction(name).objectStore(name).count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
})()`;

/** What the caches of the browser and of the app contain of photos. */
const cachedPhotos = `(async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cached = requests.flat().map(({ url }) => url).filter((url) => url.includes('progress'));
  const stored = Object.keys(localStorage).filter((key) => key.startsWith('photos.'));
  return { caches: names.length, photos: [...cached, ...stored] };
})()`;
