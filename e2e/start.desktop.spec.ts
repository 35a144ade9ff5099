import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

test('the splash is visible until a slow server responds', async ({ page }) => {
  await enterAs(page, 'client');
  let continueRequest = () => {};
  const mayContinue = new Promise<void>((resume) => {
    continueRequest = resume;
  });
  await page.route('**/api/auth/me', async (route) => {
    await mayContinue;
    await route.continue();
  });
  const requestSent = page.waitForRequest('**/api/auth/me');
  await page.goto('/home');

  await requestSent;
  await expect(page.locator('.splash')).toBeVisible();
  continueRequest();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('when the code of the app cannot be loaded, a message and a retry button are shown', async ({ page }) => {
  await enterAs(page, 'client');
  await page.route('**/assets/all-client-*.js', (route) => route.abort());
  // The texts of the message arrive after the error.
  await page.route('**/assets/it-*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/home');

  await expect(page.getByRole('alert')).toHaveText("L'app non si è caricata: controlla la connessione.");
  await page.unroute('**/assets/all-client-*.js');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao' })).toBeVisible();
});
