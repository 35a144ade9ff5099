import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { advanceClock, stopClock } from '#shell/web/testing/clock.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { skipRow } from './local-store/log.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';
import { field, lastSent, openRunner, startRunner, tapDone } from './testing/runner.tsx';
import { startTimer } from './timers/exercise-timer.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';

const [first, second] = exampleCompletedWorkout.sets as [LoggedSet, LoggedSet];
const helens: LoggedSet = { ...first, weightKg: 37.5, reps: 8, rir: 2, author: 'Helen', loggedAt: agoMs(1000) };
const pain = 'ho sentito una fitta alla schiena e mi sono fermato';

test('a form with typed values and a note stays when the coach logs its set, and names the coach and the values', async () => {
  await typeMine();
  logElsewhere(helens);

  expect(await screen.findByText(/Helen ha registrato questa serie: 37,5\skg × 8/)).toBeTruthy();
  expect(field('Peso (kg)').value).toBe('35');
  expect(field('Ripetizioni').value).toBe('6');
  expect(field('Nota sulla serie').value).toBe(pain);
  expect(screen.queryByRole('button', { name: 'Fatto' })).toBeNull();
});

test('values that were only prefilled stay as they were shown while a typed form waits', async () => {
  await startRunner();
  await retype('Ripetizioni', '4');
  logElsewhere(helens);

  await screen.findByText(/Helen ha registrato questa serie/);
  expect(field('Peso (kg)').value).toBe('80');
  expect(field('Ripetizioni').value).toBe('4');
});

test('my values are saved for the set of the coach, and both values are shown', async () => {
  const server = await typeMine();
  logElsewhere(helens, server);

  await userEvent.click(await screen.findByRole('button', { name: 'Salva la mia' }));

  await expect.poll(() => server.sets()).toMatchObject([{ weightKg: 35, reps: 6, note: pain }]);
  expect(await screen.findByText(/valori diversi su due dispositivi: l'altro è 37,5\skg × 8/)).toBeTruthy();
  expect(screen.getByRole('form', { name: /Serie 2/ })).toBeTruthy();
});

test('the set of the coach stays with my note', async () => {
  const server = await typeMine();
  logElsewhere({ ...helens, note: 'Schiena neutra' }, server);

  await userEvent.click(await screen.findByRole('button', { name: 'Tieni l’altra, con la mia nota' }));

  const note = `Schiena neutra\n${pain}`;
  await expect.poll(() => server.sets()).toMatchObject([{ weightKg: 37.5, reps: 8, note }]);
  expect(server.sets()).toHaveLength(1);
  expect(screen.getByRole('form', { name: /Serie 2/ })).toBeTruthy();
});

test('the set of the coach stays without a request when I typed no note, and the next set follows', async () => {
  const { server } = await startRunner();
  await retype('Peso (kg)', '35');
  logElsewhere(helens, server);

  await userEvent.click(await screen.findByRole('button', { name: 'Tieni l’altra' }));

  expect(screen.getByRole('form', { name: /Serie 2/ })).toBeTruthy();
  expect(field('Peso (kg)').value).toBe('37,5');
  expect(server.requests).toEqual([]);
});

test('an effort alone keeps the form, too', async () => {
  await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'RIR 0' }));
  logElsewhere(helens);

  expect(await screen.findByText(/Helen ha registrato questa serie/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'RIR 0' }).getAttribute('aria-pressed')).toBe('true');
});

test('what was typed is still there after a reload', async () => {
  const server = await typeMine();
  logElsewhere(helens);
  cleanup();
  await openRunner({ begun: { ...exampleBegun, sets: [helens] } }, server);

  expect(await screen.findByText(/Helen ha registrato questa serie: 37,5\skg × 8/)).toBeTruthy();
  expect(field('Nota sulla serie').value).toBe(pain);
  expect(field('Peso (kg)').value).toBe('35');
});

test('a form in which something is typed stays when another set is logged elsewhere', async () => {
  await typeMine();
  logElsewhere({ ...second, author: 'Helen', setNumber: 3 });

  expect(screen.getByRole('form', { name: /Serie 1/ })).toBeTruthy();
  expect(field('Nota sulla serie').value).toBe(pain);
});

test('a form in which something is typed stays when its exercise is skipped elsewhere', async () => {
  await typeMine();
  act(() => skipRow(createLocalWorkoutStore(giulia), first.rowId, { reason: 'time', note: '' }));

  expect(field('Nota sulla serie').value).toBe(pain);
});

test('a set whose timer runs stays open when it is logged elsewhere', async () => {
  await startRunner();
  act(() => startTimer(createLocalWorkoutStore(giulia), first, { kind: 'up' }));
  logElsewhere(helens);

  expect(await screen.findByText(/Helen ha registrato questa serie/)).toBeTruthy();
});

test('a form in which nothing is typed follows, and a tap that was meant for the set before logs nothing', async () => {
  const { server } = await startRunner();
  stopClock();
  logElsewhere(helens, server);
  expect(await screen.findByRole('form', { name: /Serie 2/ })).toBeTruthy();

  await tapDone();
  expect(createLocalWorkoutStore(giulia).read().sets).toHaveLength(1);

  advanceClock(1500);
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ setNumber: 2 });
});

test('a tap on the button of a typed form saves nothing in the moment in which its set is logged elsewhere', async () => {
  const server = await typeMine();
  stopClock();
  logElsewhere(helens, server);

  await userEvent.click(await screen.findByRole('button', { name: 'Salva la mia' }));

  expect(field('Nota sulla serie').value).toBe(pain);
  expect(server.requests).toEqual([]);
});

async function typeMine() {
  const { server } = await startRunner();
  await retype('Peso (kg)', '35');
  await retype('Ripetizioni', '6');
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  await userEvent.click(field('Nota sulla serie'));
  await userEvent.paste(pain);
  return server;
}

async function retype(name: string, value: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
}

/** The set of another device, as the server sends it. */
function logElsewhere(set: LoggedSet, server = fakeSyncServer()): void {
  server.beginElsewhere([set]);
  const store = createLocalWorkoutStore(giulia);
  act(() => applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [set] } }, Date.now()));
}

function agoMs(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
