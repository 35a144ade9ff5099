import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { field, lastSent, only, openRunner, startRunner, tapDone } from './testing/runner.tsx';
import { stopClock } from '#shell/web/testing/clock.ts';
import { respond } from '#shell/web/testing/fake-api.ts';

import { exampleCompletedWorkout as example, exampleRecord } from '../../example.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { giulia } from './testing/opened.ts';
import { historyRoutes } from '../../contract/history.ts';

const [bench] = example.rows;

test('before the start the workout is shown, and nothing is sent', async () => {
  const { server } = await openRunner();

  expect(await screen.findByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Superset B' })).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('the first set is prefilled with 80 kg and 6 reps of the prescription, and one tap logs it', async () => {
  const { server } = await startRunner();
  expect(field('Peso (kg)').value).toBe('80');
  expect(field('Ripetizioni').value).toBe('6');

  await tapDone();

  await expect
    .poll(() => lastSent(server))
    .toMatchObject({ rowId: bench?.id, setNumber: 1, weightKg: 80, reps: 6, rir: 2 });
  expect(screen.getByText('1 di 13 serie')).toBeTruthy();
  expect(await screen.findByText('Salvato')).toBeTruthy();
});

test('82,5 is typed with a comma, plus and minus change it by 2.5 kg', async () => {
  const { server } = await startRunner();
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), '82,5');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 2,5 kg' }));
  expect(field('Peso (kg)').value).toBe('85');

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: 85 });
});

test('an invalid weight is marked and not logged', async () => {
  await startRunner();
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), 'tanto');

  await tapDone();

  expect(screen.getByRole('alert').textContent).toMatch(/fino a 1000 kg/);
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('after a set of bench press the rest of 2:30 runs, can be made 15 seconds shorter, and can be skipped', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T18:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await startRunner();

  await tapDone();

  const rest = await screen.findByRole('region', { name: 'Recupero' });
  expect(within(rest).getByRole('timer').textContent).toBe('02:30');
  await userEvent.click(within(rest).getByRole('button', { name: '−15 secondi' }));
  expect(within(rest).getByRole('timer').textContent).toBe('02:15');
  await userEvent.click(within(rest).getByRole('button', { name: 'Salta' }));
  expect(screen.queryByRole('region', { name: 'Recupero' })).toBeNull();
});

test('the sound at the end of the rest stays off after it was switched off', async () => {
  const { unmount } = await startRunner();
  await tapDone();
  await userEvent.click(await screen.findByRole('button', { name: 'Suono alla fine' }));
  unmount();

  expect(JSON.parse(localStorage.getItem('runner.isMuted') ?? '')).toBe(true);
});

test('a double tap logs one set', async () => {
  await startRunner();
  stopClock();

  await tapDone();
  await tapDone();

  expect(screen.getByText('1 di 13 serie')).toBeTruthy();
});

test('a logged set can be corrected', async () => {
  const { server } = await startRunner();
  await tapDone();

  await userEvent.click(await screen.findByRole('button', { name: /80\skg × 6/ }));
  await userEvent.clear(field('Ripetizioni'));
  await userEvent.type(field('Ripetizioni'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => lastSent(server)).toMatchObject({ setNumber: 1, reps: 7 });
});

test('without a connection the sets are shown as pending', async () => {
  const { server } = await startRunner();
  server.setNetwork('server-error');

  await tapDone();

  expect(await screen.findByText('In attesa di rete (1 serie)')).toBeTruthy();
});

test('a rejected set stays with the message of the server until it is discarded', async () => {
  await startRunner();
  await tapDone();
  const store = createLocalWorkoutStore(giulia);
  await expect.poll(() => store.read().sets[0]?.state).toBe('synced');
  const [logged] = store.read().sets;
  if (!logged) throw new Error('the set is not kept');

  act(() => store.saveSet({ ...logged, state: 'rejected', rejection: 'Troppe serie in un allenamento.' }));

  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/serie 1, 80\skg × 6 · RIR 2: Troppe serie/);
  expect(screen.getByText('1 serie non accettata')).toBeTruthy();
  await userEvent.click(within(notice).getByRole('button', { name: 'Togli da qui' }));
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('typed values that are not logged survive a reload', async () => {
  const { unmount } = await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  await userEvent.type(field('Nota sulla serie'), 'Spalla rigida.');
  unmount();

  await openRunner();

  expect(field('Nota sulla serie').value).toBe('Spalla rigida.');
});

test('a warm-up and a note are logged with the set, and four working sets are left', async () => {
  const { server } = await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Riscald.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  await userEvent.type(field('Nota sulla serie'), 'Solo la sbarra.');

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ isWarmUp: true, note: 'Solo la sbarra.' });
  expect(screen.getByRole('form', { name: 'Serie 1 di 4' })).toBeTruthy();
});

