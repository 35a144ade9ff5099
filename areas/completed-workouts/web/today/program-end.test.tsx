import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { ids, program, push, show, today } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test('on the day of the last workout of the last week the screen says that the program is done', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta', dayNumber: 1 };
  const week = [{ ...push, state: 'done' as const, weekNumber: 4 }];
  await show({ ...today, next: null, week, doneToday: [done] });

  const sentence = await screen.findByText(/^Era l'ultimo allenamento da fare del programma Ipertrofia, tre giorni\./);
  expect(sentence.textContent).toContain('Il tuo coach vede i tuoi risultati e può prepararti il prossimo.');
});

test('on that day, with another program to follow, the screen says when it begins', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta', dayNumber: 1 };
  const week = [{ ...push, state: 'done' as const, weekNumber: 4 }];
  const following = { ...program, id: newId(), title: 'Forza', startsOn: '2026-12-14', state: 'upcoming' as const };
  await show({ ...today, next: null, week, doneToday: [done], upcoming: [following] });

  expect(await screen.findByText(/Il prossimo programma, Forza, comincia il 14 dic 2026\.$/)).toBeTruthy();
});

test('when today is done and another program begins before the next workout, that one is named first', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta', dayNumber: 1 };
  const now = todayIn('Europe/Rome');
  const startsOn = addDays(now, 2);
  const following = { ...program, id: newId(), title: 'Forza', startsOn, state: 'upcoming' as const };
  const next = { ...push, date: addDays(now, 5) };
  await show({ ...today, next, doneToday: [done], upcoming: [following] });

  const sentence = await screen.findByText(/comincia il programma Forza\. In quello in corso il prossimo è/);
  expect(sentence.textContent?.startsWith(`Il ${formatDate(startsOn)} comincia`)).toBe(true);
});

test('after the last workout of an earlier week, only the week is said to be done', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta', dayNumber: 1 };
  await show({ ...today, next: null, week: [{ ...push, state: 'done' as const }], doneToday: [done] });

  expect(await screen.findByText("Non c'è altro da fare questa settimana.")).toBeTruthy();
});

test('after the end of a program the screen says what was done of it, and links to it, its PDF and the history', async () => {
  const ended = { ...program, state: 'terminated' as const, workouts: { done: 10, planned: 12 } };
  await show({ ...today, program: ended, programs: [ended], totalDone: 10 });

  const card = within(await screen.findByRole('region', { name: 'Il tuo programma è finito' }));
  expect(
    card.getByText(
      /^Ipertrofia, tre giorni è finito il 13 dic 2026\. Allenamenti fatti: 10 su 12\. Quando il prossimo/,
    ),
  ).toBeTruthy();
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/my/completed-workouts', `/my/programs/${program.id}`, `/programs/${program.id}/pdf`]);
  expect(screen.queryByText("Metti l'app sulla schermata Home")).toBeNull();
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull();
});

test('after the last workout the screen says that all are done', async () => {
  await show({ ...today, next: null });

  expect(await screen.findByRole('heading', { name: 'Hai fatto tutti gli allenamenti' })).toBeTruthy();
});

test('with weeks cut off and nothing left to do, the screen names the last day and does not say that the program is completed', async () => {
  const shortened = { ...program, endsOn: '2026-12-06', isShortened: true, workouts: { done: 12, planned: 12 } };
  await show({ ...today, program: shortened, programs: [shortened], next: null });

  const card = within(await screen.findByRole('region', { name: 'Non hai altri allenamenti da fare' }));
  expect(card.getByText(/Ultimo giorno: 6 dic 2026, prima della fine delle settimane previste\./)).toBeTruthy();
  expect(screen.queryByText('Programma completato')).toBeNull();
});

test('without a connection after the last workout, the card says when the next program begins', async () => {
  const following = { ...program, id: newId(), title: 'Forza', startsOn: '2026-12-14', state: 'upcoming' as const };
  await show({ ...today, next: null, upcoming: [following] });

  const card = within(await screen.findByRole('region', { name: 'Hai fatto tutti gli allenamenti' }));
  expect(card.getByText('Il prossimo programma, Forza, comincia il 14 dic 2026.')).toBeTruthy();
  expect(screen.queryByText('Programma completato')).toBeNull();
});

test('when today is done and the next workout is of a program that begins later, its program is named', async () => {
  const following = { ...program, id: newId(), title: 'Forza', startsOn: '2099-12-14', state: 'upcoming' as const };
  const next = { ...push, programId: following.id, programTitle: 'Forza', date: '2099-12-14' };
  const done = { completedWorkoutId: ids[1], title: 'Gambe', dayNumber: 2 };
  await show({ ...today, program: following, programs: [program, following], next, doneToday: [done] });

  expect(await screen.findByText('Il prossimo è Spinta, lunedì 14 dic, del programma Forza.')).toBeTruthy();
});

test('with a skipped workout and nothing left to do, the screen says how many were done instead of “all”', async () => {
  const counted = { ...program, workouts: { done: 10, planned: 12 } };
  await show({ ...today, program: counted, programs: [counted], next: null });

  const card = within(await screen.findByRole('region', { name: 'Non hai altri allenamenti da fare' }));
  expect(card.getByText(/^Allenamenti fatti: 10 su 12\./)).toBeTruthy();
  expect(screen.queryByText('Hai fatto tutti gli allenamenti')).toBeNull();
});

test('a program that ends before its last week says its last day, and any other does not', async () => {
  const shortened = { ...program, id: newId(), title: 'Forza', endsOn: '2026-12-09', isShortened: true };
  await show({ ...today, programs: [program, shortened] });

  const card = within(await screen.findByRole('region', { name: 'Forza' }));
  expect(card.getByText('Ultimo giorno: 9 dic 2026, prima della fine delle settimane previste.')).toBeTruthy();
  expect(screen.getAllByText(/^Ultimo giorno/)).toHaveLength(1);
});

test('the bar of a program that was assigned in its third week is empty until the first workout is done', async () => {
  const counted = { ...program, currentWeek: 3, workouts: { done: 0, planned: 2 } };
  await show({ ...today, program: counted, programs: [counted] });

  expect(await screen.findByText('Settimana 3 di 4 · 0 di 2 allenamenti')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '0 di 2 allenamenti' }).getAttribute('aria-valuenow')).toBe('0');
});
