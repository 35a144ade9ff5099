import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

test('the picture of the start stands until a slow server answers, and then goes', async ({ page }) => {
  await enterAs(page, 'client');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resume) => {
    answer = resume;
  });
  await page.route('**/api/auth/me', async (held) => {
    await mayAnswer;
    await held.continue();
  });
  const asked = page.waitForRequest('**/api/auth/me');
  await page.goto('/home');

  await asked;
  await expect(page.locator('.splash')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('a start whose code does not come says so, and can be tried again', async ({ page }) => {
  await enterAs(page, 'client');
  await page.route('**/assets/all-web-*.js', (asked) => asked.abort());
  await page.goto('/home');

  await expect(page.getByRole('alert')).toHaveText("L'app non si è caricata: controlla la connessione.");
  await page.unroute('**/assets/all-web-*.js');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao' })).toBeVisible();
});
