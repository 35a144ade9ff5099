import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { answer, askedOf, refuse } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleExercises, exampleProgram } from '../../example.ts';
import { ProgramEditScreen } from './ProgramEditScreen.tsx';

/** The first day of the example: bench, a superset of lateral raises and push-downs, plank. */
async function open() {
  answer(programRoutes.get, { program: exampleProgram });
  answer(programRoutes.save, { program: { ...exampleProgram, version: 2 } });
  await renderScreen(ProgramEditScreen, {
    path: '/programs/$id/manage',
    at: `/programs/${exampleProgram.id}/manage`,
    permissions: ['view programs', 'update programs', 'view exercises'],
    texts: ['programs', 'exercises'],
  });
  return within(await screen.findByRole('region', { name: 'Giorno 1' }));
}

function lettersIn(day: ReturnType<typeof within>): (string | null)[] {
  return day.getAllByRole('button', { name: /^Seleziona/ }).map((button: HTMLElement) => button.textContent);
}

test('the sets of the first exercise from 4 to 6: its row changes, and the day counts 15 sets instead of 13', async () => {
  const day = await open();
  const [bench, ...others] = day.getAllByRole('textbox', { name: /^Serie/ }) as HTMLInputElement[];
  if (!bench) throw new Error('no row');
  expect(day.getByText('13 serie')).toBeTruthy();

  await userEvent.clear(bench);
  await userEvent.type(bench, '6');

  expect(day.getByText('15 serie')).toBeTruthy();
  expect(others.map(({ value }) => value)).toEqual(['3', '3', '3']);
  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), { timeout: 3000 });
  expect(askedOf(programRoutes.save)).toHaveLength(1);
});

test('90 seconds of rest are shown as 1:30 once the field is left, 99 RIR are refused', async () => {
  const day = await open();
  const rest = day.getByRole<HTMLInputElement>('textbox', { name: 'Recupero, A Panca piana con bilanciere' });
  await userEvent.clear(rest);
  await userEvent.type(rest, '90');
  expect(rest.value).toBe('90');
  await userEvent.tab();
  expect(rest.value).toBe('1:30');

  const rir = day.getByRole<HTMLInputElement>('textbox', { name: 'RIR, A Panca piana con bilanciere' });
  await userEvent.clear(rir);
  await userEvent.type(rir, '99');
  expect(rir.getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect(rir.value).toBe('9');
});

test('Enter and the arrows go down and up a column, and Enter on the last row leads to the next exercise', async () => {
  const day = await open();
  const sets = day.getAllByRole('textbox', { name: /^Serie/ });
  sets[0]?.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(sets[3]);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');

  expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' }));
});

test('Ctrl+Z takes back what was typed in one go', async () => {
  const day = await open();
  const weight = day.getByRole<HTMLInputElement>('textbox', { name: 'Carico, A Panca piana con bilanciere' });
  await userEvent.clear(weight);
  await userEvent.type(weight, '82,5 kg');
  expect(weight.value).toBe('82,5 kg');

  await userEvent.keyboard('{Control>}z{/Control}');

  expect(weight.value).toBe('80 kg');
});

test('an exercise from the library becomes row D, ready to be filled', async () => {
  const day = await open();
  const { id, name } = exampleExercises.squat;
  const exercise = {
    ...{ id, name, isOwn: false, primaryMuscles: ['quads' as const], secondaryMuscles: [], equipment: [] },
    ...{ category: 'strength' as const, level: null, mechanic: null, force: null, instructions: null },
  };
  answer(exerciseRoutes.list, { exercises: [exercise], total: 1, isSimilarOnly: false, nextPage: 0 });
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await userEvent.click(await screen.findByRole('option', { name: /Squat con bilanciere/ }));
  await userEvent.keyboard('{Escape}');

  const sets = await day.findByRole('textbox', { name: 'Serie, D Squat con bilanciere' });
  await waitFor(() => expect(document.activeElement).toBe(sets));
});

test('two rows selected and grouped show one letter and 1 and 2', async () => {
  const day = await open();
  expect(lettersIn(day)).toEqual(['A', 'B1', 'B2', 'C']);
  await userEvent.click(day.getByRole('button', { name: /^Azioni per Alzate/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sciogli il superset' }));
  expect(lettersIn(day)).toEqual(['A', 'B', 'C', 'D']);

  await userEvent.click(day.getByRole('button', { name: 'Seleziona B Alzate laterali con manubri' }));
  await userEvent.click(day.getByRole('button', { name: 'Seleziona D Plank' }));
  await userEvent.click(day.getByRole('button', { name: 'Superset' }));

  expect(lettersIn(day)).toEqual(['A', 'B1', 'B2', 'C']);
  expect(day.getByRole('textbox', { name: 'Serie, B2 Plank' })).toBeTruthy();
});

test('when somebody else saved, both versions are shown and mine can go over theirs', async () => {
  const day = await open();
  const theirs = { ...exampleProgram, title: 'Di un altro', version: 5 };
  refuse(programRoutes.save, 409, { code: 'stale', data: { program: theirs } });
  await userEvent.type(day.getByRole('textbox', { name: 'Carico, A Panca piana con bilanciere' }), '85');

  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 3000 }));
  expect(dialog.getByText('Di un altro')).toBeTruthy();
  expect(dialog.getByText('Settimana 1 · Giorno 1 · Spinta')).toBeTruthy();
  answer(programRoutes.save, { program: { ...exampleProgram, version: 6 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Tieni la mia' }));

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy());
  expect(askedOf(programRoutes.save).at(-1)?.body).toMatchObject({ version: 5 });
});
