import { expect } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { enterAs, tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

test('on a phone a conversation fills the page and Back closes it', async ({ page }) => {
  await enterAs(page, 'coach');
  await page.goto('/chats');
  await page.getByRole('button', { name: /Bruno Saggio/ }).tap();
  await expect(page.getByRole('textbox', { name: 'Messaggio' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);

  await page.goBack();

  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('button', { name: /Bruno Saggio/ })).toBeVisible();
});

test('a long conversation does not jump when older messages are loaded', async ({ page }) => {
  const token = await enterAs(page, 'coach');
  const headers = { authorization: `Bearer ${token}` };
  const list = await (await page.request.get('/api/conversations?search=Emma', { headers })).json();
  const conversationId = list.data.conversations[0].id;
  for (let number = 1; number <= 70; number++)
    await page.request.post('/api/conversation', { headers, data: { conversationId, message: `Messaggio ${number}` } });
  await page.goto(`/chats?open=${conversationId}`);
  await expect(page.getByText('Messaggio 70', { exact: true })).toBeInViewport();
  // The text of an article ends with its time, so `Messaggio 3` of 00:33 contains `Messaggio 30`.
  const anchor = page.getByRole('article').filter({ has: page.getByText('Messaggio 30', { exact: true }) });

  await anchor.scrollIntoViewIfNeeded();
  const before = await anchor.boundingBox();
  await expect(page.getByText('Messaggio 5', { exact: true })).toBeAttached();
  await page.waitForTimeout(300);
  const after = await anchor.boundingBox();

  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an opened conversation is read after a reload, and what is written then is sent once the network is back', async ({
    page,
    context,
  }) => {
    const adminToken = await tokenOf(page, 'admin');
    const person = { name: 'Rita Tunnel', email: 'rita.tunnel@example.com', password: 'una-password-lunga' };
    const { id, token } = await registeredClient(page, adminToken, person);
    const headers = { authorization: `Bearer ${adminToken}` };
    await page.request.post('/api/conversation', { headers, data: { conversationId: id, message: 'Porta le scarpe' } });
    await page.addInitScript((value) => localStorage.setItem('auth.token', value), token);
    await page.goto('/my/chat');
    await expect(page.getByRole('article').getByText('Porta le scarpe')).toBeVisible();
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await page.reload();
    await expect(page.getByRole('article').getByText('Porta le scarpe')).toBeVisible();

    await context.setOffline(true);
    await page.reload();

    await expect(page.getByRole('article').getByText('Porta le scarpe')).toBeVisible();
    await expect(page.getByText(/^Sei senza connessione/)).toBeVisible();
    await expect(page.getByText(/^Messaggi salvati su questo dispositivo/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Messaggio' }).fill('Le ho già in borsa');
    await page.getByRole('button', { name: 'Invia', exact: true }).tap();
    await expect(page.getByText('In attesa della rete')).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText(/^Sei senza connessione/)).toHaveCount(0);
    await expect(page.getByText('In attesa della rete')).toHaveCount(0);
    const stored = async () => (await page.request.get(`/api/conversation?conversationId=${id}`, { headers })).text();
    await expect.poll(stored).toContain('Le ho già in borsa');
  });
});
