import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentView } from '../cells/visible-columns.ts';
import { visiblePanel } from '../panels/visible-panel.ts';
import { exampleCopy, openProgramScreen, openProgramScreenOnPhone } from '../testing/open-program-screen.tsx';
import { exampleRows, lastTimeOf, performanceOf } from '../testing/performances.ts';

beforeEach(() => {
  // A copy opens at its current week.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  currentView.set('columns');
  visiblePanel.set('');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const done = [performanceOf(exampleRows.bench)];
const previous = [lastTimeOf(exampleRows.raise)];

const firstRow = (name: RegExp) => screen.getAllByRole('rowheader', { name })[0] as HTMLElement;

test('a row that was done is marked in the columns view, and says what was done', async () => {
  await openProgramScreen({ program: exampleCopy, previous, done });
  const row = firstRow(/Panca piana/);

  expect(within(row).getByTitle('Fatto: 82,5 kg × 6 · 18 nov')).toBeTruthy();
  expect(row.getAttribute('aria-description')).toMatch(/^Fatto: 82,5\skg × 6 · 18 nov$/);
});

test('the day of a row is that of the client who finished it half an hour after midnight for the coach', async () => {
  const late = done.map((one) => ({ ...one, finishedAt: '2026-11-18T23:30:00Z', finishedOn: '2026-11-18' }));
  await openProgramScreen({ program: exampleCopy, previous, done: late });

  expect(within(firstRow(/Panca piana/)).getByTitle('Fatto: 82,5 kg × 6 · 18 nov')).toBeTruthy();
});

test('a row of which one set of three was done is not marked as done, and says how many were', async () => {
  const partial = done.map((one) => ({ ...one, setsDone: 1, setsPlanned: 3 }));
  await openProgramScreen({ program: exampleCopy, previous, done: partial });

  const line = within(firstRow(/Panca piana/)).getByTitle('Fatto 1 di 3: 82,5 kg × 6 · 18 nov');
  expect(line.dataset['kind']).toBe('partial');
  expect(within(line).getByText('1/3')).toBeTruthy();
});

test('a row of which no set was done is marked with the number of its sets', async () => {
  const missed = done.map((one) => ({ ...one, sets: [], setsDone: 0, setsPlanned: 3 }));
  await openProgramScreen({ program: exampleCopy, previous, done: missed });

  const row = firstRow(/Panca piana/);
  expect(within(within(row).getByTitle('Fatto 0 di 3 il 18 nov')).getByText('0/3')).toBeTruthy();
  expect(row.getAttribute('aria-description')).toBe('Fatto 0 di 3 il 18 nov');
});

test('a row whose sets were changed after the workout began is not marked as done as it is prescribed now', async () => {
  const threeSets = done.map((one) => ({ ...one, setsDone: 3, setsPlanned: 3 }));
  await openProgramScreen({ program: exampleCopy, previous, done: threeSets });

  const line = within(firstRow(/Panca piana/)).getByTitle('Fatto 3 di 3 prescritte allora: 82,5 kg × 6 · 18 nov');
  expect(line.dataset['kind']).toBe('changed');
  expect(within(line).getByText('3/3')).toBeTruthy();
});

test('a workout that the client has begun is marked, with what it means for changes', async () => {
  const workoutId = exampleCopy.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  await openProgramScreen({ program: exampleCopy, begun: [workoutId] });

  expect(screen.getAllByTitle(/^Il cliente l'ha iniziato/)).toHaveLength(1);
  const day = within(screen.getByRole('region', { name: 'Giorno 1, Settimana 1' }));
  expect(day.getByTitle(/L'ha iniziato|l'ha iniziato/).textContent).toMatch(/^in corso/);
});

test('the columns view shows the result of the focused row below the weeks', async () => {
  await openProgramScreen({ program: exampleCopy, previous, done });
  const bar = await screen.findByText("Scegli un esercizio per vedere com'è andato.");
  const shown = within(bar.parentElement as HTMLElement);

  await userEvent.click(firstRow(/Panca piana/));
  expect(shown.getByText('Fatto: 82,5 kg × 6 · 18 nov')).toBeTruthy();
  await userEvent.click(firstRow(/Alzate laterali/));
  expect(shown.getByText('Ultima volta: 82,5 kg × 6 · 12 nov')).toBeTruthy();
});

test('a template, and a copy without results, have no line for them', async () => {
  await openProgramScreen({ program: exampleCopy });

  expect(screen.queryByText(/com'è andato/)).toBeNull();
});

test('the rows view names what a result is', async () => {
  currentView.set('rows');
  await openProgramScreen({ program: exampleCopy, previous, done });

  expect(within(firstRow(/Panca piana/)).getByText('Fatto:')).toBeTruthy();
  expect(within(firstRow(/Alzate laterali/)).getByText('Ultima volta:')).toBeTruthy();
});

const phoneRow = (name: RegExp) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

test('on the phone a row that was done is marked, and one that was only done before is not', async () => {
  await openProgramScreenOnPhone({ program: exampleCopy, previous, done });

  expect(within(phoneRow(/Panca piana.*6-8/)).getByTitle('Fatto: 82,5 kg × 6 · 18 nov').dataset['kind']).toBe('done');
  expect(within(phoneRow(/Alzate laterali/)).queryByTitle(/./)).toBeNull();
});

test('on the phone a row of which one set of three was done says how many were, and a skipped one why', async () => {
  const partial = performanceOf(exampleRows.bench, { setsDone: 1, setsPlanned: 3 });
  const skipped = performanceOf(exampleRows.raise, { sets: [], setsDone: 0, skipReason: 'pain' });
  await openProgramScreenOnPhone({ program: exampleCopy, previous, done: [partial, skipped] });

  const row = phoneRow(/Panca piana.*6-8/);
  expect(within(row).getByText('1/3')).toBeTruthy();
  expect(row.getAttribute('aria-description')).toMatch(/^Fatto 1 di 3: 82,5\skg × 6 · 18 nov$/);
  expect(within(phoneRow(/Alzate laterali/)).getByTitle(/^Saltat.*dolore/).dataset['kind']).toBe('skipped');
});
