import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { withDays } from '#areas/programs/rules/pauses.ts';
import { addDays } from '#shell/common/dates.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { day, legs, program, push, show, today } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

const pausedUntil = (until: string) => {
  const pause = withDays({ from: addDays(day, -2), until, keepsWeekdays: true, note: 'Buone vacanze!' });
  return { ...program, endsOn: '2027-12-20', pauses: [pause] };
};
const late = { ...push, date: addDays(day, -3) };

test('in a pause the client reads until when, with the note, and no workout is late', async () => {
  const paused = pausedUntil(addDays(day, 4));
  const later = { ...legs, date: addDays(day, 5) };
  await show({ ...today, program: paused, programs: [paused], next: late, week: [late, later] });

  expect(await screen.findByText(`In pausa fino al ${formatDate(addDays(day, 4))}`)).toBeTruthy();
  expect(screen.getByText('Buone vacanze!')).toBeTruthy();
  expect(screen.getByText('Prossimo allenamento · dopo la pausa')).toBeTruthy();
  expect(screen.queryByText(/era per/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Inizia' }).dataset['variant']).toBe('default');
  expect(within(screen.getByRole('region', { name: program.title })).getByText('In pausa')).toBeTruthy();
});

test('the day after the pause nothing says that the program is paused', async () => {
  const paused = pausedUntil(addDays(day, -1));
  await show({ ...today, program: paused, programs: [paused] });

  expect(await screen.findByText('Prossimo allenamento · oggi')).toBeTruthy();
  expect(screen.queryByText(/In pausa/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Inizia' }).dataset['variant']).toBe('filled');
});

test('beside a program that is running, the pause of the other one speaks of that program only', async () => {
  const paused = { ...pausedUntil(addDays(day, 4)), id: crypto.randomUUID(), title: 'Corsa' };
  await show({ ...today, program, programs: [paused, program] });

  expect(await screen.findByText(`Corsa in pausa fino al ${formatDate(addDays(day, 4))}`)).toBeTruthy();
  expect(screen.getByText(/Non hai allenamenti da fare di questo programma/)).toBeTruthy();
  expect(screen.queryByText(/Non hai allenamenti da fare\./)).toBeNull();
});
