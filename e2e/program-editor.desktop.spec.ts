import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

async function newProgram(page: Page): Promise<string> {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (
    await page.request.post('/api/programs', { headers, data: { title: 'Due schede', weeks: 1, daysAWeek: 1 } })
  ).json();
  return `/programs/${data.program.id}/manage`;
}

const title = (page: Page) => page.getByLabel('Titolo', { exact: true });

test('what was typed a moment before the tab closed is there again', async ({ page, context }) => {
  const address = await newProgram(page);
  await page.goto(address);
  await expect(title(page)).toHaveValue('Due schede');
  await context.setOffline(true);
  await title(page).fill('Scritto senza rete');
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await page.goto('about:blank');
  await page.goto(address);

  await expect(title(page)).toHaveValue('Scritto senza rete');
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
});

test('Back closes the exercise picker and stays in the editor', async ({ page }) => {
  await newProgram(page);
  await page.goto('/programs');
  await page
    .getByRole('link', { name: /Due schede/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Esercizio', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/manage/);
});

test('two tabs on one program end in a choice, not in lost work', async ({ page, context }) => {
  const address = await newProgram(page);
  const token = await enterAs(page, 'admin');
  await page.goto(address);
  await expect(title(page)).toHaveValue('Due schede');
  const id = address.split('/')[2] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const { program } = (await (await page.request.get(`/api/programs/${id}`, { headers })).json()).data;
  await page.request.put(`/api/programs/${id}`, { headers, data: { ...program, title: 'Dall’altra scheda' } });
  await title(page).fill('Da questa scheda');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Il programma è cambiato altrove')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tieni la mia' }).click();
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const after = (await (await page.request.get(`/api/programs/${id}`, { headers })).json()).data.program;
  expect(after.title).toBe('Da questa scheda');
  expect(context.pages()).toHaveLength(1);
});
