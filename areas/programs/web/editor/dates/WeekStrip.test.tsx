import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { exampleCopy, openProgramScreen } from '../testing/open-program-screen.tsx';
import { datesChoice } from './dates-visibility.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  datesChoice.set(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const strip = () => screen.getByRole('region', { name: 'Giorni della settimana 1' });

/** Returns one line for each day of the week: `lun 16 nov G1 Spinta`. */
function days(): string[] {
  return within(strip())
    .getAllByRole('listitem')
    .map(({ textContent }: HTMLElement) => textContent?.replace(/\s+/g, ' ').trim() ?? '');
}

test('three days of a copy that began on Monday 16 fall on the 16th, 18th and 20th, which is today', async () => {
  await openProgramScreen({ program: exampleCopy });

  expect(days()).toEqual([
    'lun 16 novG1 Spinta',
    'mar 17 novRiposo',
    'mer 18 novG2 Gambe',
    'gio 19 novRiposo',
    'ven 20 novG3 Trazione',
    'sab 21 novRiposo',
    'dom 22 novRiposo',
  ]);
  expect(within(strip()).getAllByRole('listitem')[4]?.getAttribute('aria-current')).toBe('date');
  const [first] = screen.getAllByRole('region', { name: 'Giorno 1, Settimana 1' });
  expect(within(first as HTMLElement).getByText('lun 16 nov')).toBeTruthy();
});

test('a workout that the client moved to Saturday is marked on its day and on Saturday, until the coach moves its day there', async () => {
  const workoutId = exampleCopy.weeks[0]?.days[2]?.workouts[0]?.id ?? '';
  await openProgramScreen({ program: exampleCopy, moved: [{ workoutId, date: '2026-11-21' }] });
  const card = screen.getByRole('region', { name: 'Giorno 3, Settimana 1' });

  expect(days().slice(4, 6)).toEqual(['ven 20 novG3 Trazionespostato a sab 21 nov', 'sab 21 novG3 spostato qui']);
  expect(within(card).getByText('spostato a sab 21 nov')).toBeTruthy();

  await userEvent.click(within(strip()).getByRole('button', { name: /^G3 Trazione/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'sab 21 nov' }));
  expect(days().slice(4, 6)).toEqual(['ven 20 novRiposo', 'sab 21 novG3 Trazione']);
  expect(within(card).queryByText(/spostato/)).toBeNull();
});

test('a day is moved to a free date by its menu, and undo brings it back', async () => {
  vi.setSystemTime('2026-11-17T10:00:00Z');
  await openProgramScreen({ program: exampleCopy });
  await userEvent.click(within(strip()).getByRole('button', { name: /^G3 Trazione/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'sab 21 nov' }));

  expect(days()[5]).toBe('sab 21 novG3 Trazione');
  expect(screen.getByText('Giorno 3 spostato a sab 21 nov.')).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(days()[4]).toBe('ven 20 novG3 Trazione');
});

test('a day moved to the date of another exchanges dates with it', async () => {
  await openProgramScreen({ program: exampleCopy });
  await userEvent.click(within(strip()).getByRole('button', { name: /^G1 Spinta/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'mer 18 nov, scambia con G2' }));

  expect([days()[0], days()[2]]).toEqual(['lun 16 novG1 Gambe', 'mer 18 novG2 Spinta']);
});

test('Alt with the right arrow moves a day to the next date, and the focus stays on it', async () => {
  vi.setSystemTime('2026-11-17T10:00:00Z');
  await openProgramScreen({ program: exampleCopy });
  within(strip())
    .getByRole('button', { name: /^G3 Trazione/ })
    .focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');

  expect(days()[5]).toBe('sab 21 novG3 Trazione');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Trazione'));
});

test('a day is dragged to another date', async () => {
  vi.setSystemTime('2026-11-17T10:00:00Z');
  await openProgramScreen({ program: exampleCopy });
  const week = strip().querySelector('[data-strip]') as HTMLElement;
  week.getBoundingClientRect = () => ({ left: 0, width: 700 }) as DOMRect;
  const day = within(strip()).getByRole('button', { name: /^G3 Trazione/ });
  fireEvent.pointerDown(day, { button: 0, clientX: 450 });
  fireEvent.pointerMove(document, { clientX: 650 });
  fireEvent.pointerUp(document, { clientX: 650 });

  expect(days()[6]).toBe('dom 22 novG3 Trazione');
});

test('a template has no dates: its days are counted from the start of the week', async () => {
  await openProgramScreen();

  expect(days()).toEqual([
    'InizioG1 Spinta',
    '+1Riposo',
    '+2G2 Gambe',
    '+3Riposo',
    '+4G3 Trazione',
    '+5Riposo',
    '+6Riposo',
  ]);
});

test('the offsets of a week can be copied to the following weeks', async () => {
  const [first, second] = exampleProgram.weeks;
  if (!first || !second) throw new Error('the example is too short');
  const moved = { ...first, days: first.days.map((day, index) => ({ ...day, offset: [0, 1, 6][index] ?? null })) };
  await openProgramScreen({ program: { ...exampleCopy, weeks: [moved, second] } });
  await userEvent.click(within(strip()).getByRole('button', { name: /^G1 Spinta/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Così anche le settimane dopo' }));

  const last = screen.getByRole('region', { name: 'Giorno 3, Settimana 2' });
  expect(within(last).getByText('dom 29 nov')).toBeTruthy();
});

test('the day of today is dragged to another date only after a question', async () => {
  await openProgramScreen({ program: exampleCopy });
  const week = strip().querySelector('[data-strip]') as HTMLElement;
  week.getBoundingClientRect = () => ({ left: 0, width: 700 }) as DOMRect;
  fireEvent.pointerDown(within(strip()).getByRole('button', { name: /^G3 Trazione/ }), { button: 0, clientX: 450 });
  fireEvent.pointerMove(document, { clientX: 650 });
  fireEvent.pointerUp(document, { clientX: 650 });

  const dialog = within(await screen.findByRole('dialog', { name: 'Spostare il giorno 3?' }));
  expect(dialog.getByText(/È l'allenamento del cliente per il 20 nov 2026/)).toBeTruthy();
  expect(days()[6]).toBe('dom 22 novRiposo');
  await userEvent.click(dialog.getByRole('button', { name: 'Sposta' }));
  expect(days()[6]).toBe('dom 22 novG3 Trazione');
});
