import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these levels that look at colors. The others give the same result in both schemes, which share one DOM. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Changes of the scheme take effect at once: a color that is changing has no contrast yet. */
const withoutTransitions = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
`;

test.slow();
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => page.addInitScript(withoutTransitions));

test('the pages before the login have no WCAG 2.2 AA violations', async ({ page }) => {
  const messages: string[] = [];
  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/register-client?token=unknown-unknown-unknown',
    '/register-collaborator?token=unknown-unknown-unknown',
    '/404',
  ])
    messages.push(...(await violationsOn(page, path)));

  expect(messages).toEqual([]);
});

test('the pages of a coach have no WCAG 2.2 AA violations', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  const messages: string[] = [];
  for (const path of [
    ...(await coachPaths(page, token)),
    '/payments',
    '/chats',
    '/notifications',
    '/notices',
    '/notices/create',
    '/broadcasts',
    '/broadcasts/create',
  ])
    messages.push(...(await violationsOn(page, path)));

  expect(messages).toEqual([]);
});

test('the pages of a client have no WCAG 2.2 AA violations', async ({ page }) => {
  const token = await enterAs(page, 'client');
  const { today } = await get(page, token, '/api/my/today');
  const { completedWorkouts } = await get(page, token, '/api/my/completed-workouts');
  const messages: string[] = [];
  for (const path of [
    '/home',
    '/my/chat',
    '/my/completed-workouts',
    '/my/notices',
    '/notifications',
    `/my/completed-workouts/${completedWorkouts[0].id}`,
    `/my/workouts/${today.next.workoutId}`,
  ])
    messages.push(...(await violationsOn(page, path)));

  expect(messages).toEqual([]);
});

for (const who of ['admin', 'client'] as const)
  test(`the settings of the ${who} have no WCAG 2.2 AA violations in any section`, async ({ page }) => {
    // The app offers its installation after 45 s on a phone, in a dialog over the settings.
    await page.addInitScript(`localStorage.setItem('install.views', '3')`);
    await enterAs(page, who);
    const messages = await violationsOn(page, '/settings');
    const links = page.getByRole('navigation', { name: 'Sezioni delle impostazioni' }).getByRole('link');
    const toList = page.getByRole('link', { name: 'Tutte le impostazioni' });
    const count = await links.count();
    for (let index = 0; index < count; index++) {
      await links.nth(index).click();
      await expect(page.locator('fieldset section').first()).toBeVisible();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
      messages.push(...(await violationsOf(page)));
      // On a phone a section replaces the list.
      if (await toList.isVisible()) await toList.click();
    }

    expect(count).toBeGreaterThanOrEqual(8);
    expect(messages).toEqual([]);
  });

async function violationsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
  return violationsOf(page);
}

/** Checks the page with every rule in the light scheme, and with those of colors in the dark one. */
async function violationsOf(page: Page): Promise<string[]> {
  return [
    ...(await analyze(page, 'light', (axe) => axe.withTags(rules))),
    ...(await analyze(page, 'dark', (axe) => axe.withRules(colorRules))),
  ];
}

async function analyze(page: Page, scheme: 'light' | 'dark', choose: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toHaveCount(1);
  // The pages have no frames, whose results axe would join in a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const path = new URL(page.url()).pathname;
  return violations.map(
    ({ id, nodes }) => `${path} (${scheme}): ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function coachPaths(page: Page, token: string): Promise<string[]> {
  const { clients } = await get(page, token, '/api/clients?search=Carla');
  const { programs } = await get(page, token, '/api/programs');
  const { completedWorkouts } = await get(page, token, '/api/completed-workouts');
  const client = `/clients/${clients[0].id}`;
  const workout = completedWorkouts[0];
  return [
    '/home',
    '/clients',
    '/clients/create',
    client,
    `${client}/edit`,
    `${client}/note`,
    `${client}/programs`,
    `${client}/completed_workouts`,
    `/clients/${workout.clientId}/completed_workouts/${workout.id}/details`,
    '/completedWorkouts',
    '/exercises',
    '/exercises?search=sqaut',
    '/exercises/create',
    '/programs',
    `/programs/${programs[0].id}/manage`,
    `/programs/${programs[0].id}/assign`,
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: responses of several routes
async function get(page: Page, token: string, path: string): Promise<any> {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}
