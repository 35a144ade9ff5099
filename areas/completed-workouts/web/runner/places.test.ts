import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, logSet } from './actions.ts';
import { adoptOpened } from './adopt.ts';
import { forgetOldLooks, forgetSent, keptPlaces } from './places.ts';
import { openQueue, type WorkoutPlace } from './queue.ts';
import { sendWaiting } from './sync.ts';
import { gymServer } from './testing/gym-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const inPerson = { ...giulia, byMembershipId: 'marco' };

test('on logging out a workout that is sent goes, all of it', async () => {
  const queue = training(giulia);
  await sendWaiting(queue, gymServer().api);

  forgetSent();

  expect(Object.keys(localStorage)).toEqual([]);
});

test('on logging out what is not sent stays, and arrives when the same person is back', async () => {
  const server = gymServer();
  const queue = training(giulia);
  await sendWaiting(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);

  forgetSent();

  expect(queue.read().sets).toMatchObject([{ state: 'waiting', set: { setNumber: 2 } }]);
  await sendWaiting(openQueue(giulia), server.api);
  expect(server.sets()).toHaveLength(2);
});

test('what a coach logs in person is neither the client’s nor another coach’s to send', () => {
  training(inPerson);

  expect(keptPlaces({ byMembershipId: 'marco' })).toEqual([inPerson]);
  expect(keptPlaces({ byMembershipId: 'luisa' })).toEqual([]);
  expect(keptPlaces({ clientId: giulia.clientId })).toEqual([]);
});

test('a workout only looked at is forgotten after two days, a begun one is not', () => {
  const threeDaysAgo = Date.now() - 3 * 86_400_000;
  const looked = openQueue({ ...giulia, workoutId: 'guardato' });
  adoptOpened(looked, exampleOpened, threeDaysAgo);
  const begun = openQueue(giulia);
  adoptOpened(begun, exampleOpened, threeDaysAgo);
  begin(begun);

  forgetOldLooks(giulia);

  expect(keptPlaces(giulia).map(({ workoutId }) => workoutId)).toEqual([giulia.workoutId]);
});

function training(place: WorkoutPlace) {
  const queue = openQueue(place);
  adoptOpened(queue, exampleOpened, Date.now());
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  return queue;
}
