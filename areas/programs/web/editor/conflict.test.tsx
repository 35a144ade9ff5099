import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import type { ExerciseRow, Program } from '../../contract/document.ts';
import { exampleProgram } from '../../example.ts';
import { withWorkoutChanged } from '../../rules/workouts.ts';
import { saveLocalDraft } from '#shell/web/documents/local-draft.ts';
import { documentOf } from './load-program.ts';
import { savedContent } from './testing/grid.ts';
import { openProgramScreen, openProgramScreenOnPhone } from './testing/open-program-screen.tsx';

afterEach(cleanup);

const push = exampleProgram.weeks[0]?.days[0]?.workouts[0];

/** Returns the program as a colleague saved it, with a changed bench press. */
function theirs(bench: Partial<ExerciseRow>): Program {
  const weeks = withWorkoutChanged(exampleProgram.weeks, push?.id ?? '', (workout) => ({
    ...workout,
    exercises: workout.exercises.map((row, index) => (index === 0 ? { ...row, ...bench } : row)),
  }));
  return { ...exampleProgram, weeks, version: 5 };
}

/** Types 85 kg for the bench press while the server has a newer version. */
async function conflict(program: Program) {
  await openProgramScreen();
  respondWithError(programRoutes.save, 409, {
    code: 'version_conflict',
    data: { document: { ...documentOf(program), id: program.id } },
  });
  const [load] = await screen.findAllByRole('gridcell', { name: /^80 kg Carico, A Panca/ });
  await userEvent.click(load as HTMLElement);
  await userEvent.keyboard('85 kg{Enter}');
  return within(await screen.findByRole('dialog'));
}

function savedBench(before: Program): ExerciseRow | undefined {
  return savedContent(before).weeks[0]?.days[0]?.workouts[0]?.exercises[0];
}

test('85 kg typed here and 6 sets saved by a colleague are merged: both are saved, and undo restores the 4 sets', async () => {
  const dialog = await conflict(theirs({ sets: 6 }));
  expect(
    within(dialog.getByRole('region', { name: 'Le tue modifiche' })).getByText('carico: da 80 kg a 85 kg'),
  ).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Le altre modifiche' })).getByText('serie: da 4 a 6')).toBeTruthy();
  respond(programRoutes.save, { version: 6 });
  await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));

  await waitFor(() => expect(savedBench(theirs({ sets: 6 }))).toMatchObject({ weight: '85 kg', sets: 6 }));
  expect(requestsTo(programRoutes.save).at(-1)?.body).toMatchObject({ version: 5 });
  expect(await screen.findByText('Salvato', { selector: 'span' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getAllByRole('gridcell', { name: /Serie, A Panca/ })[0]?.textContent).toBe('4');
});

test('two loads for one exercise wait for a choice before they can be merged', async () => {
  const dialog = await conflict(theirs({ weight: '90 kg' }));
  const merge = dialog.getByRole<HTMLButtonElement>('button', { name: 'Unisci: manca una scelta' });
  expect(merge.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: "L'altra: 90 kg" }));
  respond(programRoutes.save, { version: 6 });
  await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(programRoutes.save)).toHaveLength(1);
  expect(screen.getAllByRole('gridcell', { name: /^90 kg Carico, A Panca/ })).toHaveLength(1);
});

test('85 kg typed here for the bench press and lunges chosen by a colleague are one choice: lunges without 85 kg, or the bench press with them', async () => {
  const lunges = { exerciseId: '0199a000-0000-7000-8000-0000000000aa', name: 'Affondi' };
  const program = theirs({ ...lunges, weight: '' });
  const dialog = await conflict(program);
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label, div')?.parentElement?.textContent)).toEqual([
    'La tua: Panca piana con bilanciere, carico: 85 kg',
    "L'altra: Affondi, carico: vuoto",
  ]);
  expect(dialog.getByRole('radiogroup', { name: /esercizio e carico$/ })).toBeTruthy();
  respond(programRoutes.save, { version: 6 });
  await userEvent.click(dialog.getByRole('radio', { name: "L'altra: Affondi, carico: vuoto" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryAllByRole('gridcell', { name: /^85 kg Carico/ })).toHaveLength(0);
});

test('accepting the other version shows it and sends no save', async () => {
  const dialog = await conflict(theirs({ weight: '90 kg' }));
  const sent = requestsTo(programRoutes.save).length;
  await userEvent.click(dialog.getByRole('button', { name: "Prendi l'altra" }));

  expect(await screen.findAllByRole('gridcell', { name: /^90 kg Carico, A Panca/ })).toHaveLength(1);
  expect(requestsTo(programRoutes.save)).toHaveLength(sent);
});

test('a postponed conflict is reopened with one click', async () => {
  const dialog = await conflict(theirs({ weight: '90 kg' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decidi dopo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Non salvato: scegli' }));

  expect(await screen.findByRole('dialog')).toBeTruthy();
});

describe.each([
  { device: 'a computer', reopen: openProgramScreen },
  { device: 'a phone', reopen: openProgramScreenOnPhone },
])('on $device, 85 kg of a tab that was closed with the dialog open', ({ reopen }) => {
  /** Opens the program again after a colleague saved 90 kg, and later 6 sets. */
  async function reopened() {
    await conflict(theirs({ weight: '90 kg' }));
    cleanup();
    const program = { ...theirs({ weight: '90 kg', sets: 6 }), version: 6 };
    await reopen({ program });
    return { program, dialog: within(await screen.findByRole('dialog')) };
  }

  test('are the only choice, and the 6 sets saved since are merged', async () => {
    const { program, dialog } = await reopened();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    expect(
      within(dialog.getByRole('region', { name: 'Le tue modifiche' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('carico: da 80 kg a 85 kg')]);
    await userEvent.click(dialog.getByRole('radio', { name: 'La tua: 85 kg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));

    await waitFor(() => expect(savedBench(program)).toMatchObject({ weight: '85 kg', sets: 6 }));
  });

  test('are kept without undoing the 6 sets saved since', async () => {
    const { program, dialog } = await reopened();
    await userEvent.click(dialog.getByRole('button', { name: 'Tieni la mia' }));

    await waitFor(() => expect(savedBench(program)).toMatchObject({ weight: '85 kg', sets: 6 }));
  });
});

test('without the common base version, one of the two versions is chosen', async () => {
  localStorage.clear();
  const { info, weeks } = exampleProgram;
  const content = { title: 'Scritto qui', info, weeks };
  const draft = { content, base: null, version: 1, pendingSaveIds: [], userId: '0199a000-0000-7000-8000-000000000001' };
  saveLocalDraft(`draft.program.${exampleProgram.id}.prima`, draft);
  await openProgramScreen({ program: theirs({ weight: '90 kg' }) });
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByText('carico: da 80 kg a 90 kg')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Unisci/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Tieni la mia' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Decidi dopo' })));
  expect(dialog.getByText(/si perde quello che è cambiato solo nell'altra/)).toBeTruthy();
});
