import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { OtherCare } from '../../contract/other-care.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { emptyToday, today as training } from './testing/show-today.tsx';
import { TodayScreen } from './TodayScreen.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

const breakfastId = newId();

test('a client with a meal plan and without a program sees the meals of today first, and nothing about a program', async () => {
  await show({
    meals: [
      { id: breakfastId, title: 'Colazione', time: '08:00', report: { label: 'Con sostituzioni', tone: 'fresh' } },
      { id: newId(), title: 'Pranzo', time: null, report: null },
    ],
  });

  const card = within(await screen.findByRole('region', { name: 'I pasti di oggi' }));
  const breakfast = card.getByRole('link', { name: /^Colazione ?08:00 ?Con sostituzioni$/ });
  expect(breakfast.getAttribute('href')).toBe(`/my/nutrition#${breakfastId}`);
  expect(card.getByRole('link', { name: 'Pranzo' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Apri i pasti' }).getAttribute('href')).toBe('/my/nutrition');
  expect(screen.queryByText(/in preparazione/)).toBeNull();
  expect(screen.queryByText('Nel frattempo')).toBeNull();
  expect(screen.getAllByRole('region')[0]?.getAttribute('aria-label')).toBe('I pasti di oggi');
});

test.each([
  ['without a program', emptyToday],
  ['beside a program', training],
])('on a day without meals in the plan %s the start page says so', async (_, shown) => {
  await show({ meals: [] }, shown);

  const card = within(await screen.findByRole('region', { name: 'I pasti di oggi' }));
  expect(card.getByText('Oggi il tuo piano non prevede pasti.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Apri i pasti' })).toBeTruthy();
});

test('a client who only comes for visits reads nothing about a program', async () => {
  await show({ meals: null });

  expect(await screen.findByText('Per cominciare')).toBeTruthy();
  expect(screen.queryByText(/in preparazione/)).toBeNull();
});

test('a client whose meal plan begins on a later day reads when, and nothing about a program', async () => {
  await show({ meals: null, mealsFrom: '2099-11-30' });

  const card = within(await screen.findByRole('region', { name: 'Il tuo piano alimentare' }));
  expect(card.getByText('Comincia il 30 nov 2099.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Apri i pasti' }).getAttribute('href')).toBe('/my/nutrition?date=2099-11-30');
  expect(screen.queryByText(/in preparazione/)).toBeNull();
});

test('what an area above shows of nutrition takes the place of the list, and comes after the workout of a client with a program', async () => {
  const Nutrition = () => <section aria-label="Nutrizione" />;
  const otherCare = { meals: [{ id: breakfastId, title: 'Colazione', time: null, report: null }] };
  await show(otherCare, emptyToday, () => <TodayScreen Nutrition={Nutrition} />);
  expect((await screen.findAllByRole('region'))[0]?.getAttribute('aria-label')).toBe('Nutrizione');
  expect(screen.queryByRole('region', { name: 'I pasti di oggi' })).toBeNull();
  cleanup();

  await show(otherCare, training, () => <TodayScreen Nutrition={Nutrition} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Registra pasti, acqua e peso' }));
  const nutrition = await screen.findByRole('region', { name: 'Nutrizione' });
  const workout = screen.getByRole('region', { name: 'Spinta' });
  expect(workout.compareDocumentPosition(nutrition)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('beside a program the meals are stored on the device before they are opened', async () => {
  const precache = vi.fn();
  const Nutrition = Object.assign(() => <section aria-label="Nutrizione" />, { precache });
  const otherCare = { meals: [{ id: breakfastId, title: 'Colazione', time: null, report: null }] };

  await show(otherCare, training, () => <TodayScreen Nutrition={Nutrition} />);

  expect(await screen.findByRole('button', { name: 'Registra pasti, acqua e peso' })).toBeTruthy();
  await expect.poll(() => precache.mock.calls, { timeout: 15_000 }).toEqual([[{ meals: true, targets: false }]]);
});

test('the measurements and targets of a client without meals are stored on the device before they are opened', async () => {
  const precache = vi.fn();
  const Nutrition = Object.assign(() => null, { precache });

  await show({ meals: null, hasTargets: true }, training, () => <TodayScreen Nutrition={Nutrition} />);

  await expect.poll(() => precache.mock.calls, { timeout: 15_000 }).toEqual([[{ meals: false, targets: true }]]);
});

async function show(otherCare: OtherCare, today = emptyToday, Screen: FunctionComponent = TodayScreen) {
  respond(trainingRoutes.today, { today: { ...today, otherCare } });
  respondWithError(trainingRoutes.training, 503, {});
  return renderScreen(Screen, {
    user: { name: 'Giulia Ferri', roles: ['client'], clientId: newId() },
    permissions: ['view own training'],
    texts: ['completed-workouts', 'notices'],
  });
}
