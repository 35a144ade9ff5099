import { expect, type Locator } from '@playwright/test';

/**
 * Taps `control` until `shown` is visible: a tap is lost while the page moves under the finger. `control` is not
 * tapped again once `shown` is there, because a late answer to the first tap may have hidden `control`.
 */
export async function tapUntilShown(control: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await control.tap({ timeout: 2000 });
    await expect(shown).toBeVisible({ timeout: 5000 });
  }).toPass();
}
