import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import type { Program } from '../../../contract/document.ts';
import { currentView } from '../cells/visible-columns.ts';
import { exampleCopy, openProgramScreen, openProgramScreenOnPhone } from '../testing/open-program-screen.tsx';
import { exampleRows } from '../testing/performances.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  currentView.set('rows');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The copy with 75% as the load of the bench press. */
const copyWithShare: Program = {
  ...exampleCopy,
  weeks: exampleCopy.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      workouts: day.workouts.map((workout) => ({
        ...workout,
        exercises: workout.exercises.map((row) =>
          row.exerciseId === exampleRows.bench.exerciseId ? { ...row, weight: '75%', progression: null } : row,
        ),
      })),
    })),
  })),
};
const { exerciseId } = exampleRows.bench;
const known = { exerciseId, oneRepMaxKg: 100, isTested: true, testedOn: '2026-11-18' };
const load = () => screen.getAllByRole('gridcell', { name: /^75% .*Panca piana/ })[0] as HTMLElement;

test('a load in percent without a known maximum is marked, and the maximum is entered right there', async () => {
  respond(maximumRoutes.list.client, { maxima: [] });
  respond(maximumRoutes.record.client, { maximum: known });
  await openProgramScreen({ program: copyWithShare });
  await vi.waitFor(() =>
    expect(load().getAttribute('aria-description')).toBe(
      'Nessun massimale di Panca piana con bilanciere per Carla Prova',
    ),
  );
  expect(requestsTo(maximumRoutes.list.client)[0]?.query['exerciseIds']).toContain(exerciseId);

  await userEvent.click(load());
  await userEvent.click(within(load()).getByRole('button', { name: 'Inserisci il massimale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Massimale di Panca piana con bilanciere' }));
  respond(maximumRoutes.list.client, { maxima: [known] });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Massimale' }), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await vi.waitFor(() => expect(load().getAttribute('aria-description')).toMatch(/^75% = 75\skg$/));
  expect(requestsTo(maximumRoutes.record.client)[0]?.body).toMatchObject({
    exerciseId,
    entered: '100',
    unit: 'kg',
  });
});

test('the estimate from logged sets becomes the maximum of the client with one click', async () => {
  respond(maximumRoutes.list.client, { maxima: [] });
  respond(maximumRoutes.record.client, { maximum: known });
  await openProgramScreen({ program: copyWithShare });
  await userEvent.click(load());
  const enter = await within(load()).findByRole('button', { name: 'Inserisci il massimale' });
  respond(maximumRoutes.list.client, {
    maxima: [{ exerciseId, oneRepMaxKg: 97.5, isTested: false, testedOn: null }],
  });
  await userEvent.click(enter);
  await userEvent.click(await screen.findByRole('button', { name: /^Usa la stima dalle serie fatte: 97,5\skg$/ }));

  expect(requestsTo(maximumRoutes.record.client)[0]?.body).toMatchObject({ exerciseId, entered: '97,5', unit: 'kg' });
});

test.each([
  ['desktop', openProgramScreen],
  ['phone', openProgramScreenOnPhone],
])('on the %s the head of a client’s program names the missing maximums until they are entered', async (_, openOn) => {
  respond(maximumRoutes.list.client, { maxima: [] });
  await openOn({ program: copyWithShare });

  expect(await screen.findByText(/^Massimali mancanti per Carla Prova: Panca piana con bilanciere/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inserisci i massimali' }).getAttribute('href')).toBe(
    `/clients/${exampleCopy.clientId}/metrics`,
  );
});

test('the head of a client’s program names only the exercises whose maximum is unknown', async () => {
  respond(maximumRoutes.list.client, { maxima: [known] });
  await openProgramScreen({ program: copyWithShare });

  await vi.waitFor(() => expect(load().getAttribute('aria-description')).toMatch(/^75% = 75/));
  expect(screen.getByText(/^Massimali mancanti/).textContent).toContain('Carla Prova: Squat con bilanciere Inserisci');
});

test('on the phone the field of the load says the kg of its share', async () => {
  respond(maximumRoutes.list.client, { maxima: [known] });
  await openProgramScreenOnPhone({ program: copyWithShare });

  await userEvent.click(screen.getAllByRole('button', { name: /Panca piana.*75%/ })[0] as HTMLElement);
  expect(await screen.findByText(/^75% = 75\skg$/)).toBeTruthy();
});
