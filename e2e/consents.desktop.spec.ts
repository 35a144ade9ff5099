import { expect } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

const person = { name: 'Nora Consensi', email: 'nora.consensi@example.com', password: 'una-password-lunga' };

test('a client withdraws the consent to health data on the phone: the coach reads it at once, and everything is back with it', async ({
  page,
  browser,
}) => {
  const adminToken = await enterAs(page, 'admin');
  const client = await registeredClient(page, adminToken, person);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage();
  await phone.addInitScript((token) => localStorage.setItem('auth.token', token), client.token);
  const connected = page.waitForEvent('websocket');
  await page.goto(`/clients/${client.id}/completed_workouts`);
  await expect(page.getByRole('button', { name: 'Allena di persona' })).toBeVisible();
  await (await connected).waitForEvent('framereceived');

  await phone.goto('/settings');
  await phone.getByRole('link', { name: 'Consensi' }).click();
  const answer = phone.getByRole('radiogroup', { name: 'Dati sulla salute' });
  await answer.getByText('No', { exact: true }).click();
  await phone.getByRole('button', { name: 'Ritira il consenso' }).click();

  const reason = page.getByText(`${person.name} ha ritirato il consenso ai dati sulla salute`);
  await expect(reason).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allena di persona' })).toHaveCount(0);
  await phone.getByRole('link', { name: 'Tutte le impostazioni' }).click();
  await phone.getByRole('link', { name: 'Oggi' }).click();
  await expect(phone.getByText('Hai ritirato il consenso ai dati sulla salute')).toBeVisible();

  await phone.getByRole('link', { name: 'Vai ai consensi' }).click();
  await answer.getByText('Sì', { exact: true }).click();
  await expect(reason).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Allena di persona' })).toBeVisible();
});
