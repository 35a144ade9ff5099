import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { changeEnd, changeSet, finish, logSet, skipRow } from '../local-store/log.ts';
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

test('a skip that is taken back and a corrected comment are sent with the texts that were shown and written here', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  skipRow(store, rowId, { reason: 'pain', note: 'Dolore al petto' });
  await pushPending(store, server.api);
  skipRow(store, rowId, null);
  skipRow(store, rowId, { reason: 'time', note: 'Ho fretta' });
  await pushPending(store, server.api);
  skipRow(store, rowId, { reason: 'pain', note: 'Altro' });
  await pushPending(store, server.api);

  const known = (...texts: string[]) => texts.map((text) => ({ rowId, text }));
  expect(server.requests.map(({ knownTexts }) => knownTexts)).toEqual([[], known('Dolore al petto'), []]);

  finish(store, { effort: null, comment: 'Bene' });
  await pushPending(store, server.api);
  changeEnd(store, { comment: 'Benissimo' }, 'Bene');
  changeEnd(store, { comment: 'Tutto bene' }, 'Benissimo');
  changeEnd(store, { effort: 7 });
  await pushPending(store, server.api);

  expect(server.requests.at(-1)?.knownTexts).toEqual(['Bene', 'Benissimo'].map((text) => ({ rowId: null, text })));
});