test('the prescribed warm-ups are above the four sets; one tap logs each with its load, half of 80 kg is 40 kg', async () => {
  const { server } = await startRunner(only({ sets: 4, reps: '6', weight: '80 kg', warmUp: '10x20 kg, 5x50%' }));
  const warmUps = within(screen.getByRole('list', { name: 'Riscaldamento' })).getAllByRole('button');
  expect(warmUps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/10\s×\s20\skg/),
    expect.stringMatching(/5\s×\s50% · 40\skg/),
  ]);
  expect(screen.getByText('0 di 4 serie')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: /5\s×\s50%/ }));

  await expect.poll(() => lastSent(server)).toMatchObject({ setNumber: 52, isWarmUp: true, weightKg: 40, reps: 5 });
  expect(screen.getByText('0 di 4 serie')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Serie 1 di 4' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Recupero' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /40\skg × 5/ }));
  const form = within(screen.getByRole('form', { name: 'Riscaldamento 2' }));
  expect(form.queryByRole('button', { name: 'Riscald.' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Togli la serie' }));
  expect(screen.getByRole('button', { name: /5\s×\s50%/ })).toBeTruthy();
});

test('warm-ups count neither as sets nor in the volume when the workout is finished', async () => {
  await startRunner(only({ sets: 1, reps: '6', weight: '80 kg', warmUp: '10x20 kg' }));
  await userEvent.click(screen.getByRole('button', { name: /10\s×\s20\skg/ }));
  await tapDone();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));

  expect((await screen.findByText('Volume')).parentElement?.textContent).toBe('Volume480\u00A0kg');
  expect(screen.getByText('Serie').parentElement?.textContent).toBe('Serie1');
});

test('a drop set says how it is done', async () => {
  await startRunner(only({ sets: 2, reps: '10+8+6', weight: '100+80+60 kg' }));

  expect(screen.getByText(/senza pausa: 100 kg × 10, 80 kg × 8, 60 kg × 6\. Segna una parte alla volta/)).toBeTruthy();
});

test('after a set of 90 kg "Copia" fills in the 90 kg', async () => {
  await startRunner();
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), '90');
  await tapDone();
  await userEvent.click(screen.getByRole('button', { name: 'Togli 2,5 kg' }));
  expect(field('Peso (kg)').value).toBe('87,5');

  await userEvent.click(screen.getByRole('button', { name: 'Copia la serie prima' }));

  expect(field('Peso (kg)').value).toBe('90');
});

test('with a clock two days fast, a banner says that the times were corrected', async () => {
  await startRunner({}, fakeSyncServer({ aheadMs: 2 * 86_400_000 }));

  await tapDone();

  expect(await screen.findByText(/avanti di 2 giorni/)).toBeTruthy();
});

test('a finished workout is sent with effort and comment, and its record is shown', async () => {
  const { server, router } = await startRunner();
  respond(historyRoutes.records.own, { records: [exampleRecord], nextPage: 0 });
  await tapDone();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));
  expect(await screen.findByText(/Mancano 12 serie/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: '7' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Commento per il coach' }), 'Dura ma pulita.');

  await userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));

  await expect.poll(() => server.requests.at(-1)?.finish).toMatchObject({ effort: 7, comment: 'Dura ma pulita.' });
  expect(await screen.findByRole('heading', { name: 'Allenamento finito' })).toBeTruthy();
  expect(await screen.findByText('Il tuo coach lo vede da adesso, serie per serie.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Nuovo record' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Torna a Oggi' }).getAttribute('href')).toBe('/home');
  await expect.poll(() => router.state.location.search).toMatchObject({ step: 'finished' });
});

test('a workout done without a connection stays on the screen of its end when everything is sent at once', async () => {
  const { server, router } = await startRunner(only({ sets: 1, reps: '6', weight: '80 kg' }));
  server.setNetwork('server-error');
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await tapDone();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salva e finisci' }));
  expect(await screen.findByRole('heading', { name: 'Allenamento finito' })).toBeTruthy();
  expect(server.requests).toEqual([]);

  server.setNetwork('online');
  await expect.poll(() => server.workout()?.finishedAt).toBeTruthy();

  expect(await screen.findByText('Il tuo coach lo vede da adesso, serie per serie.')).toBeTruthy();
  expect(screen.getByText('Salvato')).toBeTruthy();
  expect(screen.queryByRole('button', { name: "Inizia l'allenamento" })).toBeNull();
  await expect.poll(() => router.state.location.search).toMatchObject({ step: 'finished', done: server.workout()?.id });
});

test('after a reload, a workout whose end is synced opens in the history', async () => {
  const { router } = await openRunner();
  const done = '019a9781-3e00-7000-8000-000000000001';

  await router.navigate({ href: `/my/workouts/${giulia.workoutId}?step=finished&done=${done}` });

  await expect.poll(() => router.state.location.pathname).toBe(`/my/completed-workouts/${done}`);
});

test('the question about notifications is before the start, not over the button of a set', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('granted') });
  await openRunner();
  expect(await screen.findByRole('button', { name: 'Avvisami' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));
  await tapDone();
  expect(await screen.findByRole('region', { name: 'Recupero' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Avvisami' })).toBeNull();
});

test('sets that are still to do show what is prescribed for them, also when it is the same for all', async () => {
  await startRunner(only({ reps: '8-10', weight: '60 kg', rir: 2, sets: 3 }));

  expect(screen.getAllByText(/^8-10 rip\. · 60\skg · RIR 2$/)).toHaveLength(2);
  expect(screen.queryByText('Da fare')).toBeNull();
});

test('a set without a prescription is to do', async () => {
  await startRunner(only({ sets: 2 }));

  expect(screen.getAllByText('Da fare')).toHaveLength(1);
});
