import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { adoptOpened } from './adopt.ts';
import { begin, logSet, removeSet } from './actions.ts';
import { openQueue } from './queue.ts';
import { liveSets, waitingCount } from './state.ts';
import { sendWaiting } from './sync.ts';
import { gymServer } from './testing/gym-server.ts';

const { rows, sets, startedAt, finishedAt, id, clientId, clientName, effort, comment, ...prescription } =
  exampleCompletedWorkout;
const begun = { ...exampleCompletedWorkout, finishedAt: null };
const opened = {
  prescription: { ...prescription, workoutId: 'spinta', programId: 'ipertrofia', rows },
  lastTime: [],
  begun: null,
};
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const rowId = rows[0]?.id ?? '';
const later = () => Date.now() + 1000;

test('a workout begun on another phone opens here with its ten sets', () => {
  const queue = openQueue({ clientId, workoutId: 'spinta' });

  adoptOpened(queue, { ...opened, begun }, later());

  expect(queue.read().begun).toMatchObject({ id, startedAt });
  expect(liveSets(queue.read())).toHaveLength(10);
  expect(waitingCount(queue.read())).toBe(0);
});

test('a set that waits here joins the ten of the server and goes on waiting', () => {
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  begin(queue);
  logSet(queue, { rowId, setNumber: 5 }, eighty);

  adoptOpened(queue, { ...opened, begun }, later());

  expect(liveSets(queue.read())).toHaveLength(11);
  expect(waitingCount(queue.read())).toBe(1);
});

test('82.5 kg corrected on another phone show here, a set removed there goes', () => {
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  adoptOpened(queue, { ...opened, begun }, Date.now());
  const [first, second] = sets;
  if (!first || !second) throw new Error('the example has no sets');
  const corrected = { ...first, weightKg: 82.5, loggedAt: '2026-11-18T18:20:00.000Z' };

  adoptOpened(queue, { ...opened, begun: { ...begun, sets: [corrected] } }, later());

  expect(liveSets(queue.read())).toEqual([corrected]);
});

test('a set removed here goes, unless another phone corrected it later', () => {
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  adoptOpened(queue, { ...opened, begun }, Date.now());
  for (const set of liveSets(queue.read())) removeSet(queue, set);
  const [first] = sets;
  if (!first) throw new Error('the example has no sets');
  const corrected = { ...first, weightKg: 82.5, loggedAt: new Date(later()).toISOString() };

  adoptOpened(queue, { ...opened, begun: { ...begun, sets: [corrected, ...sets.slice(1)] } }, later());

  expect(liveSets(queue.read())).toEqual([corrected]);
});

test('an answer asked for before a set was sent does not take it away', async () => {
  const server = gymServer();
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  const askedAt = Date.now() - 1;
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, server.api);

  adoptOpened(queue, { ...opened, begun: { ...begun, id: queue.read().begun?.id ?? '', sets: [] } }, askedAt);

  expect(liveSets(queue.read())).toHaveLength(1);
});

test('finished on another phone: what was logged before still arrives, then the phone forgets the workout', async () => {
  const server = gymServer();
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  adoptOpened(queue, opened, Date.now());
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);
  server.finishElsewhere(new Date(later()).toISOString());

  adoptOpened(queue, opened, later());
  await sendWaiting(queue, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(queue.read().begun).toBeNull();
});

test('finished on another phone: what was logged after is refused and stays in sight', async () => {
  const server = gymServer();
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  adoptOpened(queue, opened, Date.now());
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, server.api);
  server.finishElsewhere('2026-11-18T18:24:00.000Z');
  logSet(queue, { rowId, setNumber: 2 }, eighty);

  adoptOpened(queue, opened, later());
  await sendWaiting(queue, server.api);

  expect(queue.read().sets).toMatchObject([{ state: 'sent' }, { state: 'refused' }]);
});

test('what the coach changes after the start does not change the workout that runs', () => {
  const queue = openQueue({ clientId, workoutId: 'spinta' });
  adoptOpened(queue, { ...opened, prescription: { ...opened.prescription, rows: [] }, begun }, later());

  expect(queue.read().prescribed?.workout.rows).toHaveLength(rows.length);
});
