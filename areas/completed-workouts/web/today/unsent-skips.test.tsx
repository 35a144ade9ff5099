import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { legs, show, today } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

async function skipLegs(note = ''): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Altro su Gambe' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dolore' }));
  if (note) await userEvent.type(screen.getByRole('textbox'), note);
  await userEvent.click(screen.getByRole('button', { name: "Salta l'allenamento" }));
}
const unsent = /Non ancora inviato: parte appena c’è rete/;
const week = () => within(screen.getByRole('list'));

test('a workout that is skipped without a connection says that it is not sent, also after a reload, and is sent later', async () => {
  respondWithError(trainingRoutes.skip, 503, {});
  const { unmount } = await show(today);
  await skipLegs('Ginocchio');
  expect(await screen.findByText(unsent)).toBeTruthy();
  expect(week().getByText('Saltato')).toBeTruthy();

  unmount();
  await show(today);
  expect(await screen.findByText(unsent)).toBeTruthy();

  respond(trainingRoutes.skip, {});
  respond(trainingRoutes.today, {
    today: { ...today, week: [...today.week.slice(0, 1), { ...legs, state: 'skipped', skipReason: 'pain' }] },
  });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => screen.queryByText(unsent)).toBeNull();
  expect(requestsTo(trainingRoutes.skip).at(-1)?.body).toEqual({ reason: 'pain', note: 'Ginocchio' });
  expect(week().getByText('Saltato')).toBeTruthy();
});

test('a skip that the server refuses says why, and the workout is to do again', async () => {
  respondWithError(trainingRoutes.skip, 409, { message: 'Questo allenamento è già stato fatto.' });
  await show(today);
  await skipLegs();

  expect(await screen.findByText(/Il salto di Gambe non è stato registrato/)).toBeTruthy();
  await expect.poll(() => week().queryByText('Saltato')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Va bene' }));
  expect(screen.queryByText(/Il salto di Gambe/)).toBeNull();
});

test('a workout that is skipped again with another note, after no answer came, is sent with the first note as an own one', async () => {
  respondWithError(trainingRoutes.skip, 503, {});
  await show(today);
  await skipLegs('Ho fretta');
  await expect.poll(() => requestsTo(trainingRoutes.skip)).toHaveLength(1);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Altro su Gambe' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rimetti tra quelli da fare' }));
  await skipLegs('Ho fretta oggi');

  const known = { knownTexts: [{ rowId: null, text: 'Ho fretta' }] };
  await expect
    .poll(() => requestsTo(trainingRoutes.skip).at(-1)?.body)
    .toEqual({ reason: 'pain', note: 'Ho fretta oggi', ...known });
});
