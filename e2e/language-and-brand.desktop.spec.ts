import { expect, test } from '@playwright/test';
import { addresses } from '../playwright.config.ts';
import { enterAs } from './support/demo.ts';

test('the app starts in Italian, and English stays selected after a reload', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
});

test('a server with another PLATFORM_NAME shows another brand on the same database', async ({ page }) => {
  await page.goto(`${addresses.coachplus}/login`);
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'coachplus');
  await expect(page.getByText('Coach Plus').first()).toBeVisible();
  const manifest = await (await page.request.get(`${addresses.coachplus}/manifest.webmanifest`)).json();
  const icon = await page.request.get(`${addresses.coachplus}${manifest.icons[0].src}`);

  expect(manifest).toMatchObject({ name: 'Coach Plus', theme_color: '#0B5FA5', start_url: '/home' });
  expect(icon.headers()['content-type']).toBe('image/png');
});

test('the color of the studio applies to the app at once, for all collaborators', async ({ page }) => {
  await enterAs(page, 'coach');
  const color = () =>
    page.evaluate<string>(
      "getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-brand-6').trim()",
    );
  await page.goto('/home');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const initialColor = await color();
  await enterAs(page, 'admin');
  await page.goto('/settings/brand');
  await page.getByRole('textbox', { name: 'Codice del colore' }).fill('#0F766E');
  await page.getByRole('button', { name: 'Salva il colore' }).click();
  await expect.poll(async () => (await color()).toLowerCase()).toBe('#0f766e');
  await enterAs(page, 'coach');
  await page.goto('/home');
  await expect(page.getByRole('heading').first()).toBeVisible();

  expect(initialColor.toLowerCase()).toBe('#92000f');
  expect((await color()).toLowerCase()).toBe('#0f766e');
});
