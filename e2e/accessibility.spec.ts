import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const scheme of ['light', 'dark'] as const)
  test.describe(`in the ${scheme} scheme`, () => {
    test.slow();
    test.use({ colorScheme: scheme });

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
        '/settings',
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
  });

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
