import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

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
