import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import { type ProgramDetail, programEditingRoutes } from '../../contract/editing.ts';
import { exampleDetail } from '../../example.ts';
import { cloneWeek } from '../../rules/clone-weeks.ts';
import { withNumbers } from '../../rules/numbers.ts';
import { withWorkoutChanged } from '../../rules/workouts.ts';
import { currentView } from './cells/visible-columns.ts';
import { documentOf } from './load-program.ts';
import { clipboard, dayOf, openGrid, press } from './testing/grid.ts';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';
import { exampleRows, performanceOf } from './testing/performances.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  currentView.set('columns');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a workout that the client does while the copy is open is marked, and unsaved edits stay', async () => {
  const { queryClient } = await openProgramScreen({ program: exampleCopy });
  await userEvent.type(screen.getByDisplayValue(exampleCopy.title), ' a casa');
  const done = [performanceOf(exampleRows.bench)];
  respond(programEditingRoutes.detailForEdit, { ...exampleDetail, program: exampleCopy, done });
  void queryClient.invalidateQueries({ queryKey: [programEditingRoutes.detailForEdit.endpoint] });

  const row = () => within(screen.getAllByRole('rowheader', { name: /Panca piana/ })[0] as HTMLElement);
  await vi.waitFor(() => expect(row().getByTitle('Fatto: 82,5 kg × 6 · 18 nov')).toBeTruthy());
  expect(screen.getByDisplayValue(`${exampleCopy.title} a casa`)).toBeTruthy();
});

const firstTitle = () => screen.getAllByRole('textbox', { name: "Titolo dell'allenamento" })[0] as HTMLElement;

test('a change of a workout that is still to come says nothing', async () => {
  await openProgramScreen({ program: exampleCopy });
  await userEvent.type(firstTitle(), ' bis');

  expect(screen.queryByText(/tengono i loro valori|la modifica non cambia/)).toBeNull();
});

test('a version of a colleague with another set in a done workout says nothing, when it is merged and when it is undone and redone', async () => {
  const weeks = withWorkoutChanged(
    exampleCopy.weeks,
    exampleCopy.weeks[0]?.days[0]?.workouts[0]?.id ?? '',
    (workout) => ({
      ...workout,
      exercises: workout.exercises.map((row) => ({ ...row, sets: 6 })),
    }),
  );
  const theirs = { ...exampleCopy, weeks, version: 5 };
  await openProgramScreen({ program: exampleCopy, done: [performanceOf(exampleRows.bench)] });
  respondWithError(programRoutes.save, 409, {
    code: 'version_conflict',
    data: { document: { ...documentOf(theirs), id: theirs.id } },
  });
  await userEvent.type(screen.getByDisplayValue(exampleCopy.title), ' a casa');
  await userEvent.tab();
  const dialog = within(await screen.findByRole('dialog'));
  respond(programRoutes.save, { version: 6 });
  await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));
  await vi.waitFor(() => expect(screen.getAllByRole('gridcell', { name: /Serie, A Panca/ })[0]?.textContent).toBe('6'));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ripeti' }));

  await screen.findByText('Salvato', { selector: 'span' });
  expect(screen.queryByText(/la modifica non cambia/)).toBeNull();
});

test.each([
  ['a pause, which changes no row, says nothing at all', exampleCopy.weeks, 0],
  ['another version is named once, without a word about done workouts', withNumbers(exampleCopy.weeks.slice(0, 1)), 1],
])('of a version saved meanwhile without an edit here, %s', async (_, weeks, notices) => {
  await openProgramScreen({ program: exampleCopy, done: [performanceOf(exampleRows.bench)] });
  respond(programRoutes.get, {
    program: { ...exampleCopy, weeks: structuredClone(weeks), version: exampleCopy.version + 1 },
  });
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(requestsTo(programRoutes.get)).not.toHaveLength(0));

  if (notices > 0) await screen.findByText(/Una versione più recente/);
  else await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryAllByText(/Una versione più recente/)).toHaveLength(notices);
  expect(screen.queryByText(/la modifica non cambia/)).toBeNull();
});

