import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProgramContent } from '../../contract/document.ts';
import type { RowPerformance } from '../../contract/editing.ts';
import { currentView } from './cells/visible-columns.ts';
import { openGrid, savedContent } from './testing/grid.ts';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';
import { exampleProgram } from '../../example.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const idsOf = ({ weeks }: ProgramContent) => weeks.map(({ days }) => days.map(({ id }) => id));
const before = idsOf(exampleProgram);

async function run(label: string): Promise<void> {
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a day is moved after the next one from its menu, without dragging', async () => {
  await openGrid();
  await run('Sposta dopo');

  const [[first, second, ...others] = [], ...weeks] = before;
  const moved = [[second, first, ...others], ...weeks];
  await waitFor(() => expect(idsOf(savedContent(exampleProgram))).toEqual(moved), { timeout: 15_000 });
});

test('a day is moved to the end of the next week with its workouts', async () => {
  await openGrid();
  await run('Sposta nella settimana 2');

  const [[first, ...others] = [], next = [], ...weeks] = before;
  const moved = [others, [...next, first], ...weeks];
  await waitFor(() => expect(idsOf(savedContent(exampleProgram))).toEqual(moved), { timeout: 15_000 });
});

test('a workout is moved to another day of its week from the menu, and its day stays', async () => {
  await openGrid();
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta in un altro giorno' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Giorno 2/ }));

  const [first, second] = exampleProgram.weeks[0]?.days ?? [];
  const workoutsOf = ({ weeks }: ProgramContent) =>
    (weeks[0]?.days ?? []).slice(0, 2).map(({ workouts }) => workouts.map(({ id }) => id));
  const idsIn = (day: typeof first) => day?.workouts.map(({ id }) => id) ?? [];
  const moved = [[], [...idsIn(second), ...idsIn(first)]];
  await waitFor(() => expect(workoutsOf(savedContent(exampleProgram))).toEqual(moved), { timeout: 15_000 });
  expect(await screen.findByText(/spostato nel giorno 2\.$/)).toBeTruthy();
});

async function openOnItsFirstDay(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await openProgramScreen({ program: { ...exampleCopy, startsOn: '2026-11-20' } });
}

test.each(['Sposta dopo', 'Sposta nella settimana 2'])(
  'the day of today is moved with “%s” only after a question that names what the client sees',
  async (label) => {
    await openOnItsFirstDay();
    const before = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await run(label);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/È l'allenamento del cliente per il 20 nov 2026/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));

    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(before);
  },
);

test('the days that a workout of a copy can be moved to have their dates in the menu', async () => {
  await openOnItsFirstDay();
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta in un altro giorno' }));

  expect(await screen.findByRole('menuitem', { name: /^Giorno 2.* · \p{L}+ \d+ novembre$/u })).toBeTruthy();
});

test('the question before the day of today is moved names its new date with the weekday', async () => {
  await openOnItsFirstDay();
  await run('Sposta nella settimana 2');
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByText(/Nuova data di .+: \p{L}+ \d+ (?:novembre|dicembre)\./u)).toBeTruthy();
});

test('a done workout of a past week is moved only after a question, which says that its result stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const rowId = exampleCopy.weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.id ?? '';
  const done: RowPerformance[] = [
    {
      rowId,
      finishedAt: '2026-11-20T10:00:00.000Z',
      finishedOn: '2026-11-20',
      sets: [],
      setsDone: 3,
      setsPlanned: 3,
      exerciseName: 'Panca piana',
      skipReason: null,
      skipNote: '',
    },
  ];
  await openProgramScreen({ program: { ...exampleCopy, startsOn: '2026-11-20' }, done });
  await run('Sposta dopo');

  expect(await screen.findByText(/è già svolto: il risultato resta nel giorno in cui è stato fatto/)).toBeTruthy();
});

test('a day that comes to today is named as such, and a move of later days asks nothing', async () => {
  await openOnItsFirstDay();
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 2' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta prima' }));
  expect(await screen.findByText(/Diventa l'allenamento del cliente per il 20 nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));

  await userEvent.click(screen.getAllByRole('button', { name: 'Azioni per il giorno 2' })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta prima' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
