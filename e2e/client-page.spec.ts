import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

/** The page of the demo client, with everything that is in its head. */
async function openClient(page: Page): Promise<void> {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/clients?search=Carla', { headers })).json();
  await page.goto(`/clients/${data.clients[0].id}`);
  await expect(page.getByRole('link', { name: 'Allena di persona' }).first()).toBeVisible();
}

test('all fifteen tabs of a client are in sight on a desktop; on a phone their row is in the upper third of the screen', async ({
  page,
  isMobile,
}) => {
  await openClient(page);

  const tabs = page.getByRole('navigation', { name: 'Sezioni del cliente' });
  await expect(tabs.getByRole('link')).toHaveCount(15);
  await expect(page.getByRole('link', { name: 'Non mangia: cipolla' })).toBeVisible();
  if (isMobile) expect((await tabs.boundingBox())?.y).toBeLessThan(844 / 3 - 44);
  else await expect(tabs.getByRole('link', { name: 'Notifiche' })).toBeInViewport({ ratio: 1 });
});

test('a client has all fifteen tabs in one row in a window of 1280 px, and in sight in one of 900 px', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone the row of tabs is scrolled with a finger.');
  await openClient(page);
  const tabs = page.getByRole('navigation', { name: 'Sezioni del cliente' });
  await expect(tabs.getByRole('link')).toHaveCount(15);
  const links = await tabs.getByRole('link').all();

  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)).toEqual([]);
    if (width === 1280) expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  }
});

test('on a phone the name and the tabs of a client stay where they are from tab to tab', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A desktop has room for the actions beside the name.');
  await openClient(page);
  const tabs = page.getByRole('navigation', { name: 'Sezioni del cliente' });
  await expect(tabs.getByRole('link')).toHaveCount(15);
  const links = await tabs.getByRole('link').all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const positions: { address: string; head: number; tabs: number }[] = [];

  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const [head, row] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await tabs.boundingBox()];
    positions.push({ address, head: head?.y ?? Number.NaN, tabs: row?.y ?? Number.NaN });
  }

  const [first] = positions;
  // Less than a pixel is no movement that anybody sees.
  const hasMoved = ({ head, tabs: row }: (typeof positions)[number]) =>
    !(Math.abs(head - (first?.head ?? 0)) < 1 && Math.abs(row - (first?.tabs ?? 0)) < 1);
  expect(positions.filter(hasMoved)).toEqual([]);
});

test('no action covers the status of a client where five of them are beside it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On a phone the actions have a row of their own.');
  await openClient(page);
  await page
    .getByRole('navigation', { name: 'Sezioni del cliente' })
    .getByRole('link', { name: 'Allenamenti' })
    .click();
  const head = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  const actions = head
    .getByRole('link')
    .or(head.getByRole('button'))
    .filter({ hasNotText: /Allergie|Non mangia/ });
  await expect(actions).toHaveCount(5);

  for (const width of [1600, 1440, 1400, 1360, 1280, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    const status = await head
      .getByText(/dal .* registrato/)
      .locator('..')
      .boundingBox();
    const boxes = await Promise.all((await actions.all()).map((button) => button.boundingBox()));
    const covering = boxes.filter(
      (box) =>
        box &&
        status &&
        box.x < status.x + status.width &&
        box.x + box.width > status.x &&
        box.y < status.y + status.height &&
        box.y + box.height > status.y,
    );
    expect([width, covering]).toEqual([width, []]);
  }
});
