import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentView } from '../cells/visible-columns.ts';
import { visiblePanel } from '../panels/visible-panel.ts';
import { exampleCopy, openProgramScreen, openProgramScreenOnPhone } from '../testing/open-program-screen.tsx';
import { exampleRows, performanceOf } from '../testing/performances.ts';
import { provideNextLoads } from './provide.ts';

const requests: (readonly string[])[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  currentView.set('columns');
  visiblePanel.set('');
  requests.length = 0;
  provideNextLoads(async () => async ({ exerciseIds }) => {
    requests.push(exerciseIds);
    return ({ exerciseId }) =>
      exerciseId === exampleRows.bench.exerciseId
        ? { weightKg: 62.5, from: { weightKg: 60, reps: 8, finishedOn: '2026-11-12' } }
        : null;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = 'Il cliente troverà 62,5 kg (ultima: 60 kg × 8, 12 nov)';
const withoutLoads = {
  ...exampleCopy,
  weeks: exampleCopy.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      workouts: day.workouts.map((workout) => ({
        ...workout,
        exercises: workout.exercises.map((row) => ({ ...row, weight: '' })),
      })),
    })),
  })),
};

test.each(['columns', 'rows'] as const)(
  'the %s view shows the load that the client will find where none is written',
  async (view) => {
    currentView.set(view);
    await openProgramScreen({ program: withoutLoads });

    const [cell] = await screen.findAllByTitle(line);
    expect(within(cell as HTMLElement).getByText('62,5 kg')).toBeTruthy();
    expect(cell?.dataset['cell']).toBe('weight');
    expect(screen.getAllByTitle(line)).toHaveLength(1);
    expect(requests).toHaveLength(1);
  },
);

test('a written load that the client will not find is underlined', async () => {
  await openProgramScreen({ program: exampleCopy });
  const [cell] = await screen.findAllByTitle(new RegExp(line.replace(/[()]/g, '\\$&')));

  expect(cell?.dataset['otherLoad']).toBe('true');
  expect(cell?.getAttribute('aria-description')?.replaceAll('\u00A0', ' ')).toContain(line);
});

test('a chosen load says where it comes from', async () => {
  await openProgramScreen({ program: withoutLoads });
  const [cell] = await screen.findAllByTitle(line);
  await userEvent.click(cell as HTMLElement);

  expect(screen.getByText(line)).toBeTruthy();
});

test('a load of a workout with different loads says of which set it is', async () => {
  const from = { weightKg: 12.5, reps: 8, finishedOn: '2026-11-12', setNumber: 2 };
  provideNextLoads(async () => async () => () => ({ weightKg: 15, from }));
  await openProgramScreen({ program: withoutLoads });

  const found = await screen.findAllByTitle('Il cliente troverà 15 kg (ultima: serie 2: 12,5 kg × 8, 12 nov)');
  expect(found.length).toBeGreaterThan(0);
});

test('a row that was done, and a template, have no load to come', async () => {
  await openProgramScreen({ program: { ...withoutLoads, clientId: null, clientName: null } });
  expect(screen.queryByTitle(line)).toBeNull();
  expect(requests).toEqual([]);
  cleanup();

  const weeks = withoutLoads.weeks.slice(0, 1);
  await openProgramScreen({ program: { ...withoutLoads, weeks }, done: [performanceOf(exampleRows.bench)] });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByTitle(line)).toBeNull();
});

test('only the exercises of the rows that the client does next are read', async () => {
  const weeks = withoutLoads.weeks.slice(0, 1);
  await openProgramScreen({ program: { ...withoutLoads, weeks } });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toContain(exampleRows.bench.exerciseId);
  cleanup();

  await openProgramScreen({ program: { ...withoutLoads, weeks }, done: [performanceOf(exampleRows.bench)] });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]).not.toContain(exampleRows.bench.exerciseId);
});

test('who may not read completed workouts finds no load to come, and none is asked for', async () => {
  await openProgramScreen({ program: withoutLoads }, []);

  expect(screen.queryByTitle(line)).toBeNull();
  expect(requests).toEqual([]);
});

test('on the phone a row says which load the client will find', async () => {
  await openProgramScreenOnPhone({ program: withoutLoads });

  expect(await screen.findByText(line)).toBeTruthy();
});

test.each(['columns', 'rows'] as const)(
  'the %s view says in the row that the client will do that its exercise was skipped because of pain',
  async (view) => {
    currentView.set(view);
    const pain = { on: '2026-11-12', note: 'fitta al ginocchio' };
    provideNextLoads(
      async () =>
        async () =>
        ({ exerciseId }) =>
          exerciseId === exampleRows.bench.exerciseId ? { weightKg: null, from: null, pain } : null,
    );
    await openProgramScreen({ program: exampleCopy });

    const text = 'Saltato per dolore il 12 nov, «fitta al ginocchio»: nessun carico proposto';
    const [line] = await screen.findAllByText((content) => content.replaceAll('\u00A0', ' ') === text);
    expect(line?.closest('[data-cell="name"]')).toBeTruthy();
  },
);
