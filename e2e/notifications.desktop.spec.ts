import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

interface PushedNotification {
  title: string;
  body: string;
}

test.use({ serviceWorkers: 'allow' });

test('a push is shown with its text, also one that cannot be read; the badge follows what is read elsewhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['notifications']);
  await enterAs(page, 'admin');
  await page.goto('/notifications');
  await page.getByRole('heading', { level: 1, name: 'Notifiche' }).waitFor();
  const push = await pusherOf(page);

  const comment = { title: 'Carla Prova', body: 'Ti ha scritto un commento.' };
  await pushUntilShown(push, {
    page,
    message: JSON.stringify({ web_push: 8030, notification: comment }),
    shows: comment,
  });
  const { hostname } = new URL(page.url());
  await pushUntilShown(push, { page, message: 'not JSON', shows: { title: hostname, body: '' } });

  await expect(page).toHaveTitle(/^\(\d+\) Notifiche/);
  const elsewhere = await (await browser.newContext()).newPage();
  const token = await tokenOf(elsewhere, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  // Repeated, because other journeys write to the same studio meanwhile.
  await expect(async () => {
    await elsewhere.request.post('/api/notifications/markAsRead', { headers, data: {} });
    await elsewhere.request.put('/api/conversation/read/all', { headers, data: {} });
    await expect(page.getByText('notifiche da leggere')).toHaveCount(0, { timeout: 3000 });
    // What is left to read are answers to surveys.
    const answers = await elsewhere.request.get('/api/surveys/completed/unread-count', { headers });
    const { unread } = (await answers.json()).data;
    await expect(page).toHaveTitle(new RegExp(unread ? `^\\(${unread}\\) Notifiche` : '^Notifiche'), { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
});

test('a notification opens the workout that it is about, and is read then', async ({ page }) => {
  await enterAs(page, 'client');
  await page.goto('/notifications');
  await page
    .getByRole('link', { name: /ha commentato il tuo allenamento/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/my\/completed-workouts\//);
});

/** Returns a function that delivers a push message to the service worker, as the push service of the browser does. */
async function pusherOf(page: Page): Promise<(message: string) => Promise<unknown>> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (message) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message });
}

interface ExpectedPush {
  page: Page;
  message: string;
  shows: PushedNotification;
}

/** Sends a message again until it is shown: the browser drops one while the service worker is being activated. */
async function pushUntilShown(push: (message: string) => Promise<unknown>, expected: ExpectedPush): Promise<void> {
  await expect(async () => {
    await push(expected.message);
    await expect.poll(() => shownOn(expected.page), { timeout: 5000 }).toContainEqual(expected.shows);
  }).toPass({ timeout: 90_000 });
}

function shownOn(page: Page): Promise<PushedNotification[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body }) => ({ title, body })))`);
}
