import { type Browser, expect, type Page } from '@playwright/test';
import { linkMailedTo } from './support/mails.ts';
import { test } from './support/test.ts';

const coach = { name: 'Ada Prova', email: 'ada.viaggio@example.com', password: 'una-password-lunga' };
const client = { name: 'Nina Viaggio', email: 'nina.viaggio@example.com', password: 'la-mia-password' };

test.use({ serviceWorkers: 'allow' });

test('a coach registers, invites a client and assigns a program; the client trains, and the coach sees the workout', async ({
  page,
  browser,
}) => {
  await registerCoach(page);
  await inviteClient(page);
  await writeProgram(page);
  await assignProgram(page);

  const phone = await phoneOf(browser);
  await registerClient(phone);
  await train(phone);

  await page.goto('/completedWorkouts');
  await page.getByRole('cell').getByText(client.name).click();
  await expect(page.getByText('85 kg × 6').first()).toBeVisible();
  await expect(page.getByText('Tutto bene, ginocchio ok')).toBeVisible();
});

async function registerCoach(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Prova gratis per 30 giorni' }).first().click();
  await page.getByLabel('Nome e cognome').fill(coach.name);
  await page.getByLabel('Nome dello studio').fill('Studio Viaggio');
  await page.getByLabel('E-mail').fill(coach.email);
  await page.getByLabel('Password', { exact: true }).fill(coach.password);
  await page.getByLabel('Confermo quanto segue').check();
  await page.getByRole('button', { name: 'Crea il mio studio' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda la tua posta' })).toBeVisible();
  await page.goto(await linkMailedTo(page, coach.email));
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('heading', { name: 'Ciao Ada' })).toBeVisible();
}

async function inviteClient(page: Page): Promise<void> {
  await page.goto('/clients');
  await page
    .getByRole('link', { name: /Nuovo cliente|Aggiungi il primo cliente/ })
    .first()
    .click();
  await page.getByLabel('Nome e cognome').fill(client.name);
  await page.getByLabel('E-mail').fill(client.email);
  await page.getByRole('button', { name: 'Aggiungi e invita' }).click();
  await expect(page.getByRole('heading', { name: client.name })).toBeVisible();
}

async function writeProgram(page: Page): Promise<void> {
  await page.goto('/programs');
  await page.getByRole('button', { name: 'Nuovo programma' }).first().click();
  await page.getByRole('dialog').getByLabel('Titolo').fill('Forza di prova');
  await page.getByRole('button', { name: 'Crea programma' }).click();
  await expect(page).toHaveURL(/\/manage/);
  await page.getByRole('button', { name: 'Esercizio', exact: true }).first().click();
  await page.getByRole('option', { name: 'Apri la libreria' }).click();
  const picker = page.getByRole('dialog');
  for (const [searchText, optionName] of [
    ['sqaut con bilanciere', /^Squat con bilanciere/],
    ['panca piana con bilanciere', /^Panca piana con bilanciere/],
  ] as const) {
    await picker.getByRole('combobox').first().fill(searchText);
    await picker.getByRole('option', { name: optionName }).first().click();
  }
  await picker.getByRole('button', { name: 'Fatto' }).click();
  await page.locator('[data-cell=amount]').first().click();
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80 kg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-cell=weight]').first()).toContainText('80 kg');
}

async function assignProgram(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Assegna programma' }).click();
  await page.getByLabel(client.name).check();
  await page.getByRole('button', { name: 'Assegna a 1 cliente' }).click();
  await expect(page.getByText(/^Assegnato a 1 cliente/)).toBeVisible();
}

async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

async function registerClient(phone: Page): Promise<void> {
  await phone.goto(await linkMailedTo(phone, client.email));
  await expect(phone.getByRole('heading', { name: 'Studio Viaggio ti invita' })).toBeVisible();
  await phone.getByLabel('Scegli una password').fill(client.password);
  await phone.getByLabel('Data di nascita').fill('1990-05-02');
  await phone.getByLabel(/Accetto le condizioni/).check();
  await phone.getByLabel(/Acconsento all'uso dei miei dati sulla salute/).check();
  await phone.getByRole('button', { name: 'Accetta e inizia' }).click();
  await expect(phone.getByText('Prossimo allenamento').or(phone.getByText(/Il programma inizia/))).toBeVisible();
}

/** Goes offline and reloads the app during the workout. */
async function train(phone: Page): Promise<void> {
  await phone
    .getByRole('link', { name: /Inizia|Guarda gli esercizi/ })
    .first()
    .click();
  const begin = phone.getByRole('button', { name: "Inizia l'allenamento" });
  await expect(begin.or(phone.getByLabel('Peso (kg)')).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  // Except on a Monday the program begins later, so the app asks first.
  const early = phone.getByRole('dialog').getByRole('button', { name: 'Inizia oggi' });
  await expect(early.or(phone.getByLabel('Peso (kg)')).first()).toBeVisible();
  if (await early.isVisible()) await early.click();
  await phone.getByLabel('Peso (kg)').fill('85');
  await phone.getByLabel('Ripetizioni', { exact: true }).fill('6');
  await phone.getByRole('form').getByRole('button', { name: 'Fatto' }).click();
  await expect(phone.getByText('Salvato', { exact: true }).first()).toBeVisible();
  await expect(phone.getByText(/1 di \d+ serie/)).toBeVisible();
  // A second tap within a second is ignored.
  await phone.waitForTimeout(1000);
  await phone.context().setOffline(true);
  await phone.getByRole('form').getByRole('button', { name: 'Fatto' }).click();
  await expect(phone.getByText(/In attesa di rete/).first()).toBeVisible();
  await phone.context().setOffline(false);
  await phone.reload();
  await expect(phone.getByText('Salvato', { exact: true }).first()).toBeVisible();
  await expect(phone.getByText(/2 di \d+ serie/)).toBeVisible();
  await phone.getByRole('link', { name: "Finisci l'allenamento" }).click();
  await phone.getByLabel('Commento per il coach').fill('Tutto bene, ginocchio ok');
  await phone.getByRole('button', { name: 'Salva e finisci' }).click();
  await expect(phone.getByRole('heading', { name: 'Allenamento finito' })).toBeVisible();
  await phone.getByRole('link', { name: 'Guarda le serie' }).click();
  await expect(phone).toHaveURL(/\/my\/completed-workouts\//);
  await expect(phone.getByText('85 kg × 6').first()).toBeVisible();
}
