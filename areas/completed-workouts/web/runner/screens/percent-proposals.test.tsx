import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { completedWorkoutLiveHandlers } from '../../live.ts';
import { exampleOpened } from '../testing/opened.ts';
import { field, only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';

test('a load of 80 % says why there is no proposal before a maximum is known, only before the first set', async () => {
  await startRunner(only({ weight: '80% 1RM', reps: '5', sets: 2 }));

  const why = /^Non c'è ancora un massimale su cui calcolare la percentuale: scegli tu il carico/;
  expect(await screen.findByText(why)).toBeTruthy();
  expect(field('Peso (kg)').value).toBe('');

  await userEvent.type(field('Peso (kg)'), '70');
  await tapDone();
  await waitFor(() => expect(field('Peso (kg)').value).toBe('70'));
  expect(screen.queryByText(why)).toBeNull();
});

test('80 % of a tested maximum of 100 kg is proposed as such, without a set logged before', async () => {
  const exerciseId = example.rows[0]?.exerciseId ?? '';
  const history = [{ exerciseId, performances: [], oneRepMaxKg: 100, isOneRepMaxTested: true }];
  await startRunner({ ...only({ weight: '80% 1RM', reps: '5' }), history });

  expect(
    await screen.findByRole('button', { name: /Proposta: 80\skg.*80% del tuo massimale di 100\skg/ }),
  ).toBeTruthy();
});

const exerciseId = example.rows[0]?.exerciseId ?? '';
const maximumOf100 = [{ exerciseId, performances: [], oneRepMaxKg: 100, isOneRepMaxTested: true }];
const spaced = (text: string) => (_: string, element: Element | null) =>
  [...(element?.children ?? [])].every((child) => child.matches('[class*="range"]')) &&
  element?.textContent?.replaceAll('\u00A0', ' ') === text;

test('before a workout begins, percentages are followed by their kg', async () => {
  await openRunner({ ...only({ weight: '70-75-80%', reps: '5', sets: 3 }), history: maximumOf100 });

  expect(await screen.findByText(spaced('70-75-80% (70 · 75 · 80 kg)'))).toBeTruthy();
});

test('each set of 70-75-80 % has its own kg, also those that are not the current one', async () => {
  await startRunner({ ...only({ weight: '70-75-80%', reps: '5', sets: 3 }), history: maximumOf100 });

  expect((await screen.findAllByText(/75%\s*\(75\skg\)/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^.*\b80%\s*\(80\skg\)/).length).toBeGreaterThan(0);
});

test('a load that is not a percentage has no kg beside it', async () => {
  await openRunner({ ...only({ weight: '80', reps: '5' }), history: maximumOf100 });

  expect(await screen.findByText(spaced('80 kg'))).toBeTruthy();
});

test('a percentage of a maximum that nobody has recorded says so before and during the workout, not in each set', async () => {
  await openRunner(only({ weight: '75%', reps: '5', sets: 3 }));
  expect(await screen.findByText(spaced('75% (massimale non registrato)'))).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));

  await screen.findByText(/^Non c'è ancora un massimale/);
  expect(screen.getAllByText(/massimale non registrato/)).toHaveLength(1);
});

test('a share by the progression of a maximum that nobody has recorded is shown with its percentage', async () => {
  await openRunner(only({ weight: '', reps: '5', progression: { kind: 'percent', percent: 80 } }));

  expect(await screen.findByText(spaced('80% (massimale non registrato)'))).toBeTruthy();
});

test('kg from a maximum that is estimated say so, before the workout and at the set that is to do', async () => {
  const history = [{ exerciseId, performances: [], oneRepMaxKg: 100, isOneRepMaxTested: false }];
  await openRunner({ ...only({ weight: '75%', reps: '5', sets: 3 }), history });
  expect(await screen.findByText(spaced('75% (75 kg, stimato)'))).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));

  await screen.findByText('Previsto');
  expect(screen.getAllByText(spaced('75% (75 kg, stimato)')).length).toBeGreaterThan(1);
});

test('also the sets after the current one say that their kg are from an estimated maximum', async () => {
  const history = [{ exerciseId, performances: [], oneRepMaxKg: 100, isOneRepMaxTested: false }];
  await startRunner({ ...only({ weight: '70-75-80%', reps: '5', sets: 3 }), history });

  expect(await screen.findByText(/75%\s*\(75\skg, stimato\)/)).toBeTruthy();
  expect(screen.getByText(/^(?!.*·.*·).*80%\s*\(80\skg, stimato\)/)).toBeTruthy();
});

test('70 % of a maximum of one hand is a load of one hand, and says so before and during the workout', async () => {
  const history = [{ exerciseId, performances: [], oneRepMaxKg: 24, isOneRepMaxPerHand: true as const }];
  await openRunner({ ...only({ weight: '70%', reps: '8', sets: 1 }), history });
  expect(await screen.findByText(spaced('70% (17,5 kg per mano)'))).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));
  expect(
    await screen.findByRole('button', { name: /Proposta: 17,5\skg.*massimale stimato, 24\skg per mano/ }),
  ).toBeTruthy();
});

test('a maximum that the coach enters while the client trains is the base of the percentage at once', async () => {
  const share = only({ weight: '80% 1RM', reps: '5' });
  const { queryClient } = await startRunner(share);
  await screen.findByText(/^Non c'è ancora un massimale/);

  respond(workoutRoutes.open.own, { ...exampleOpened, ...share, history: maximumOf100 });
  for (const { type, handle } of completedWorkoutLiveHandlers)
    if (type === liveMeasurementsChanged.type) handle(queryClient, { clientId: newId() });

  expect(await screen.findByRole('button', { name: /Proposta: 80\skg/ })).toBeTruthy();
});
