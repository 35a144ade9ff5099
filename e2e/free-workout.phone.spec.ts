import { expect, type Page } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { tapUntilShown } from './support/tap.ts';
import { enterToTrain, expectChoices, finishWorkout } from './support/training.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a free workout is begun, filled and finished without a network, and the coach reads it', async ({
  page,
  context,
  browser,
}) => {
  await enterToTrain(page);
  await expectChoices(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Allenamento libero' }).tap();
  await page.getByRole('textbox', { name: 'Titolo' }).fill('Palestra in hotel');
  await page.getByRole('dialog').getByRole('button', { name: 'Inizia', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Palestra in hotel' })).toBeVisible();
  await addWithSet(page, { name: 'curl martello', total: 1 });
  await page.reload();
  await addWithSet(page, { name: 'squat', total: 2 });
  await finishWorkout(page);
  await page.goto('/home');
  await expect(page.getByText('Palestra in hotel').first()).toBeVisible();

  await context.setOffline(false);
  await expect(async () => {
    await page.goto('/my/completed-workouts');
    await expect(page.getByText('Palestra in hotel').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enterAs(desk, 'admin');
  await desk.goto('/completedWorkouts');
  await desk
    .getByRole('row', { name: /Palestra in hotel/ })
    .getByRole('link')
    .first()
    .click();
  await expect(desk.getByText(/Allenamento libero ·/)).toBeVisible();
  await expect(desk.getByRole('region', { name: /curl a martello/i })).toBeVisible();
  await desk.close();
});

/** Adds the first exercise that is found, with a set of 12 times 30 kg; `total` is the number of sets then. */
async function addWithSet(page: Page, { name, total }: { name: string; total: number }): Promise<void> {
  // A tap right after a set was logged is ignored, because the button may have moved under the finger.
  const search = page.getByRole('searchbox', { name: 'Cerca un esercizio' });
  await tapUntilShown(page.getByRole('button', { name: 'Aggiungi un esercizio' }), search);
  await search.fill(name);
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap();
  await page.getByRole('textbox', { name: 'Peso (kg)' }).tap();
  const pad = page.getByRole('region', { name: /^Tastierino/ });
  for (const key of ['3', '0', 'Avanti', '1', '2', 'Fatto'])
    await pad.getByRole('button', { name: key, exact: true }).tap();
  await expect(page.getByText(`${total} serie`, { exact: true }).first()).toBeVisible();
}
