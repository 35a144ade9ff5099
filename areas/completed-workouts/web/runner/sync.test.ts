import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, changeSet, finish, logSet, removeSet, tryAgain } from './actions.ts';
import { openQueue, type WorkoutQueue } from './queue.ts';
import { liveSets, waitingCount } from './state.ts';
import { sendWaiting } from './sync.ts';
import { gymServer } from './testing/gym-server.ts';

const place = { clientId: 'giulia', workoutId: 'spinta' };
const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('three sets logged without a network wait, and arrive once it is back, each once', async () => {
  const server = gymServer();
  const queue = running();
  server.be('no-network');
  for (const setNumber of [1, 2, 3]) logSet(queue, { rowId, setNumber }, eighty);
  expect(await sendWaiting(queue, server.api)).toBe('later');
  expect(waitingCount(queue.read())).toBe(3);

  server.be('fine');
  expect(await sendWaiting(queue, server.api)).toBe('sent');

  expect(server.asked).toEqual(['start', 'set 1', 'set 2', 'set 3']);
  expect(server.sets()).toHaveLength(3);
  expect(waitingCount(queue.read())).toBe(0);
});

test('a set that arrived while its answer was lost is sent again and still is one set', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);
  server.be('answers-lost');
  await sendWaiting(queue, server.api);
  expect(server.sets()).toHaveLength(2);
  expect(waitingCount(queue.read())).toBe(1);

  server.be('fine');
  await sendWaiting(queue, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(waitingCount(queue.read())).toBe(0);
});

test('after a reload the sets are still there, and go', async () => {
  const server = gymServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  const reloaded = openQueue(place);
  await sendWaiting(reloaded, server.api);

  expect(liveSets(reloaded.read())).toMatchObject([eighty]);
  expect(server.sets()).toMatchObject([eighty]);
});

test('a workout begun on another phone goes on there, with the sets of both', async () => {
  const server = gymServer();
  server.beginElsewhere(exampleCompletedWorkout.sets.slice(0, 2));
  const queue = running();
  logSet(queue, { rowId, setNumber: 3 }, eighty);

  await sendWaiting(queue, server.api);

  expect(queue.read().begun?.id).toBe(exampleCompletedWorkout.id);
  expect(server.sets()).toHaveLength(3);
  expect(liveSets(queue.read())).toHaveLength(3);
});

test('82.5 kg written while 80 kg are on their way are sent too', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  const [set] = liveSets(queue.read());
  const corrects = async (...asked: Parameters<typeof server.api.logSet>) => {
    if (set && server.asked.length === 1) changeSet(queue, set, { ...eighty, weightKg: 82.5 });
    return server.api.logSet(...asked);
  };

  await sendWaiting(queue, { ...server.api, logSet: corrects });

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
  expect(queue.read().sets).toMatchObject([{ state: 'sent', set: { weightKg: 82.5 } }]);
});

test('a removed set is gone on both sides, also when nobody knows whether it had arrived', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);
  server.be('answers-lost');
  await sendWaiting(queue, server.api);
  for (const set of liveSets(queue.read())) removeSet(queue, set);
  expect(liveSets(queue.read())).toEqual([]);

  server.be('fine');
  await sendWaiting(queue, server.api);

  expect(server.sets()).toEqual([]);
  expect(queue.read().sets).toEqual([]);
});

test('a set the server refuses stays in sight with the reason, and does not hold up the others', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId: 'unknown', setNumber: 1 }, eighty);
  logSet(queue, { rowId, setNumber: 2 }, eighty);

  await sendWaiting(queue, server.api);

  expect(server.sets()).toHaveLength(1);
  expect(queue.read().sets).toMatchObject([{ state: 'refused', refusal: 'Era già finito.' }, { state: 'sent' }]);
});

test('a start or an end refused without a word is not asked for over and over', async () => {
  const refused = () => Promise.reject(new ApiError({ status: 404, code: '', message: '' }));
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await sendWaiting(queue, { ...server.api, start: refused });
  expect(queue.read()).toMatchObject({ begun: { refusal: '' }, sets: [{ state: 'waiting' }] });

  tryAgain(queue);
  finish(queue, { effort: 7, comment: '' });
  await sendWaiting(queue, { ...server.api, finish: refused });
  expect(queue.read()).toMatchObject({ finish: { refusal: '', isSent: false }, sets: [{ state: 'sent' }] });

  tryAgain(queue);
  await sendWaiting(queue, server.api);
  expect(server.workout()).toMatchObject({ effort: 7 });
});

test('a server in trouble is asked again: nothing is refused', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  server.be('trouble');

  expect(await sendWaiting(queue, server.api)).toBe('later');
  expect(queue.read().sets).toMatchObject([{ state: 'waiting' }]);
});

test('a workout opened and left leaves no trace on the server', async () => {
  const server = gymServer();

  await sendWaiting(running(), server.api);

  expect(server.asked).toEqual([]);
});

test('a workout finished without a network ends after its last set has arrived, and the phone forgets it', async () => {
  const server = gymServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  finish(queue, { effort: 7, comment: 'Dura.' });

  await sendWaiting(queue, server.api);

  expect(server.asked).toEqual(['start', 'set 1', 'finish']);
  expect(server.workout()).toMatchObject({ effort: 7, comment: 'Dura.' });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('who logs in next on this device neither sees nor sends the sets of the one before', async () => {
  const server = gymServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  const other = openQueue({ ...place, clientId: 'luca' });
  await sendWaiting(other, server.api);

  expect(other.read().sets).toEqual([]);
  expect(server.asked).toEqual([]);
});

test('a phone without room for it keeps a set on the page until it is sent, and says so', async () => {
  const server = gymServer();
  const queue = running();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  full.mockRestore();
  expect(queue.read()).toMatchObject({ isOnThisPageOnly: true, sets: [{ state: 'waiting' }] });

  await sendWaiting(queue, server.api);

  expect(server.sets()).toHaveLength(1);
  expect(queue.read().isOnThisPageOnly).toBe(false);
});

test('whatever is logged, corrected and removed in whatever weather: in the end the server has what the phone shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      localStorage.clear();
      const server = gymServer();
      let queue = running();
      for (const [index, step] of steps.entries()) {
        if (step.kind === 'weather') server.be(step.weather);
        else if (step.kind === 'reload') queue = openQueue(place);
        else if (step.kind === 'send') await sendWaiting(queue, server.api);
        else act(queue, step, index);
      }
      server.be('fine');
      await sendWaiting(queue, server.api);

      expect(server.sets()).toEqual(liveSets(queue.read()));
    }),
    { numRuns: 60 },
  );
});

function running(): WorkoutQueue {
  const queue = openQueue(place);
  begin(queue);
  return queue;
}

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('log' as const), reps: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('change' as const), which: fc.nat(9), reps: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat(9) }),
  fc.record({
    kind: fc.constant('weather' as const),
    weather: fc.constantFrom('fine' as const, 'no-network' as const, 'answers-lost' as const, 'trouble' as const),
  }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('reload' as const) }),
);

type Act =
  | { kind: 'log'; reps: number }
  | { kind: 'change'; which: number; reps: number }
  | { kind: 'remove'; which: number };

function act(queue: WorkoutQueue, step: Act, index: number): void {
  if (step.kind === 'log') {
    logSet(queue, { rowId, setNumber: index + 1 }, { ...eighty, reps: step.reps });
    return;
  }
  const sets = liveSets(queue.read());
  const set = sets[step.which % Math.max(sets.length, 1)];
  if (!set) return;
  if (step.kind === 'change') changeSet(queue, set, { ...eighty, reps: step.reps });
  else removeSet(queue, set);
}
