import { expect } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

test('the client list of one browser follows what another browser changes, also after it was offline', async ({
  browser,
}) => {
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [page, colleague] = await Promise.all([one.newPage(), other.newPage()]);
  const connected = page.waitForEvent('websocket');
  await enterAs(page, 'admin');
  await page.goto('/clients');
  await enterAs(colleague, 'admin');
  await (await connected).waitForEvent('framereceived');
  const add = async (name: string, email: string) => {
    await colleague.goto('/clients/create');
    await colleague.getByLabel('Nome e cognome').fill(name);
    await colleague.getByLabel('E-mail').fill(email);
    await colleague.getByRole('button', { name: 'Aggiungi e invita' }).click();
    await colleague.getByRole('heading', { name }).waitFor();
  };

  await add('Aaron Diretta', 'aaron@example.com');
  await expect(page.getByText('Aaron Diretta')).toBeVisible({ timeout: 10_000 });

  await one.setOffline(true);
  await add('Abele Diretta', 'abele@example.com');
  await one.setOffline(false);
  await expect(page.getByText('Abele Diretta')).toBeVisible({ timeout: 10_000 });
});
