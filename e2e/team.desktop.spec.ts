import { type Browser, expect, type Page } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { enterAs, tokenOf } from './support/demo.ts';
import { linkMailedTo } from './support/mails.ts';
import { test } from './support/test.ts';

const follower = { name: 'Nina Squadra', email: 'nina.squadra@example.com', password: 'una-password-lunga' };
const person = { name: 'Piero Squadra', email: 'piero.squadra@example.com', password: 'una-password-lunga' };

test('an admin invites a collaborator, limits and hands over; the client reads it, and a removal ends the access at once', async ({
  page,
  browser,
}) => {
  const adminToken = await enterAs(page, 'admin');
  const client = await registeredClient(page, adminToken, follower);
  const coachId = await handToCoach(page, adminToken, client.id);

  await invite(page);
  const colleague = await accept(page, browser);
  await expect(colleague.getByRole('link', { name: 'Chat' })).toBeVisible();

  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('checkbox', { name: 'Vede: Chat' }).uncheck();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate: valgono da subito.')).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Chat' })).toBeHidden();

  await page.goto(`/teamMembers/${coachId}/clients`);
  await page.getByRole('button', { name: `Azioni per ${follower.name}` }).click();
  await page.getByRole('menuitem', { name: 'Affida a un altro' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'A chi' }).click();
  await page.getByRole('option', { name: person.name }).click();
  await dialog.getByRole('button', { name: 'Affida' }).click();
  await expect(page.getByText(`${follower.name} è ora affidato a ${person.name}.`)).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage();
  await phone.addInitScript((token) => localStorage.setItem('auth.token', token), client.token);
  await phone.goto('/my/chat');
  await expect(phone.getByText(`Da ora ${person.name} ti segue per l'allenamento.`)).toBeVisible();
  await colleague.goto('/clients');
  await expect(colleague.getByText(follower.name)).toBeVisible();

  await page.goto('/teamMembers');
  await page.getByRole('button', { name: `Azioni per ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Rimuovi dal team' }).click();
  await page.getByRole('button', { name: 'Rimuovi dal team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi dal team' }).click();
  await expect(page.getByText(`${person.name} non fa più parte del team.`)).toBeVisible();
  await expect(colleague).toHaveURL(/\/login/);
  await expect(phone.getByText(/^Da ora (?!Piero).* ti segue per l'allenamento/)).toBeVisible();
});

/** Puts the coach of the demo studio in charge of the training of a client, and returns the coach's id. */
async function handToCoach(page: Page, adminToken: string, clientId: string): Promise<string> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const { collaborators } = (await (await page.request.get('/api/collaborators', { headers })).json()).data;
  const coachId: string = collaborators.find(({ role }: { role: string }) => role === 'coach').id;
  const response = await page.request.post(`/api/collaborators/changeCollaborator/${clientId}`, {
    headers,
    data: { kind: 'training', to: coachId, tellsClients: false },
  });
  expect(response.ok()).toBe(true);
  return coachId;
}

async function invite(page: Page): Promise<void> {
  await page.goto('/teamMembers');
  await page.getByRole('link', { name: 'Invita collaboratore' }).click();
  await page.getByLabel('Nome e cognome').fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: "Invia l'invito" }).click();
  await expect(page.getByText(`Invito inviato a ${person.email}.`)).toBeVisible();
}

async function accept(page: Page, browser: Browser): Promise<Page> {
  const link = await linkMailedTo(page, person.email);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: /ti invita nel team$/ })).toBeVisible();
  await colleague.getByLabel('Scegli una password', { exact: true }).fill(person.password);
  await colleague.getByLabel('Confermo quanto segue').check();
  await colleague.getByRole('button', { name: 'Entra nel team' }).click();
  await expect(colleague).toHaveURL(/\/home/);
  // Without a reload: the invitation becomes a person.
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
  return colleague;
}

test('who looks as a client reads the exercises of a workout and why it does not start and settings do not change', async ({
  page,
}) => {
  const adminToken = await enterAs(page, 'admin');
  const { user } = (
    await (
      await page.request.get('/api/auth/me', {
        headers: { authorization: `Bearer ${await tokenOf(page, 'client')}` },
      })
    ).json()
  ).data;
  expect(adminToken).not.toBe('');
  await page.goto(`/clients/${user.clientId}`);
  await page.getByRole('button', { name: 'Vedi come cliente' }).click();
  await expect(page.getByText(`Vista di ${user.name}: puoi solo guardare.`)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Inizia', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Guarda gli esercizi' }).click();
  await expect(page.getByText('Stai guardando come cliente: da qui non si cambia nulla.')).toBeVisible();
  await expect(page.getByRole('button', { name: "Inizia l'allenamento" })).toBeDisabled();

  await page.goto('/settings/profile');
  await expect(page.getByText('Stai guardando come cliente: da qui non si cambia nulla.')).toBeVisible();
  await expect(page.getByLabel('Nome e cognome')).toBeDisabled();
});
