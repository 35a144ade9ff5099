import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('the login page loads at most 170 KB of JavaScript in at most 20 requests', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => requests++);
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script')
      scripts.push(reply.body().then((body) => gzipSync(body, { level: 9 }).length));
  });

  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(170 * 1024);
  expect(requests).toBeLessThanOrEqual(20);
});

test('the first page answers also those who take nothing compressed', async ({ request }) => {
  const reply = await request.get('/', { headers: { 'accept-encoding': 'identity' } });

  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain('<title>Forma</title>');
});
