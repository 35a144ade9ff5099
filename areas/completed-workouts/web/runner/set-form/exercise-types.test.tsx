import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { field, lastSent, only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';
import { exampleOpened } from '../testing/opened.ts';

afterEach(() => vi.useRealTimers());

const unsaidHands = /Se non è scritto «per mano», i kg contano come vengono segnati/;

test('a plank of 45 s is prefilled with 00:45 and has no field for reps', async () => {
  const { server } = await startRunner(only({ name: 'Plank', type: 'time', value: '45 s' }));
  expect(field('Tempo (min:s)').value).toBe('00:45');
  expect(screen.queryByRole('textbox', { name: 'Ripetizioni' })).toBeNull();

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ seconds: 45, reps: null, weightKg: null });
});

test('a plank stopped after 31 seconds is logged with 31 seconds, also with a reload in between', async () => {
  clockAt('2026-11-18T18:00:00.000Z');
  const plank = only({ name: 'Plank', type: 'time', value: '45 s' });
  const { unmount } = await startRunner(plank);
  await userEvent.click(screen.getByRole('button', { name: 'Avvia 00:45' }));
  unmount();
  clockAt('2026-11-18T18:00:31.000Z');

  await openRunner(plank);
  const clock = await screen.findByRole('region', { name: 'Cronometro: Plank' });
  expect(within(clock).getByRole('timer').textContent).toBe('00:14');
  await userEvent.click(within(clock).getByRole('button', { name: 'Ferma' }));

  await expect.poll(() => field('Tempo (min:s)').value).toBe('00:31');
});

test('a timer that ended while the screen was off fills in the whole time', async () => {
  clockAt('2026-11-18T18:00:00.000Z');
  const plank = only({ name: 'Plank', type: 'time', value: '1:30' });
  const { unmount } = await startRunner(plank);
  await userEvent.click(screen.getByRole('button', { name: 'Avvia 01:30' }));
  unmount();
  clockAt('2026-11-18T18:20:00.000Z');

  await openRunner(plank);

  await expect.poll(() => field('Tempo (min:s)').value).toBe('01:30');
  expect(screen.queryByRole('region', { name: 'Cronometro: Plank' })).toBeNull();
});

test('a load per hand is asked for per hand', async () => {
  await startRunner(only({ name: 'Affondi', sets: 2, reps: '20', weight: '12 kg per mano' }));

  expect(field('Peso per mano (kg)').value).toBe('12');
});

test('an exercise with dumbbells whose load says nothing of hands says how the weight counts', async () => {
  await startRunner(only({ name: 'Affondi con manubri', sets: 2, reps: '20', weight: '12 kg' }));

  expect(field('Peso (kg)').value).toBe('12');
  expect(screen.getByText(unsaidHands)).toBeTruthy();
});

test.each([
  { name: 'Affondi con manubri', weight: '12 kg per mano' },
  { name: 'Affondi con bilanciere', weight: '40 kg' },
])('$name at $weight says nothing else about the weight', async (row) => {
  await startRunner(only({ sets: 2, reps: '20', ...row }));

  expect(screen.queryByText(unsaidHands)).toBeNull();
});

test('a drop set of 10+8+6 at 40+30+20 kg is logged in three taps, with the load and the reps of each part', async () => {
  const { server } = await startRunner(only({ name: 'Curl', sets: 2, reps: '10+8+6', weight: '40+30+20 kg' }));
  await tapDone();

  expect(screen.getByRole('form', { name: 'Serie 1 di 2, drop 1' })).toBeTruthy();
  expect([field('Peso (kg)').value, field('Ripetizioni').value]).toEqual(['30', '8']);
  expect(screen.queryByText('RIR')).toBeNull();
  await tapDone();
  await tapDone();

  await expect
    .poll(() => server.requests.flatMap(({ sets }) => sets))
    .toMatchObject([
      { setNumber: 1, weightKg: 40, reps: 10 },
      { setNumber: 101, weightKg: 30, reps: 8 },
      { setNumber: 201, weightKg: 20, reps: 6 },
    ]);
  expect(screen.getByRole('form', { name: 'Serie 2 di 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Curl/ }).textContent).toContain('1/2');
});

test('400 m are prefilled from the prescription, and the time is typed', async () => {
  const { server } = await startRunner(only({ name: 'Corsa', type: 'distance', value: '400 m' }));
  expect(field('Distanza (m)').value).toBe('400');
  await userEvent.type(field('Tempo (min:s)'), '1:32');

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ metres: 400, seconds: 92 });
});

test('five kilometres typed as 5,2 are stored as 5200 metres', async () => {
  const { server } = await startRunner(only({ name: 'Corsa', type: 'distance', value: '5 km' }));
  await userEvent.clear(field('Distanza (km)'));
  await userEvent.type(field('Distanza (km)'), '5,2');

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ metres: 5200 });
  await userEvent.click(screen.getByRole('button', { name: /Corsa/ }));
  expect(await screen.findByRole('button', { name: /5,2\skm/ })).toBeTruthy();
});

