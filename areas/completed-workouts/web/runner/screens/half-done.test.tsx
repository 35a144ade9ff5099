import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { programChanged } from '#areas/programs/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import type { PrescribedRow } from '../../../contract/set.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { workOf } from '../../../rules/prescribed-set.ts';
import { completedWorkoutLiveHandlers } from '../../live.ts';
import { exampleBegun, exampleOpened } from '../testing/opened.ts';
import { field, openRunner, tapDone } from '../testing/runner.tsx';

const [first, second] = exampleOpened.prescription.rows as [PrescribedRow, PrescribedRow];
const sets = exampleBegun.sets.filter(({ rowId }) => rowId === first.id);
const open = { type: 'reps' as const, progression: null, setTargets: [], supersetPosition: null };
const heavy = { ...first, ...open, sets: sets.length + 2, reps: '8', weight: '60' };
const begun = {
  prescription: { ...exampleOpened.prescription, rows: [heavy, second] },
  begun: { ...exampleBegun, sets },
};

test('the sets left of a half-done exercise are filled with the load and the repetitions that the coach lowers meanwhile', async () => {
  const { queryClient } = await openRunner(begun);
  await waitFor(() => expect(field('Peso (kg)').value).not.toBe(''));

  coachChanges({ ...heavy, weight: '50', reps: '6' }, queryClient);

  await waitFor(() => expect(field('Peso (kg)').value).toBe('50'));
  expect(field('Ripetizioni').value).toBe('6');
  const [note] = await screen.findAllByText(/Il coach ha cambiato/);
  expect(note?.textContent).toContain("L'elenco è già aggiornato");

  await tapDone();
  await screen.findByText(`${sets.length + 1}/${sets.length + 2}`);
  expect(field('Peso (kg)').value).toBe('50');
});

test('the next sets are filled with the last one after the change, not with those before it', async () => {
  const lighter = { ...heavy, weight: '50', formerWork: [{ ...workOf(heavy), untilSet: sets.length }] };
  await openRunner({ ...begun, prescription: { ...exampleOpened.prescription, rows: [lighter, second] } });
  await waitFor(() => expect(field('Peso (kg)').value).toBe('50'));

  fireEvent.change(field('Peso (kg)'), { target: { value: '52.5' } });
  await tapDone();
  await screen.findByText(`${sets.length + 1}/${sets.length + 2}`);
  expect(field('Peso (kg)').value).toBe('52,5');
});

test('fewer sets of a half-done exercise end it sooner, more sets of a done one open it again', async () => {
  const { queryClient } = await openRunner(begun);
  const count = () => screen.getByRole('button', { name: new RegExp(first.name) }).textContent;
  await waitFor(() => expect(count()).toContain(`${sets.length}/${sets.length + 2}`));

  coachChanges({ ...heavy, sets: sets.length }, queryClient);
  await waitFor(() => expect(count()).toContain(`${sets.length}/${sets.length}`));

  coachChanges({ ...heavy, sets: sets.length + 1 }, queryClient);
  await waitFor(() => expect(count()).toContain(`${sets.length}/${sets.length + 1}`));
});

test('an exercise whose sets are all done keeps the load that it was done with', async () => {
  const done = { ...heavy, sets: sets.length };
  await openRunner({
    ...begun,
    prescription: { ...exampleOpened.prescription, rows: [done, second] },
    currentRows: [{ ...done, weight: '50' }, second],
  });
  const head = await screen.findByRole('button', { name: new RegExp(first.name) });
  expect(head.textContent?.replaceAll('\u00A0', ' ')).toContain('60 kg');
});

/** The coach saves the program while the runner is open. */
function coachChanges(row: PrescribedRow, queryClient: QueryClient): void {
  respond(workoutRoutes.open.own, { ...exampleOpened, ...begun, currentRows: [row, second] });
  for (const { type, handle } of completedWorkoutLiveHandlers)
    if (type === programChanged.type) handle(queryClient, { programId: newId(), version: 2 });
}
