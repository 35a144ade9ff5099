import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { enterAs } from './support/demo.ts';

/** The part of an element that runs in the browser, whose types these tests do not have. */
interface Attributes {
  setAttribute(name: string, value: string): void;
}

/** Presses Tab until the element with the role and name has the focus. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'link' | 'radio', name: string): Promise<void> {
  // The last one is that of an open dialog.
  const element = page.getByRole(role, { name, exact: true }).last();
  await expect(element).toBeAttached();
  // Marked once: finding an element by its role computes the names of all elements, which is too slow for every press.
  await page.evaluate("document.querySelector('[data-tab-target]')?.removeAttribute('data-tab-target')");
  await element.evaluate((target: Attributes) => target.setAttribute('data-tab-target', ''));
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate("document.activeElement?.hasAttribute('data-tab-target')")) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`tabTo: ${name} is not reached with the keyboard`);
}

async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(value);
  }
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Completes the visit. How far the typed weight is from the last one of the demo client depends on the day. */
async function complete(page: Page): Promise<void> {
  const completed = page.getByText('Completata', { exact: true });
  const question = page.getByRole('dialog');
  await press(page, 'button', 'Completa la visita');
  await expect(completed.or(question)).toBeVisible();
  if (await question.isVisible()) await press(page, 'button', 'Completa lo stesso');
  await expect(completed).toBeVisible();
}

test('a visit is typed with the keyboard alone, completed, reopened, and its PDF has the numbers of the screen', async ({
  page,
}) => {
  const authorization = `Bearer ${await enterAs(page, 'admin')}`;
  const found = await page.request.get('/api/clients?search=Carla', { headers: { authorization } });
  const [client] = (await found.json()).data.clients;
  await page.goto(`/visits/create?clientId=${client.id}`);
  await press(page, 'button', 'Inizia la visita');

  await typeInto(page, {
    Peso: '62,4',
    Altezza: '168',
    'Plica bicipitale, lettura 1': '8',
    'Plica bicipitale, lettura 2': '8,2',
    'Plica tricipitale, lettura 1': '20',
    'Plica tricipitale, lettura 2': '20,4',
  });
  await expect(page.getByText('22,1').first()).toBeVisible();
  await tabTo(page, 'radio', 'Pliche');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, { Resistenza: '550', Reattanza: '60' });
  await expect(page.getByText('Angolo di fase calcolato: 6,2°')).toBeVisible();

  await complete(page);
  await press(page, 'button', 'Riapri');
  await typeInto(page, { Motivo: 'Peso letto male' });
  await press(page, 'button', 'Riapri');
  await expect(page.getByText('Riaperta: Peso letto male')).toBeVisible();
  await tabTo(page, 'textbox', 'Peso');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('61,9');
  await complete(page);

  await press(page, 'link', 'PDF');
  const download = page.waitForEvent('download');
  await press(page, 'button', 'Scarica PDF');
  const { pages } = await readPdf(fs.readFileSync(await (await download).path()));
  const printed = pages.join('\n');
  expect(pages.length).toBeLessThanOrEqual(2);
  for (const shown of ['Carla', '61,9', '21,9']) expect(printed).toContain(shown);
  expect(printed).not.toContain('62,4');
});
