import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type UnreadPain, unreadPainRoutes } from '../../contract/unread-pain.ts';
import { UnreadPainBanner } from './UnreadPainBanner.tsx';

const clientId = '0199a000-0000-7000-8000-0000000000c1';
const report: UnreadPain = {
  completedWorkoutId: '0199a000-0000-7000-8000-0000000000a1',
  clientId,
  clientName: 'Carla Prova',
  finishedOn: '2026-11-18',
  exercises: [{ name: 'Squat', note: 'Fitta al ginocchio.' }],
};

async function open(unreadPain: UnreadPain[], permissions: string[] = ['view workouts']): Promise<void> {
  respond(unreadPainRoutes.ofRecipients, { unreadPain });
  const Screen = () => <UnreadPainBanner clientIds={[clientId]} />;
  await renderScreen(Screen, { texts: ['completed-workouts'], permissions });
}

test('unread pain names the client, the day, the exercise and the note, and opens the workout', async () => {
  await open([report]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto: Carla Prova/);
  expect(banner.textContent).toMatch(/18 nov.*Squat \(Fitta al ginocchio\.\)/);
  const link = screen.getByRole('link', { name: 'Apri l’allenamento' });
  expect(link.getAttribute('href')).toBe(
    `/clients/${clientId}/completed_workouts/${report.completedWorkoutId}/details`,
  );
});

test('pain of the last weeks that was read stays below, quietly, with its words', async () => {
  respond(unreadPainRoutes.ofRecipients, {
    unreadPain: [],
    readPain: [{ ...report, startedAt: '2026-11-18T17:00:00Z' }],
  });
  const Screen = () => <UnreadPainBanner clientIds={[clientId]} />;
  await renderScreen(Screen, { texts: ['completed-workouts'], permissions: ['view workouts'] });

  expect(await screen.findByText('Dolore e disturbi in allenamento, già letti, degli ultimi 14 giorni')).toBeTruthy();
  expect(screen.getByText(/Squat \(Fitta al ginocchio\.\) · Carla Prova · 18 nov 2026/)).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('pain at the end stands behind the exercises, with the comment', async () => {
  await open([{ ...report, atEnd: { comment: 'Passato dopo la doccia' } }]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto/);
  expect(banner.textContent).toMatch(/Squat \(Fitta .*\) · a fine allenamento \(Passato dopo la doccia\)/);
});

test('notes that were written after the pain was read come first, as such, and are quoted once', async () => {
  await open([{ ...report, symptoms: ['Formicolio', 'Capogiro'], newTexts: ['Anche qui', 'Capogiro'] }]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto/);
  expect(banner.textContent).toMatch(
    /18 nov 2026, scritto dopo che l’hai letto: «Anche qui», «Capogiro» · Squat \(Fitta al ginocchio\.\) · «Formicolio»\.$/,
  );
});

test('a comment of pain at the end that was written after the reading is quoted once, also beside what was read of it', async () => {
  const comment = 'Dolore al ginocchio\nPassato dopo la doccia';
  const atEnd = { comment };
  await open([{ ...report, exercises: [], atEnd, symptoms: [comment], newTexts: ['Passato dopo la doccia'] }]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto/);
  expect(banner.textContent).toMatch(
    /scritto dopo che l’hai letto: «Passato dopo la doccia» · a fine allenamento \(Dolore al ginocchio\)\.$/,
  );
});

test('texts that have no room are counted, so that nobody takes the list for complete', async () => {
  await open([{ ...report, symptoms: ['Formicolio'], moreTexts: 3 }]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto/);
  expect(banner.textContent).toMatch(/«Formicolio» · e altri 3 testi\.$/);
});

test('of five workouts with pain three are named and two are counted', async () => {
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5'].map((end) => `0199a000-0000-7000-8000-0000000000${end}`);
  await open(ids.map((completedWorkoutId) => ({ ...report, completedWorkoutId })));

  expect(await screen.findAllByRole('link', { name: 'Apri l’allenamento' })).toHaveLength(3);
  expect(screen.getByText('Altri 2 allenamenti con dolore o disturbi non sono ancora letti.')).toBeTruthy();
});

test('who may not view workouts requests nothing', async () => {
  await open([report], []);

  expect(requestsTo(unreadPainRoutes.ofRecipients)).toEqual([]);
});

test('a workout that is not finished is named as such, with the day on which it was begun', async () => {
  await open([{ ...report, finishedOn: null, startedAt: '2026-11-18T17:30:00.000Z' }]);

  const banner = await screen.findByText(/Dolore o disturbo in allenamento non ancora letto/);
  expect(banner.textContent).toMatch(/Carla Prova, allenamento non finito del 18 nov 2026, Squat/);
});
