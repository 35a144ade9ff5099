import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('a coach writes about a visit, a client about a meal; each opens it with one tap, on their own screen', async ({
  page,
  browser,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'admin')}` };
  const { data } = await (await page.request.get('/api/clients?search=Carla%20Prova', { headers })).json();
  const id = data.clients[0].id as string;
  await enterAs(page, 'admin');
  await page.goto(`/clients/${id}/visits`);
  await page
    .getByRole('button', { name: /^Azioni per la visita/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Scrivine in chat' }).click();
  const box = page.getByRole('complementary', { name: 'Chat' });
  await expect(box.getByText(/^Riguarda: Visita del/)).toBeVisible();
  await page.keyboard.type('I numeri della visita vanno bene');
  await page.keyboard.press('Enter');
  await expect(article(page, 'I numeri della visita').getByRole('link', { name: /^Apri: Visita del/ })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' });
  const phone = await context.newPage();
  await enterAs(phone, 'client');
  await phone.goto('/my/chat');
  await article(phone, 'I numeri della visita').getByRole('link').click();
  await expect(phone).toHaveURL(/\/my\/progress$/);

  await phone.goto('/my/nutrition');
  await phone.getByRole('button', { name: 'Altro su Colazione' }).click();
  await phone.getByRole('menuitem', { name: 'Scrivine in chat' }).click();
  await expect(phone.getByText(/^Riguarda: Colazione/)).toBeVisible();
  await phone.getByRole('textbox', { name: 'Messaggio' }).fill('Posso avere altro oltre allo yogurt?');
  await phone.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(phone.getByText(/^Riguarda/)).toBeHidden();

  await article(page, 'oltre allo yogurt')
    .getByRole('link', { name: /^Apri: Colazione/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/clients/${id}/diet\\?date=`));
  await expect(page.getByRole('button', { name: /^Scrivi in chat di: Colazione/ }).first()).toBeVisible();
});
