import { expect, type Locator, type Page } from '@playwright/test';
import { registeredClient } from './support/clients.ts';
import { tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';
import { expectReadyOffline } from './support/training.ts';

const person = { name: 'Ada Domande', email: 'ada.domande@example.com', password: 'una-password-lunga' };

/** On the phone both are half past two of the night of 25 October 2026 in Rome: the hour before the clocks go back, and its repetition. */
const [summerTime, winterTime] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];

test.use({ serviceWorkers: 'allow' });

test('a check-in is filled offline in the hour that the clock repeats, with a closed page, sent once, and reviewed by keyboard alone', async ({
  page: first,
  context,
  browser,
}) => {
  const adminToken = await tokenOf(first, 'admin');
  const client = await registeredClient(first, adminToken, person);
  await enterWith(first, client.token);
  await first.goto('/my/check-ins');
  const link = first.getByRole('link', { name: 'Compila' });
  const address = (await link.getAttribute('href')) ?? '';
  await expectReadyOffline(first);

  await context.setOffline(true);
  await first.clock.setFixedTime(summerTime);
  await link.tap();
  await first.getByRole('button', { name: 'Inizia' }).tap();
  // The page is killed right after the last letter.
  await goalOn(first).pressSequentially('Correre dieci chilometri');
  await first.close({ runBeforeUnload: false });

  const page = await context.newPage();
  await page.clock.setFixedTime(winterTime);
  await page.goto(address);
  await expect(goalOn(page)).toHaveValue('Correre dieci chilometri');
  await goalOn(page).fill('Una mezza maratona');
  await fillPages(page);
  await page.getByRole('button', { name: 'Invia' }).tap();
  await expect(page.getByText('In invio')).toBeVisible();
  expect(await answersOf(page, adminToken, client.id)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => answersOf(page, adminToken, client.id)).toMatchObject([{ state: 'sent' }]);
  const [sent] = await answersOf(page, adminToken, client.id);
  expect(sent?.answers[0]?.value).toEqual({ kind: 'text', value: 'Una mezza maratona' });

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })).newPage();
  await enterWith(desk, adminToken);
  await desk.goto('/surveys/completed?unread=true');
  await tabTo(desk, desk.getByRole('link', { name: new RegExp(person.name) }).first());
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Una mezza maratona')).toBeVisible();
  await desk.keyboard.press('r');
  await desk.keyboard.type('Bello, cominciamo da tre uscite a settimana.');
  await desk.keyboard.press('Control+Enter');
  await expect.poll(() => answersOf(desk, adminToken, client.id)).toMatchObject([{ state: 'reviewed' }]);

  await page.goto(address);
  await expect(page.getByText('Il tuo professionista ha letto queste risposte.')).toBeVisible();
});

test('of four weeks of check-ins the missed one has no answers, and the others have those of the week before beside them', async ({
  page,
}) => {
  const token = await tokenOf(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { clients } = (await (await page.request.get('/api/clients?search=client%40example.com', { headers })).json())
    .data;
  await enterWith(page, token);
  const weekly = (await answersOf(page, token, clients[0].id)).filter(({ type }) => type === 'CHECK_IN').slice(0, 4);
  expect(weekly.map(({ state }) => state === 'missed')).toEqual([false, true, false, false]);
  const [latest, missed] = weekly;

  await page.goto(`/clients/${clients[0].id}/surveys/${missed?.id}/details`);
  await expect(page.getByText('Il cliente non ha risposto in tempo.')).toBeVisible();
  await page.goto(`/clients/${clients[0].id}/surveys/${latest?.id}/details`);
  await expect(page.getByText('Ho cucinato quasi sempre io.')).toBeVisible();
  await expect(page.getByText('Tre allenamenti su tre.')).toBeVisible();
});

async function enterWith(page: Page, token: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('auth.token', value), token);
}

function goalOn(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Che cosa vorresti ottenere?' });
}

/** Goes through the questions, answers no to what is required, and skips the others. */
async function fillPages(page: Page): Promise<void> {
  const review = page.getByRole('heading', { name: 'Controlla e invia' });
  for (let pages = 0; pages < 20 && !(await review.isVisible()); pages++) {
    const no = page.getByRole('button', { name: /^2?\s*No$/ });
    if (await no.isVisible()) await no.tap();
    await page.getByRole('button', { name: 'Avanti' }).tap();
  }
  await expect(review).toBeVisible();
}

interface Answer {
  id: string;
  type: string;
  state: string;
  answers: { value: object }[];
}

/** What the client sent or missed, the latest first, as a professional reads it. */
async function answersOf(page: Page, token: string, clientId: string): Promise<Answer[]> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) =>
    (await (await page.request.get(`/api/clients/${clientId}${path}`, { headers })).json()).data;
  const { surveyAnswers } = await get('/survey-answers');
  const sent = surveyAnswers.filter(({ state }: Answer) => state !== 'open' && state !== 'draft');
  return Promise.all(sent.map(async ({ id }: Answer) => (await get(`/survey-answers/${id}`)).surveyAnswer));
}

/** Moves the focus with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('tabTo: the Tab key does not reach the element');
}
