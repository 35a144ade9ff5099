import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleCopy, openProgramScreen, openProgramScreenOnPhone } from '../testing/open-program-screen.tsx';
import { datesChoice } from './dates-visibility.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  datesChoice.set(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The two weeks of the copy have workouts on Monday 16, Wednesday 18 and Friday 20 November, and on 23, 25 and 27. */
const replacedOn = (stopsOn: string) => ({ ...exampleCopy, stopsOn, endsOn: '2026-11-24' });
const banner = () => screen.queryByText(/ciò che è previsto dopo quel giorno/);
const isStruck = (region: string, date: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByText(date)[0]
    ?.closest('s') !== null;

test('a copy that is replaced from its second week counts one week of 3 workouts, and says so in one line', async () => {
  await openProgramScreen({ program: replacedOn('2026-11-23') });

  expect(screen.getByText(/^1 settimana · 3 allenamenti/)).toBeTruthy();
  expect(banner()?.textContent).toBe(
    'Il programma finisce il 22 nov 2026: ciò che è previsto dopo quel giorno non si svolge, non si conta e non va nel PDF.',
  );
});

test('the replaced week is named and its dates are struck through; it stays editable', async () => {
  await openProgramScreen({ program: replacedOn('2026-11-23') });
  const weeks = within(screen.getByRole('navigation', { name: 'Settimane' }));
  await userEvent.click(weeks.getByRole('button', { name: 'Sett. 2' }));

  expect(
    within(screen.getByRole('region', { name: 'Giorni della settimana 2' })).getByText('dopo la fine'),
  ).toBeTruthy();
  expect(isStruck('Giorno 1, Settimana 2', 'lun 23 nov')).toBe(true);
  expect(isStruck('Giorno 1, Settimana 1', 'lun 16 nov')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /^G3/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'sab 28 nov' }));
  expect(isStruck('Giorno 3, Settimana 2', 'sab 28 nov')).toBe(true);
});

test('a copy that is replaced from Wednesday of its second week counts 2 weeks of 4 workouts', async () => {
  await openProgramScreen({ program: replacedOn('2026-11-25') });

  expect(screen.getByText(/^2 settimane · 4 allenamenti/)).toBeTruthy();
  expect(isStruck('Giorno 1, Settimana 2', 'lun 23 nov')).toBe(false);
  expect(isStruck('Giorno 2, Settimana 2', 'mer 25 nov')).toBe(true);
  expect(banner()).toBeTruthy();
});

test('a workout that was moved to before the replacement counts', async () => {
  const workoutId = exampleCopy.weeks[1]?.days[1]?.workouts[0]?.id ?? '';
  await openProgramScreen({ program: replacedOn('2026-11-25'), moved: [{ workoutId, date: '2026-11-24' }] });

  expect(screen.getByText(/^2 settimane · 5 allenamenti/)).toBeTruthy();
});

test('nothing is said when all workouts are before the replacement, or none replaces the copy', async () => {
  await openProgramScreen({ program: replacedOn('2026-11-28') });
  expect(screen.getByText(/^2 settimane · 6 allenamenti/)).toBeTruthy();
  expect(banner()).toBeNull();

  cleanup();
  await openProgramScreen({ program: exampleCopy });
  expect(banner()).toBeNull();
});

test('on a phone the replaced day has its date struck through', async () => {
  vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
  await openProgramScreenOnPhone({ program: replacedOn('2026-11-24') });
  const days = within(screen.getByRole('navigation', { name: 'Giorni' }));
  await userEvent.click(days.getByRole('button', { name: /Gambe/ }));

  expect(screen.getAllByText('mer 25 nov').some((date) => date.closest('s'))).toBe(true);
});
