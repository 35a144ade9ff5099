import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { tapUntilShown } from './support/tap.ts';

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
}

test('a program with a superset is created by touch', async ({ page }) => {
  const headers = { authorization: `Bearer ${await enterAs(page, 'admin')}` };
  const body = { title: 'Col pollice', weeks: 1, daysAWeek: 1 };
  const { program } = (await (await page.request.post('/api/programs', { headers, data: body })).json()).data;
  await page.goto(`/programs/${program.id}/manage`);
  const library = page.getByRole('dialog');
  // While the page loads, a font can move the button between the touch and its click.
  await tapUntilShown(page.getByRole('button', { name: 'Esercizio', exact: true }), library);
  for (const search of ['panca piana', 'alzate laterali']) {
    await library.getByRole('combobox').first().fill(search);
    await library
      .getByRole('option', { name: new RegExp(search, 'i') })
      .first()
      .tap();
  }
  await library.getByRole('button', { name: 'Fatto' }).tap();
  await page.getByRole('button', { name: /^A\s*Panca/ }).tap();
  await fill(page, 'Serie', '4');
  await fill(page, 'Carico', '80 kg');
  await page.getByRole('button', { name: 'Superset con il successivo' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).tap();

  await expect(page.getByRole('button', { name: /^A1\s*Panca/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^A2\s*Alzate/ })).toBeVisible();
  await expect(page.getByText('Salvato', { exact: true }).first()).toBeVisible();
  const saved = (await (await page.request.get(`/api/programs/${program.id}`, { headers })).json()).data.program;
  expect(saved.weeks[0].days[0].workouts[0].exercises).toMatchObject([
    { key: 'A', supersetPosition: 1, sets: 4, weight: '80 kg', restType: 'no_rest' },
    { key: 'A', supersetPosition: 2, restType: 'seconds' },
  ]);
});
