import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { loadBasis } from './load-basis.ts';

test('the next load of an exercise that was changed while it was done goes on from the sets with the last prescription', () => {
  const rowId = newId();
  const effort = { rpe: null, rir: null, tut: '', progression: null };
  const formerWork = [{ reps: '8', value: '', weight: '60 kg', ...effort, untilSet: 2 }];
  const row = { id: rowId, key: 'A', supersetPosition: null, sets: 4, reps: '6', weight: '70 kg', formerWork };
  const sets = [60, 60, 70, 70].map((weightKg, index) => ({
    ...{ weightKg, reps: weightKg === 60 ? 8 : 6, rir: null, rpe: null, seconds: null, metres: null },
    ...{ setNumber: index + 1, isWarmUp: false, rowId },
  }));
  const program = { programId: newId(), dayNumber: 1 };
  const done = { finishedAt: '2026-11-18T18:00:00.000Z', ...program, rows: [row], sets };
  const { performances } = loadBasis({
    row: { key: 'A', supersetPosition: null, weight: '70 kg', sets: 4, reps: '6' },
    history: { performances: [done], oneRepMaxKg: null },
    settings: { loadStepKg: 2.5 },
    program,
  });

  expect(performances).toMatchObject([
    { row: { sets: 2, weight: '70 kg', reps: '6' }, sets: [{ weightKg: 70 }, { weightKg: 70 }] },
  ]);
});
