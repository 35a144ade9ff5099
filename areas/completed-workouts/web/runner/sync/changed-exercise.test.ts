import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { begin } from '../local-store/begin.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { addRow, changeAddedExercise, logSet } from '../local-store/log.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { pushPending } from './sync.ts';
import type { WorkoutApi } from './workout-api.ts';

const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('an added exercise that no longer exists is replaced by another one, and its sets are sent again', async () => {
  const server = fakeSyncServer();
  const store = running();
  const added = addRow(store, { id: newId(), name: 'Curl', type: 'reps' });
  logSet(store, { rowId: added, setNumber: 1 }, eighty);
  const refusing: WorkoutApi = {
    ...server.api,
    sync: async ({ rowChanges }) => {
      const code = rowChanges.length > 0 ? 'added_unknown' : 'row_unknown';
      const field = rowChanges.length > 0 ? 'rowChanges.0.exerciseId' : 'sets.0.rowId';
      throw new ApiError({ status: 422, code, message: 'Non esiste più.', errors: { [field]: ['Non esiste più.'] } });
    },
  };
  await pushPending(store, refusing);
  expect(store.read()).toMatchObject({
    rowChanges: [{ state: 'rejected', rejectionCode: 'added_unknown' }],
    sets: [{ state: 'rejected' }],
  });

  const other = { id: newId(), name: 'Curl con manubri', type: 'reps' as const };
  changeAddedExercise(store, added, other);
  await pushPending(store, server.api);

  expect(server.sets()).toHaveLength(1);
  expect(server.workout()).toMatchObject({ rowChanges: [{ rowId: added, exerciseId: other.id }] });
});

function running(): LocalWorkoutStore {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  return store;
}
