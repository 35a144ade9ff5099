import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeEach(async () => {
  diet = await openDietStudio();
});

const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();

/** Sends a note about the second meal of yesterday or of `date`; `knownNotes` are those that the device had shown. */
async function send(note: string, secondsAgo: number, knownNotes?: string[], date?: string): Promise<void> {
  const meal = { date: date ?? addDays(diet.today, -1), publishedId: diet.publishedId, mealId: diet.mealIds[1] ?? '' };
  const report: MealReport = { ...meal, swaps: [], note, loggedAt: at(secondsAgo), ...(knownNotes && { knownNotes }) };
  const request = { sentAt: new Date().toISOString(), meals: [report] };
  expect((await diet.server.ask(mealRoutes.sync.own, request, diet.studio.client)).status).toBe(200);
}

async function seen() {
  const request = { clientId: diet.clientId, from: addDays(diet.today, -1), days: 1 };
  const { entries } = (await diet.server.ask(mealRoutes.days.client, request, diet.studio.admin)).data.diet;
  return entries.map(({ note, otherNotes, isNew }) => ({ note, otherNotes, isNew }))[0];
}

const read = () =>
  diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until: diet.today }, diet.studio.admin);
const unread = async () => (await diet.server.ask(clientMealRoutes.unread, {}, diet.studio.admin)).data.clients[0];

test('an earlier note that arrives late gives way and is still to be read, once however often it is sent', async () => {
  await send('Tutto bene', 30, ['']);
  await read();
  await send('Mi formicolano le labbra', 60, ['']);
  await send('Mi formicolano le labbra', 60, ['']);

  expect(await seen()).toEqual({ note: 'Tutto bene', otherNotes: ['Mi formicolano le labbra'], isNew: true });
  expect(await unread()).toMatchObject({ notes: 1, symptoms: 1 });
  await read();
  await send('Mi formicolano le labbra', 60, ['']);
  expect(await seen()).toMatchObject({ isNew: false });
});

test('a note that a phone replaces without having shown it is still to be read', async () => {
  await send('Mi formicolano le labbra', 60, ['']);
  await send('Tutto bene', 30, ['']);
  await send('Tutto bene', 30, ['']);

  expect(await seen()).toEqual({ note: 'Tutto bene', otherNotes: ['Mi formicolano le labbra'], isNew: true });
});

test('what the client corrects on purpose leaves nothing, also when the first response was lost and the phone sends again', async () => {
  await send('Era buonisimo', 60, ['']);
  await send('Era buonissimo', 40, ['', 'Era buonisimo']);
  await send('Era buonisimo', 60, ['']);
  await send('Tutto bene', 20, ['Era buonissimo']);
  await send('Era buonissimo', 40, ['', 'Era buonisimo']);

  expect(await seen()).toEqual({ note: 'Tutto bene', otherNotes: undefined, isNew: true });
});

test('a symptom that nobody has read stays to be read when the client replaces it, however often the phone sends', async () => {
  await send('Mi formicolano le labbra', 60, ['']);
  await send('Mi formicolano le labbra e la gola', 50, ['', 'Mi formicolano le labbra']);
  expect(await seen()).toMatchObject({ otherNotes: undefined });
  await send('Ho vomitato', 40, ['Mi formicolano le labbra e la gola']);
  await send('Era solo il freddo, tutto bene', 30, ['Ho vomitato']);
  await send('Era solo il freddo, tutto bene', 30, ['Ho vomitato']);

  const otherNotes = ['Mi formicolano le labbra e la gola', 'Ho vomitato'];
  expect(await seen()).toEqual({ note: 'Era solo il freddo, tutto bene', otherNotes, isNew: true });
  expect(await unread()).toMatchObject({ symptoms: 1 });
});

test('a symptom that a professional has read leaves nothing when the client replaces it', async () => {
  await send('Mi formicolano le labbra', 60, ['']);
  await read();
  await send('', 30, ['Mi formicolano le labbra']);

  expect(await seen()).toMatchObject({ otherNotes: undefined });
  expect(await unread()).toBeUndefined();
});

test('a note that the client takes up again is no other version any more', async () => {
  await send('Tutto bene', 30, ['']);
  await send('Mi formicolano le labbra', 60, ['']);
  await send('Mi formicolano le labbra', 10, ['Tutto bene']);

  expect(await seen()).toMatchObject({ note: 'Mi formicolano le labbra', otherNotes: undefined });
});

test('a note stays to be read where a phone replaces it that tells of no note it has shown, as one of an earlier release', async () => {
  await send('Mi formicolano le labbra', 60, []);
  await send('Tutto bene', 30, []);
  expect(await seen()).toMatchObject({ note: 'Tutto bene', otherNotes: ['Mi formicolano le labbra'] });

  await send('Ora meglio', 20);
  expect(await seen()).toMatchObject({ otherNotes: ['Mi formicolano le labbra', 'Tutto bene'] });
});

test('a note of the client stays to be read also where a professional has reported the meal before another phone replaces it', async () => {
  await send('Mi formicolano le labbra', 60, ['']);
  const { note: _, ...report } = { ...diet.report(), date: addDays(diet.today, -1), mealId: diet.mealIds[1] ?? '' };
  const request = { clientId: diet.clientId, sentAt: at(0), meals: [{ ...report, loggedAt: at(40) }] };
  expect((await diet.server.ask(mealRoutes.sync.client, request, diet.studio.admin)).status).toBe(200);
  await send('Tutto bene', 30, ['']);

  expect(await seen()).toMatchObject({ note: 'Tutto bene', otherNotes: ['Mi formicolano le labbra'] });
});

test('a note that a professional wrote is not kept as another version of the client', async () => {
  const report = { ...diet.report(), date: addDays(diet.today, -1), mealId: diet.mealIds[1] ?? '', note: 'Da me' };
  const request = { clientId: diet.clientId, sentAt: at(0), meals: [{ ...report, loggedAt: at(60) }] };
  await diet.server.ask(mealRoutes.sync.client, request, diet.studio.admin);
  await send('Tutto bene', 30, ['']);

  expect(await seen()).toMatchObject({ note: 'Tutto bene', otherNotes: undefined });
});

test('of the notes of other phones the last 20 stay', async () => {
  for (let index = 0; index <= 22; index += 1) await send(`Nota ${index}`, 60 - index, []);

  expect((await seen())?.otherNotes).toEqual(Array.from({ length: 20 }, (_, index) => `Nota ${index + 2}`));
});

test('the diary keeps a meal that a new version leaves out and of which only a note of another phone is left', async () => {
  const mealId = diet.mealIds[1] ?? '';
  await send('Mi formicolano le labbra', 60, [], diet.today);
  await send('', 30, [], diet.today);
  const copy = await diet.read(diet.copyId);
  const days = copy.days.map((day) => ({ ...day, meals: day.meals.filter(({ id }) => id !== mealId) }));
  await diet.save(copy, { days });
  await diet.publish();

  const request = { clientId: diet.clientId, from: diet.today, days: 1 };
  const seenDays = (await diet.server.ask(mealRoutes.days.client, request, diet.studio.admin)).data.diet.days;
  expect(seenDays[0]?.reported.map(({ meal }) => meal.id)).toEqual([mealId]);
});
