import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { exampleExercise, exampleOwnExercise } from '../../example.ts';
import { ExercisePicker } from './ExercisePicker.tsx';
import type { Purpose } from './picking.ts';

const lunge: Exercise = { ...exampleExercise, id: '0199b000-0000-7000-8000-000000000003', name: 'Affondi' };
const permissions = ['view exercises', 'create exercises'];

async function open(purpose?: Purpose, exercises: Exercise[] = [exampleExercise, lunge]) {
  respond(exerciseRoutes.list, { exercises, total: exercises.length, isSimilarOnly: false, nextPage: 0 });
  const onPick = vi.fn();
  const onClose = vi.fn();
  const Screen = () => <ExercisePicker opened onClose={onClose} onPick={onPick} {...(purpose && { purpose })} />;
  await renderScreen(Screen, { texts: ['exercises', 'attachments', 'sharing'], permissions });
  const search = await screen.findByRole('combobox', { name: /Cerca per nome/ });
  if (exercises.length > 0) await screen.findByRole('option', { name: /Affondi/ });
  await waitFor(() => expect(document.activeElement).toBe(search));
  return { onPick, onClose };
}

const namesOf = (pick: ReturnType<typeof vi.fn>) => pick.mock.calls.map(([exercise]) => exercise.name);

test('arrow keys move the selection, Enter picks an exercise and closes', async () => {
  const { onPick, onClose } = await open();

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(namesOf(onPick)).toEqual(['Affondi']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter right after typing waits for the exercises of the typed text', async () => {
  const { onPick } = await open();
  respond(exerciseRoutes.list, { exercises: [lunge], total: 1, isSimilarOnly: false, nextPage: 0 });

  await userEvent.keyboard('aff{Enter}');

  await waitFor(() => expect(namesOf(onPick)).toEqual(['Affondi']));
});

test('Ctrl+Enter picks several exercises and shows their number', async () => {
  const { onPick, onClose } = await open();

  await userEvent.keyboard('{Control>}{Enter}{/Control}{ArrowDown}{Control>}{Enter}{/Control}');

  expect(namesOf(onPick)).toEqual(['Squat con bilanciere', 'Affondi']);
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findByText('2 aggiunti')).toBeTruthy();
});

test('replacing an exercise has its own title and closes after the first pick', async () => {
  const { onPick, onClose } = await open('change');
  expect(screen.getByRole('dialog', { name: 'Cambia esercizio' })).toBeTruthy();

  await userEvent.click(screen.getByRole('option', { name: /Affondi/ }));

  expect(namesOf(onPick)).toEqual(['Affondi']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('replacing an exercise offers its alternatives before all others, and not itself', async () => {
  const hack: Exercise = { ...exampleExercise, id: '0199b000-0000-7000-8000-000000000009', name: 'Hack squat' };
  localStorage.setItem('recent-exercises.0199a000-0000-7000-8000-000000000002', lunge.id);
  respond(exerciseRoutes.list, { exercises: [exampleExercise, lunge], total: 2, isSimilarOnly: false, nextPage: 0 });
  respond(exerciseRoutes.alternatives, { exercises: [hack] });
  const Screen = () => (
    <ExercisePicker opened purpose="change" replacedId={exampleExercise.id} onClose={vi.fn()} onPick={vi.fn()} />
  );
  await renderScreen(Screen, { texts: ['exercises', 'attachments', 'sharing'], permissions });

  const alternatives = await screen.findByRole('group', { name: 'Alternative' });
  expect(within(alternatives).getByRole('option', { name: /Hack squat/ })).toBeTruthy();
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Hack squat'), expect.stringContaining('Affondi')]);
});

test('the exercises picked last come first, per person and device', async () => {
  localStorage.setItem('recent-exercises.0199a000-0000-7000-8000-000000000002', lunge.id);
  await open();

  const recent = within(await screen.findByRole('group', { name: 'Recenti' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Affondi'),
  ]);
  expect(screen.getAllByRole('option', { name: /Affondi/ })).toHaveLength(1);

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(localStorage.getItem('recent-exercises.0199a000-0000-7000-8000-000000000002')).toBe(
    `${exampleExercise.id},${lunge.id}`,
  );
});

test('an own exercise of a colleague says who shares it, as in the list of exercises', async () => {
  const shared = { ...exampleOwnExercise, isShared: true, isEditable: false, authorName: 'Marta Conti' };
  await open(undefined, [lunge, shared]);

  expect(screen.getByRole('option', { name: /Marta Conti/ }).textContent).toContain(exampleOwnExercise.name);
});

test('the preview shows the active exercise with its muscles', async () => {
  await open();
  const preview = within(screen.getByRole('region', { name: 'Anteprima' }));
  expect(await preview.findByRole('heading', { name: 'Squat con bilanciere' })).toBeTruthy();

  await userEvent.keyboard('{ArrowDown}');

  expect(await preview.findByRole('heading', { name: 'Affondi' })).toBeTruthy();
  expect(preview.getByRole('img', { name: /Quadricipiti; secondari/ })).toBeTruthy();
});

test('an alternative can be previewed and picked', async () => {
  const { onPick } = await open();
  respond(exerciseRoutes.alternatives, { exercises: [{ ...lunge, id: exampleOwnExercise.id, name: 'Hack squat' }] });

  await userEvent.click(await screen.findByRole('button', { name: 'Mostra le alternative' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hack squat' }));
  const preview = within(screen.getByRole('region', { name: 'Anteprima' }));
  await preview.findByRole('heading', { name: 'Hack squat' });
  await userEvent.click(preview.getByRole('button', { name: 'Aggiungi' }));

  expect(namesOf(onPick)).toEqual(['Hack squat']);
});

test('a missing exercise is created from the search and picked', async () => {
  const { onPick } = await open('add', []);
  respond(exerciseRoutes.create, { exercise: exampleOwnExercise });

  await userEvent.paste('Piegamenti con elastico');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Muscolo principale' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Petto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Crea «Piegamenti con elastico»' }));

  await waitFor(() => expect(namesOf(onPick)).toEqual(['Piegamenti con elastico']));
  expect(requestsTo(exerciseRoutes.create)[0]?.body).toEqual({
    name: 'Piegamenti con elastico',
    primaryMuscles: ['chest'],
  });
});

test('a search without a connection says so', async () => {
  await open();
  respondWithError(exerciseRoutes.list, 503, {});

  await userEvent.keyboard('panca');

  expect(await screen.findByText('Nessuna risposta: controlla la connessione e riprova.')).toBeTruthy();
});
