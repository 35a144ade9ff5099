import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { legs, program, push, show, today } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test('the last workout of a week, skipped, stays above the next week and can be put back', async () => {
  respond(trainingRoutes.skip, {});
  const skipped = { ...push, state: 'skipped' as const, skipReason: 'pain' as const };
  const later = { ...legs, weekNumber: 2 };
  await show({ ...today, next: later, week: [skipped, later] }, { permissions: ['update own training'] });

  const week = within(await screen.findByRole('region', { name: 'Settimana 1' }));
  expect(within(screen.getByRole('region', { name: 'Settimana 2' })).getByText('0 di 1 fatto')).toBeTruthy();
  await userEvent.click(await week.findByRole('button', { name: /Spinta/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rimetti tra quelli da fare' }));

  await expect.poll(() => requestsTo(trainingRoutes.skip)[0]?.body).toEqual({ reason: null, note: '' });
});

test('of two programs each shows its week and its dates, and the card says which one is next', async () => {
  const run = { ...program, id: newId(), title: 'Corsa', note: '' };
  const easy = {
    ...legs,
    workoutId: newId(),
    programId: run.id,
    programTitle: run.title,
    title: 'Lento',
    weekNumber: 3,
  };
  await show({ ...today, programs: [run, program], week: [push, legs, easy] });

  expect(await screen.findByText(/Ipertrofia, tre giorni · Settimana 1, giorno 1/)).toBeTruthy();
  const strength = within(screen.getByRole('region', { name: 'Ipertrofia, tre giorni · Settimana 1' }));
  const runs = within(screen.getByRole('region', { name: 'Corsa · Settimana 3' }));
  expect(strength.getByRole('link', { name: /Gambe/ })).toBeTruthy();
  expect(runs.getByRole('link', { name: /Lento/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Corsa' })).toBeTruthy();
});
