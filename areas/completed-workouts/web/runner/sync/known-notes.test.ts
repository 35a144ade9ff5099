import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { changeSet, logSet } from '../local-store/log.ts';
import { createLocalWorkoutStore, loggedSets } from '../local-store/local-workout-store.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { pushPending } from './sync.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('a corrected set is sent with the notes of it that were shown and written here', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  const write = (note: string) => {
    const [set] = loggedSets(store.read());
    if (set) changeSet(store, set, { ...eighty, note });
    else logSet(store, { rowId, setNumber: 1 }, { ...eighty, note });
  };
  write('Dolore al pettto');
  write('Dolore al petto');
  await pushPending(store, server.api);
  write('');
  await pushPending(store, server.api);
  write('Di nuovo');
  await pushPending(store, server.api);

  const known = (note: string) => [{ rowId, setNumber: 1, note }];
  const sent = server.requests.map(({ knownNotes }) => knownNotes);
  expect(sent).toEqual([known('Dolore al pettto'), known('Dolore al petto'), []]);
});
