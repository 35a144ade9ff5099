import { type Browser, expect, type Page } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { linkMailedTo } from './support/mails.ts';
import { test } from './support/test.ts';

const coach = { name: 'Ida Orari', email: 'ida.orari@example.com', password: 'una-password-lunga' };
const client = { name: 'Leo Sera', email: 'leo.sera@example.com', password: 'la-mia-password' };
const article = (page: Page, text: string | RegExp) => page.getByRole('article').filter({ hasText: text });

test('outside the office hours a client reads from when the studio answers, gets one automatic answer, and hears from the coach', async ({
  page,
  browser,
}) => {
  const token = await registeredCoach(page);
  await chooseHours(page);
  const { id, token: clientToken } = await registeredClient(page, token, client);

  const phone = await phoneOf(browser, clientToken);
  await expect(
    phone.getByText(/Ora siamo fuori orario: rispondiamo da .+ alle 09:00\. Di solito entro poche ore\./),
  ).toBeVisible();
  for (const text of ['Sei in studio domani?', 'Altrimenti passo lunedì']) {
    await phone.getByRole('textbox', { name: 'Messaggio' }).fill(text);
    await phone.getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(article(phone, text)).toBeVisible();
  }
  await expect(article(phone, /Ciao Leo, ora lo studio è chiuso/)).toHaveCount(1);

  // The automatic answer is unread for the client only, and does not end the waiting of both messages for the coach.
  await page.goto('/chats?needsAnswer=true');
  await page.getByRole('button', { name: /Leo Sera/ }).click();
  await expect(article(page, 'Messaggio automatico')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Messaggio' }).fill('Sì, dalle 9');
  await page.keyboard.press('Enter');
  await expect(article(phone, 'Sì, dalle 9')).toBeVisible();
  await expect(page.getByText(/Attende da/)).toHaveCount(0);

  // For one client the hours do not hold.
  await page.request.put(`/api/conversations/${id}/availability`, {
    headers: { authorization: `Bearer ${token}` },
    data: { availability: 'always' },
  });
  await phone.reload();
  await expect(article(phone, 'Sì, dalle 9')).toBeVisible();
  await expect(phone.getByText('Ora siamo fuori orario')).toBeHidden();
});

/** A studio of its own, because the hours of a studio hold for all of its clients. */
async function registeredCoach(page: Page): Promise<string> {
  const person = { ...coach, businessName: 'Studio Orari', agreement: true, locale: 'it' };
  await expect(await page.request.post('/api/register', { data: person })).toBeOK();
  await page.goto(await linkMailedTo(page, coach.email));
  await expect(page.getByRole('heading', { name: 'Ciao Ida' })).toBeVisible();
  return page.evaluate(() => localStorage.getItem('auth.token') ?? '');
}

/** Two slots in three days, so that the studio is closed now. */
async function chooseHours(page: Page): Promise<void> {
  const day = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'Europe/Rome' });
  const weekday = day.format(new Date(Date.now() + 3 * 86_400_000));
  await page.goto('/settings/chats');
  await page.getByText('In questi orari').click();
  await page.getByRole('button', { name: `Aggiungi un orario di ${weekday}` }).click();
  await page.getByLabel(`${weekday}: alle`).selectOption('13:00');
  await page.getByRole('button', { name: `Aggiungi un orario di ${weekday}` }).click();
  await page.getByRole('combobox', { name: 'Tempo di risposta' }).click();
  await page.getByRole('option', { name: 'Entro poche ore' }).click();
  await page.getByLabel('Risposta automatica fuori orario').fill('Ciao {nome}, ora lo studio è chiuso.');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Impostazioni della chat salvate')).toBeVisible();
}

async function phoneOf(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' });
  const phone = await context.newPage();
  await phone.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  await phone.goto('/my/chat');
  return phone;
}
