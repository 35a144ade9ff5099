import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { test } from './support/test.ts';

const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Messaggio' });

/** The id of the conversation of a client of the demo studio, and a function that writes into it. */
async function conversationOf(page: Page, token: string, name: string) {
  const headers = { authorization: `Bearer ${token}` };
  const list = await (await page.request.get(`/api/conversations?search=${name}`, { headers })).json();
  const conversationId = list.data.conversations[0].id as string;
  const send = async (text: string) => {
    const response = await page.request.post('/api/conversation', { headers, data: { conversationId, message: text } });
    await expect(response).toBeOK();
  };
  return { conversationId, send };
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

// One after the other: they write into the same conversations.
test.describe.configure({ mode: 'default' });

test('a word is found in all conversations and in one, in another form, and opens the message among the others', async ({
  page,
}) => {
  const token = await enterAs(page, 'coach');
  const { conversationId, send } = await conversationOf(page, token, 'Fabio');
  await send('Il tendine rotuleo è infiammato: niente balzi');
  for (let number = 1; number <= 60; number++) await send(`Promemoria ${number}`);
  await page.goto('/chats');

  await page.getByRole('searchbox', { name: 'Cerca clienti e messaggi' }).fill('tendini infiammati');
  await page.getByRole('button', { name: /Fabio Tentativo.*tendine/ }).click();
  await expect(message(page, 'Il tendine rotuleo')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`open=${conversationId}`));

  await page.goto(`/chats?open=${conversationId}`);
  await expect(message(page, 'Promemoria 60')).toBeInViewport();
  await page.getByRole('button', { name: 'Cerca nei messaggi' }).click();
  await page.getByRole('searchbox', { name: 'Cerca nella conversazione' }).fill('rotul');
  await page.getByRole('button', { name: /tendine rotuleo/ }).click();
  await expect(message(page, 'Il tendine rotuleo')).toBeInViewport();
  await expect(message(page, 'Il tendine rotuleo')).toBeFocused();
});

test('/ leads to the first quick reply, and then inserts it with the name of the client, by keyboard alone', async ({
  page,
}) => {
  const token = await enterAs(page, 'coach');
  const { conversationId } = await conversationOf(page, token, 'Nico');
  await page.goto(`/chats?open=${conversationId}`);
  await field(page).fill('/');
  await expect(page.getByText('Salva qui ciò che scrivi spesso')).toBeVisible();
  await page.getByRole('button', { name: 'Nuova risposta rapida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Risposte rapide' });
  await dialog.getByRole('textbox', { name: 'Titolo' }).fill('Misure');
  await dialog.getByRole('textbox', { name: 'Testo' }).fill('Ciao {nome}, mi mandi le misure?');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByText('Ciao {nome}, mi mandi le misure?')).toBeVisible();
  await page.keyboard.press('Escape');

  await field(page).fill('');
  await field(page).pressSequentially('/mis');
  await expect(page.getByRole('option', { name: /Misure/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Ciao Nico, mi mandi le misure?');
  await page.keyboard.press('Enter');

  await expect(message(page, 'Ciao Nico, mi mandi le misure?')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a conversation that was left is opened again where it was, far above its end', async ({ page }) => {
  const token = await enterAs(page, 'coach');
  const { conversationId, send } = await conversationOf(page, token, 'Pietro');
  for (let number = 1; number <= 80; number++) await send(`Riga ${number}.`);
  await page.goto(`/chats?open=${conversationId}`);
  await expect(message(page, 'Riga 80.')).toBeInViewport();
  await message(page, 'Riga 35.').scrollIntoViewIfNeeded();
  await message(page, 'Riga 20.').scrollIntoViewIfNeeded();
  await expect(message(page, 'Riga 20.')).toBeInViewport();
  await page.waitForTimeout(300);
  const before = await topOf(message(page, 'Riga 20.'));

  await page.getByRole('button', { name: /Fabio Tentativo/ }).click();
  await expect(page.getByRole('heading', { name: 'Fabio Tentativo' })).toBeVisible();
  await page.getByRole('button', { name: /Pietro Finto/ }).click();

  await expect(message(page, 'Riga 20.')).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(message(page, 'Riga 20.'))) - before)).toBeLessThanOrEqual(2);
  await expect(message(page, 'Riga 80.')).not.toBeInViewport();
});

test('what is begun on one device is continued on the other, and is gone from both when it is sent', async ({
  browser,
}) => {
  const pages: Page[] = [];
  for (let device = 0; device < 2; device++) {
    const page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    const token = await enterAs(page, 'coach');
    const { conversationId } = await conversationOf(page, token, 'Nico');
    await page.goto(`/chats?open=${conversationId}`);
    await expect(field(page)).toBeVisible();
    pages.push(page);
  }
  const [laptop, phone] = pages as [Page, Page];

  await field(laptop).fill('Giovedì non riesco');
  await expect(field(phone)).toHaveValue('Giovedì non riesco');
  await field(phone).fill('Giovedì non riesco, venerdì?');
  await expect(field(laptop)).toHaveValue('Giovedì non riesco, venerdì?');
  await field(phone).press('Enter');

  await expect(message(laptop, 'Giovedì non riesco, venerdì?')).toBeVisible();
  for (const page of pages) await expect(field(page)).toHaveValue('');
});

test('one message goes to several clients, each in the own conversation with the own name', async ({ page }) => {
  await enterAs(page, 'coach');
  await page.goto('/chats');
  await page.getByRole('link', { name: 'A più clienti' }).click();
  await page.getByRole('link', { name: 'Nuovo messaggio' }).click();
  await page.getByRole('textbox', { name: 'Testo' }).fill('Ciao {nome}, da lunedì apriamo alle 7.');
  for (const name of ['Fabio Tentativo', 'Nico Abbozzo']) {
    await page.getByRole('combobox', { name: 'Clienti' }).fill(name.slice(0, 5));
    await page.getByRole('option', { name }).click();
  }
  await expect(page.getByText('Lo ricevono 2 clienti')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invia a 2 clienti' }).click();

  await expect(page.getByRole('button', { name: 'Annulla l’invio' })).toBeVisible();
  await expect(page.getByText('Inviato a 2 di 2.')).toBeVisible({ timeout: 40_000 });
  await page.goto('/chats');
  await page.getByRole('button', { name: /Nico Abbozzo/ }).click();
  await expect(message(page, 'Ciao Nico, da lunedì apriamo alle 7.')).toBeVisible();
});
