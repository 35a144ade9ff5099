import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { exampleExercise, exampleOwnExercise } from '../../example.ts';
import { ExerciseListScreen } from './ExerciseListScreen.tsx';

const { assets: _, programs: __, studioAssets: ___, cues: ____, ...own } = exampleOwnExercise;
const permissions = ['view', 'create', 'update', 'delete'].map((verb) => `${verb} exercises`);

async function open(exercises: Exercise[] = [own, exampleExercise], at = '/exercises', user = {}) {
  respond(exerciseRoutes.list, { exercises, total: exercises.length, isSimilarOnly: false, nextPage: 0 });
  const view = await renderScreen(ExerciseListScreen, {
    path: '/exercises',
    at,
    texts: ['exercises', 'sharing'],
    permissions,
    user,
  });
  await waitFor(() => expect(screen.getByText(/^\d+ eserciz/)).toBeTruthy());
  return view;
}

async function menuOf(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${name}` }));
  return within(await screen.findByRole('menu'));
}

test('the list has own and library exercises, each linked to its page', async () => {
  await open();

  expect(screen.getByRole('link', { name: /Squat con bilanciere/ }).getAttribute('href')).toBe(
    `/exercises/${exampleExercise.id}/edit`,
  );
  expect(screen.getByRole('link', { name: /Piegamenti con elastico.*Tuo/ })).toBeTruthy();
});

test('filters are in the address and in the request', async () => {
  const { router } = await open();

  await userEvent.click(screen.getByRole('radio', { name: 'Archiviati' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ owner: 'archived' }));

  await waitFor(() => expect(requestsTo(exerciseRoutes.list).at(-1)?.query).toMatchObject({ owner: 'archived' }));
});

test('when all exercises are archived, the archived ones can be shown', async () => {
  const { router } = await open([]);

  await userEvent.click(screen.getByRole('radio', { name: 'Archiviati' }));

  expect(router.state.location.search).toEqual({ owner: 'archived' });
});

test('the grid shows the same exercises and is kept in the address', async () => {
  const { router } = await open();

  await userEvent.click(screen.getByRole('radio', { name: 'Griglia' }));

  expect(await screen.findByRole('list', { name: 'Esercizi' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(router.state.location.search).toEqual({ view: 'grid' });
});

test('an exercise that programs use can be archived instead of deleted', async () => {
  await open();
  respondWithError(exerciseRoutes.delete, 409, {
    code: 'used_in_programs',
    message: 'Un programma usa questo esercizio.',
  });
  respond(exerciseRoutes.archive, { exercise: { ...exampleOwnExercise, isArchived: true } });

  await userEvent.click((await menuOf(own.name)).getByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina esercizio' }));
  const question = within(await screen.findByRole('dialog', { name: /Vuoi archiviare/ }));
  expect(question.getByText('Un programma usa questo esercizio.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Archivia' }));

  await waitFor(() => expect(requestsTo(exerciseRoutes.archive)).toHaveLength(1));
  expect(await screen.findByText(/«Piegamenti con elastico» archiviato/)).toBeTruthy();
});

test('an archived exercise that programs use stays archived, and archiving is not offered again', async () => {
  await open([{ ...own, isArchived: true }]);
  respondWithError(exerciseRoutes.delete, 409, {
    code: 'used_in_programs',
    message: 'Un programma usa questo esercizio. Puoi archiviarlo.',
  });

  await userEvent.click((await menuOf(own.name)).getByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina esercizio' }));

  expect(await screen.findByText(/non si può eliminare: resta archiviato/)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: /Vuoi archiviare/ })).toBeNull();
});

test('an exercise of the library can only be opened and copied', async () => {
  await open();

  const items = (await menuOf(exampleExercise.name)).getAllByRole('menuitem').map(({ textContent }) => textContent);

  expect(items).toEqual(['Apri', 'Crea una copia']);
});

test('an exercise that is not shared says who sees it, and its author shares it in the menu', async () => {
  await open([{ ...own, isShared: false }]);
  respond(exerciseRoutes.share, {});
  const menu = await menuOf(own.name);

  expect(screen.getByText('Solo tu')).toBeTruthy();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Condividi con il team' }));
  await waitFor(() => expect(requestsTo(exerciseRoutes.share)[0]?.body).toEqual({ isShared: true }));
});

test('a coach reads who shares an exercise, and may not change it', async () => {
  await open([{ ...own, isEditable: false, authorName: 'Marta Conti' }], '/exercises', { roles: ['coach'] });

  const items = (await menuOf(own.name)).getAllByRole('menuitem').map(({ textContent }) => textContent);

  expect(items).toEqual(['Apri', 'Crea una copia']);
  expect(screen.getByText('In condivisione da Marta Conti')).toBeTruthy();
});

test('copying asks for a name and opens the copy', async () => {
  const { router } = await open();
  respond(exerciseRoutes.clone, { exercise: { ...exampleOwnExercise, name: 'Il mio squat' } });
  await userEvent.click((await menuOf(exampleExercise.name)).getByRole('menuitem', { name: 'Crea una copia' }));
  const name = await screen.findByRole('textbox', { name: /Nome/ });

  await userEvent.clear(name);
  await userEvent.type(name, 'Il mio squat');
  await userEvent.click(screen.getByRole('button', { name: 'Crea copia' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/exercises/${exampleOwnExercise.id}/edit`));
  expect(requestsTo(exerciseRoutes.clone)[0]?.body).toEqual({ name: 'Il mio squat' });
});

test('an existing name shows an error at its field and keeps the input', async () => {
  await open();
  respondWithError(exerciseRoutes.clone, 422, {
    code: 'name_taken',
    errors: { name: ['Hai già un esercizio con questo nome.'] },
  });
  await userEvent.click((await menuOf(exampleExercise.name)).getByRole('menuitem', { name: 'Crea una copia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crea copia' }));

  expect(await screen.findByText('Hai già un esercizio con questo nome.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nome/ }).value).toBe('Squat con bilanciere');
});