test('an AMRAP of 8 minutes counts down, and rounds and time are logged', async () => {
  clockAt('2026-11-18T18:00:00.000Z');
  const { server } = await startRunner(only({ name: 'Burpee', type: 'amrap', value: '8 min' }));
  await userEvent.click(screen.getByRole('button', { name: 'Avvia 08:00' }));
  clockAt('2026-11-18T18:03:00.000Z');
  await userEvent.click(screen.getAllByRole('button', { name: 'Ferma' })[0] as HTMLElement);
  await userEvent.type(field('Giri o ripetizioni'), '6');

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ reps: 6, seconds: 180 });
});

test('an EMOM shows the current minute, and the repetitions per minute are logged', async () => {
  clockAt('2026-11-18T18:00:00.000Z');
  const emom = only({ name: 'Swing', type: 'emom', value: '10 min', reps: '12', weight: '16 kg' });
  const { unmount } = await startRunner(emom);
  await userEvent.click(screen.getByRole('button', { name: 'Avvia 10:00' }));
  unmount();
  clockAt('2026-11-18T18:02:10.000Z');

  const { server } = await openRunner(emom);
  expect(await screen.findByText('Minuto 3 di 10')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Cronometro: Swing' })).getByRole('timer').textContent).toBe(
    '00:50',
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Ferma' })[0] as HTMLElement);
  await expect.poll(() => field('Minuti fatti').value).toBe('2');
  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ seconds: 120, reps: 12, weightKg: 16 });
});

test('one minute of an EMOM of 20 is asked about at its field', async () => {
  await startRunner(only({ name: 'Swing', type: 'emom', value: '20 min', reps: '12' }));
  await userEvent.clear(field('Minuti fatti'));
  await userEvent.type(field('Minuti fatti'), '1');

  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toContain('01:00');
  expect(document.activeElement).toBe(field('Minuti fatti'));
});

test('free text is logged as done, without values', async () => {
  const { server } = await startRunner(only({ name: 'Mobilità', type: 'text', value: 'Dieci minuti liberi' }));
  expect(screen.queryAllByRole('textbox')).toHaveLength(0);

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: null, reps: null, seconds: null });
});

test('with effort as RPE, 8.5 is entered with two taps', async () => {
  const settings = { ...exampleOpened.settings, effort: 'rpe' as const };
  const { server } = await startRunner({ ...only({ type: 'reps', reps: '8', weight: '80 kg' }), settings });
  await userEvent.click(screen.getByRole('button', { name: 'RPE 8' }));
  await userEvent.click(screen.getByRole('button', { name: '+0,5, mezzo punto in più' }));

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ rpe: 8.5, rir: null });
});

function clockAt(instant: string): void {
  vi.useFakeTimers({ now: Date.parse(instant), toFake: ['Date'] });
}

test('of 12-10-8 at 60-65-70 kg each set has its own numbers, also those still to do', async () => {
  await startRunner(only({ type: 'reps', reps: '12-10-8', weight: '60-65-70 kg', sets: 3 }));

  expect([field('Peso (kg)').value, field('Ripetizioni').value]).toEqual(['60', '12']);
  expect(screen.getByText('10 rip. · 65 kg')).toBeTruthy();

  await tapDone();

  expect([field('Peso (kg)').value, field('Ripetizioni').value]).toEqual(['65', '10']);
});

test('of a plank of 60/45/30 s each set has its own time and timer', async () => {
  await startRunner(only({ name: 'Plank', type: 'time', value: '60/45/30 s', reps: '', weight: '', sets: 3 }));
  expect(screen.getByRole('button', { name: 'Avvia 01:00' })).toBeTruthy();
  expect(screen.getByText('45 s')).toBeTruthy();

  await tapDone();

  expect(field('Tempo (min:s)').value).toBe('00:45');
  expect(screen.getByRole('button', { name: 'Avvia 00:45' })).toBeTruthy();
});

test('45" + 15" that was written as repetitions is shown as written, and no repetitions are filled in', async () => {
  await startRunner(only({ name: 'Plank', type: 'reps', reps: '45" + 15"', weight: '', sets: 3 }));

  expect(field('Ripetizioni').value).toBe('');
  expect(screen.getAllByText(/45" \+ 15"/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/15" rip/)).toBeNull();
});

test('a tap on the prefilled RIR confirms it, and only the button beside takes it away', async () => {
  const { server } = await startRunner(only({ name: 'Curl', sets: 2, reps: '10', weight: '40 kg', rir: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'RIR 2' }));
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ rir: 2 });

  await userEvent.click(screen.getByRole('button', { name: 'Senza RIR' }));
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ rir: null });
});