test.each([
  [
    'begun',
    { begun: [exampleCopy.weeks[0]?.days[0]?.workouts[0]?.id ?? ''] },
    'Il cliente ha già iniziato questo allenamento: i nuovi valori valgono per le serie che deve ancora fare, e le altre settimane tengono i loro.',
  ],
  [
    'done',
    { done: [performanceOf(exampleRows.bench)] },
    'Allenamento già svolto: la modifica non cambia ciò che è stato fatto.',
  ],
])('the first change of a workout that is %s says once what it does not reach', async (_, training, text) => {
  await openProgramScreen({ program: exampleCopy, ...training });
  await userEvent.type(firstTitle(), ' bis');

  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.type(firstTitle(), ' ter');
  expect(screen.getAllByText(text)).toHaveLength(1);
});

const copyOfWeek = async (name: string, into: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: into }));
};
const secondWorkout = exampleCopy.weeks[1]?.days[0]?.workouts[0];

test.each<[string, Partial<ProgramDetail>]>([
  ['begun', { begun: [secondWorkout?.id ?? ''] }],
  ['done', { done: (secondWorkout?.exercises ?? []).slice(0, 1).map((row) => performanceOf(row)) }],
])(
  'a week copied into later ones leaves out one with a workout that the client has %s, and names it',
  async (_, trained) => {
    await openProgramScreen({ program: exampleCopy, ...trained });
    const loads = () => within(screen.getByRole('region', { name: 'Giorno 1, Settimana 2' })).getAllByText('82,5 kg');
    const before = loads().length;
    await copyOfWeek('Azioni per la settimana 1', 'Copia nella settimana 2');

    const message = await screen.findByText('La settimana 2 resta com’è: il cliente l’ha già iniziata.');
    expect(within(message.parentElement as HTMLElement).queryByRole('button', { name: 'Annulla' })).toBeNull();
    expect(loads()).toHaveLength(before);
  },
);

test('copied into two weeks of which the client has begun one, a week changes the other one, which can be undone', async () => {
  const [first, second] = exampleCopy.weeks;
  if (!first || !second) throw new Error('the example has two weeks');
  const third = { ...cloneWeek(second, newId), weekNumber: 3 };
  await openProgramScreen({
    program: { ...exampleCopy, weeks: [first, second, third] },
    begun: [secondWorkout?.id ?? ''],
  });
  await copyOfWeek('Azioni per la settimana 1', 'Copia nelle settimane 2-3');

  expect(await screen.findByText(/copiata in 1 settimana\. La settimana 2 resta com’è/)).toBeTruthy();
  const undoButtons = screen.getAllByRole('button', { name: 'Annulla' });
  expect(undoButtons).toHaveLength(2);
});

const begunSecond = { begun: [secondWorkout?.id ?? ''] };

test('the dialog that copies a day names a day that the client has begun and does not replace it', async () => {
  await openProgramScreen({ program: exampleCopy, ...begunSecond });
  await userEvent.click(screen.getAllByRole('button', { name: 'Azioni per il giorno 1' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copia il giorno in…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copia il giorno 1' }));

  const keptDay = dialog.getByRole('checkbox', { name: 'Giorno 1 · resta com’è: il cliente l’ha già iniziato' });
  expect((keptDay as HTMLInputElement).disabled).toBe(true);
});

test.each([
  ['day', '{Shift}', 'Il giorno 1 della settimana 2 resta com’è: il cliente l’ha già iniziato.'],
  ['week', '{Control>}a{/Control}', 'La settimana 2 resta com’è: il cliente l’ha già iniziata.'],
])('a %s is not pasted over one that the client has begun', async (_, keys, text) => {
  const first = await openGrid(exampleCopy, begunSecond);
  const second = await dayOf(2);
  const before = second.getAllByText('82,5 kg').length;
  const { copy, paste } = clipboard();
  await userEvent.click(first.getByRole('button', { name: 'Giorno 1' }));
  await press(keys);
  copy();
  await userEvent.click(second.getByRole('button', { name: 'Giorno 1' }));
  await press(keys);
  paste();

  expect(await screen.findByText(text)).toBeTruthy();
  expect(second.getAllByText('82,5 kg')).toHaveLength(before);
});
