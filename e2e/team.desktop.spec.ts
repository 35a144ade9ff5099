import { type Browser, expect, type Page, test } from '@playwright/test';
import { enterAs, tokenOf } from './support/demo.ts';
import { linkMailedTo } from './support/mails.ts';

const person = { name: 'Piero Squadra', email: 'piero.squadra@example.com', password: 'una-password-lunga' };

test('an admin invites a collaborator, limits and hands over; the client reads it, and a removal ends the access at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const adminToken = await enterAs(page, 'admin');
  const client = await clientOfDemo(page, adminToken);

  await invite(page);
  const colleague = await accept(page, browser);
  await expect(colleague.getByRole('link', { name: 'Chat' })).toBeVisible();

  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('checkbox', { name: 'Vede: Chat' }).uncheck();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate: valgono da subito.')).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Chat' })).toBeHidden();

  await page.goto(`/teamMembers/${client.coachId}/clients`);
  await page.getByRole('button', { name: `Azioni per ${client.name}` }).click();
  await page.getByRole('menuitem', { name: 'Affida a un altro' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'A chi' }).click();
  await page.getByRole('option', { name: person.name }).click();
  await dialog.getByRole('button', { name: 'Affida' }).click();
  await expect(page.getByText(`${client.name} è ora affidato a ${person.name}.`)).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage();
  await enterAs(phone, 'client');
  await phone.goto('/my/chat');
  await expect(phone.getByText(`Da ora ${person.name} ti segue per l'allenamento.`)).toBeVisible();
  await colleague.goto('/clients');
  await expect(colleague.getByText(client.name)).toBeVisible();

  await page.goto('/teamMembers');
  await page.getByRole('button', { name: `Azioni per ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Rimuovi dal team' }).click();
  await page.getByRole('button', { name: 'Rimuovi dal team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi dal team' }).click();
  await expect(page.getByText(`${person.name} non fa più parte del team.`)).toBeVisible();
  await expect(colleague).toHaveURL(/\/login/, { timeout: 15_000 });
  await expect(phone.getByText(/^Da ora (?!Piero).* ti segue per l'allenamento\.$/)).toBeVisible({ timeout: 15_000 });
});

/** The client of the demo studio, whose training the coach is in charge of. */
async function clientOfDemo(page: Page, adminToken: string) {
  const get = async (token: string, path: string) =>
    (await (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()).data;
  const { user } = await get(await tokenOf(page, 'client'), '/api/auth/me');
  const { collaborators } = await get(adminToken, '/api/collaborators');
  const coachId: string = collaborators.find(({ role }: { role: string }) => role === 'coach').id;
  const response = await page.request.post(`/api/collaborators/changeCollaborator/${user.clientId}`, {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { kind: 'training', to: coachId, tellsClients: false },
  });
  expect(response.ok()).toBe(true);
  return { name: String(user.name), coachId };
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
  await colleague.getByLabel("Accetto le condizioni d'uso").check();
  await colleague.getByRole('button', { name: 'Entra nel team' }).click();
  await expect(colleague).toHaveURL(/\/home/);
  // Without a reload: the invitation becomes a person.
  await expect(page.getByRole('link', { name: person.name })).toBeVisible({ timeout: 15_000 });
  return colleague;
}

test('who looks as a client reads why a workout does not start and settings do not change', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Inizia', exact: true }).click();
  await expect(page.getByText('Stai guardando come cliente: da qui non si cambia nulla.')).toBeVisible();
  await expect(page).toHaveURL(/\/home/);

  await page.goto('/settings/profile');
  await expect(page.getByText('Stai guardando come cliente: da qui non si cambia nulla.')).toBeVisible();
  await expect(page.getByLabel('Nome e cognome')).toBeDisabled();
});
