import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

test('the login page loads at most 173 KB of JavaScript in at most 20 requests', async ({ page }) => {
  const loaded = countRequests(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await page.waitForLoadState('networkidle');

  // Before the scripts are read, while those of idle time go on loading.
  expect(loaded.requests()).toBeLessThanOrEqual(20);
  expect(await loaded.scripts()).toBeGreaterThan(0);
  expect(await loaded.scripts()).toBeLessThanOrEqual(173 * 1024);
});

test('the login form validates its fields in the browser: the schema is loaded at the first input', async ({
  page,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/auth/login') && logins.push(request.url()));
  // Nothing is loaded once the page is idle: the next script is the schema.
  await page.addInitScript({ content: 'window.requestIdleCallback = () => 0;' });
  let scripts = 0;
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts++);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const before = scripts;
  await page.getByLabel('E-mail').fill('anna');
  // The schema has chunks of its own: the last one is loaded when none follows for a while.
  const isLoaded = async () => {
    const known = scripts;
    await page.waitForTimeout(700);
    return scripts === known && known > before;
  };
  await expect.poll(isLoaded).toBe(true);

  await page.getByRole('button', { name: 'Accedi' }).click();

  await expect(page.getByText('Scrivi un indirizzo e-mail valido')).toBeVisible();
  expect(logins).toEqual([]);
});

// With the components beside the screens, which load together with the page, and without what is loaded once it is idle: on a busy machine
// a part of that arrived before the count.
test('a client sees Today after at most 272 KB of JavaScript in at most 50 requests', async ({ page }) => {
  await page.addInitScript({ content: 'window.requestIdleCallback = () => 0;' });
  await enterAs(page, 'client');
  const loaded = countRequests(page);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: 'Ciao' }).waitFor();
  await page.waitForLoadState('networkidle');

  // Before the scripts are read, while those of idle time go on loading.
  expect(loaded.requests()).toBeLessThanOrEqual(50);
  expect(await loaded.scripts()).toBeGreaterThan(0);
  expect(await loaded.scripts()).toBeLessThanOrEqual(272 * 1024);
});

const connections = [
  { connection: { effectiveType: '4g', saveData: false }, preloads: true },
  { connection: { effectiveType: '4g', saveData: true }, preloads: false },
  { connection: { effectiveType: '2g', saveData: false }, preloads: false },
];

for (const { connection, preloads } of connections)
  test(`with ${JSON.stringify(connection)} a link that is pointed at ${preloads ? 'is' : 'is not'} preloaded`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    let scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    await enterAs(page, 'admin');
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    const ofHome = scripts;
    scripts = new Set();
    await page.goto('/groups');
    await page.getByRole('heading', { level: 1, name: 'Gruppi' }).waitFor();
    // Scripts that only the page of groups needs: home may load others at any time while it is idle.
    const onlyOfGroups = [...scripts].filter((script) => !ofHome.has(script));
    expect(onlyOfGroups.length).toBeGreaterThan(0);
    scripts = new Set();
    await page.goto('/home');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Gruppi' });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const ofHomeAgain = scripts;
    scripts = new Set();
    // A live event loads the handlers of all areas, and with them the contract of groups; preloading loads the screen too.
    const missing = () => onlyOfGroups.filter((script) => !scripts.has(script) && !ofHomeAgain.has(script));

    await link.hover();
    if (preloads) await expect.poll(missing).toEqual([]);
    else await page.waitForTimeout(1000);

    if (!preloads) expect(missing()).not.toEqual([]);
    await link.click();
    await expect.poll(missing).toEqual([]);
  });

test('the first page is also sent without compression', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'identity' } });

  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<title>Forma</title>');
});

/** Counts the requests of the page and the size of its scripts in bytes with gzip. */
function countRequests(page: Page) {
  const scripts: Response[] = [];
  let requests = 0;
  page.on('request', () => requests++);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    // Bodies are read here: those of scripts that arrive after the test cannot be read any more.
    scripts: async () => {
      const bodies = await Promise.all(scripts.map((response) => response.body()));
      return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
    },
    requests: () => requests,
  };
}
