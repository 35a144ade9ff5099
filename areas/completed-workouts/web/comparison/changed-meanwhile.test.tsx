import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { historyRoutes } from '../../contract/history.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { workOf } from '../../rules/prescribed-set.ts';
import { comparedRows } from './compare.ts';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';

const bench = { ...(example.rows[0] as PrescribedRow), sets: 4, reps: '8', weight: '60 kg', rir: null, rpe: null };
/** The coach changed it after the second set. */
const row = { ...bench, reps: '6', weight: '70 kg', formerWork: [{ ...workOf(bench), untilSet: 2 }] };
const sets = example.sets
  .filter(({ rowId }) => rowId === row.id)
  .map((set) => ({ ...set, ...(set.setNumber > 2 ? { weightKg: 70, reps: 6 } : { weightKg: 60, reps: 8 }) }));
const workout = { ...example, rows: [row], sets };

test('an exercise that the coach changed after its second set is compared set by set with what was prescribed then', () => {
  const [compared] = comparedRows(workout);

  expect(compared?.verdict).toBe('as_prescribed');
  expect(compared?.sets.map((set) => set.kind === 'done' && set.difference)).toMatchObject(
    sets.map(() => ({ weightKg: 0, reps: 0 })),
  );
  expect(comparedRows({ ...workout, sets: sets.slice(0, 3) })[0]).toMatchObject({
    verdict: 'less',
    done: 3,
    planned: 4,
  });
});

test('sets of another exercise are compared with the repetitions of their prescription, not with its load', () => {
  const swap = { exerciseId: 'b1d4ecf3-3a57-4ed5-a29c-5a0a9a0c2f11', exerciseName: 'Chest press' };
  const change = { rowId: row.id, skipReason: null, skipNote: '', ...swap, changedAt: '' };
  const [compared] = comparedRows({ ...workout, rowChanges: [change] });

  expect(compared?.sets.map((set) => set.kind === 'done' && set.difference)).toMatchObject(
    sets.map(() => ({ weightKg: null, reps: 0 })),
  );
});

test('the finished workout shows what each set was prescribed as, and until which set', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respond(clientWorkoutRoutes.detail.client, { completedWorkout: workout });
  await renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
    permissions: ['view clients', 'view workouts'],
    texts: ['completed-workouts', 'clients', 'attachments'],
  });
  const region = within(await screen.findByRole('region', { name: row.name }));
  const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ') ?? '';

  expect(text(region.getByText('Fino alla serie 2').parentElement ?? document.body)).toContain('8 rip.');
  const prescribed = region.getAllByRole('row').map((line) => text(within(line).queryAllByRole('cell')[1] ?? line));
  expect(prescribed.filter((cell) => cell.includes('60 kg'))).toHaveLength(2);
  expect(prescribed.filter((cell) => cell.includes('70 kg'))).toHaveLength(2);
});
