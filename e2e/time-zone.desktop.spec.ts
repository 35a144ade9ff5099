import { expect, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

/** The last minute of a day in Rome and the first of the next, around both changes of the clock in 2026. */
const minutes = [
  { at: '2026-03-28T22:59:00.000Z', shown: 'sabato, 23:59' },
  { at: '2026-03-28T23:00:00.000Z', shown: 'domenica, 00:00' },
  { at: '2026-03-29T21:59:00.000Z', shown: 'domenica, 23:59' },
  { at: '2026-03-29T22:00:00.000Z', shown: 'lunedì, 00:00' },
  { at: '2026-10-24T21:59:00.000Z', shown: 'sabato, 23:59' },
  { at: '2026-10-24T22:00:00.000Z', shown: 'domenica, 00:00' },
  { at: '2026-10-25T22:59:00.000Z', shown: 'domenica, 23:59' },
  { at: '2026-10-25T23:00:00.000Z', shown: 'lunedì, 00:00' },
];

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Rome']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows days and times of the studio at both changes of the clock', async ({ page }) => {
      await enterAs(page, 'admin');
      await page.goto('/home');

      for (const { at, shown } of minutes) {
        await page.clock.setFixedTime(at);
        await page.getByRole('link', { name: 'Impostazioni', exact: true }).click();
        await page.getByRole('link', { name: 'Fuso orario' }).click();
        await expect(page.getByText(`Adesso: ${shown}.`)).toBeVisible();
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page.getByText(new RegExp(`^${shown.split(',')[0]} `))).toBeVisible();
      }
    });
  });
}
