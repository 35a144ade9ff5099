import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { exampleExercise } from '../../example.ts';
import { LibraryCreateScreen } from './LibraryCreateScreen.tsx';
import { LibraryListScreen } from './LibraryListScreen.tsx';

const superAdmin = { roles: ['super_admin' as const], membershipId: null };
const squat: LibraryExercise = {
  ...exampleExercise,
  name_it: exampleExercise.name,
  name_en: 'Barbell Squat',
  instructions_it: null,
  instructions_en: null,
  assets: [],
  studioAssets: [],
  cues: null,
  cuesVersion: 0,
  programs: 0,
  version: 1,
};

test('an exercise that studios use can be archived instead of deleted', async () => {
  const page = { exercises: [exampleExercise], allMusclesGroups: [], total: 1, isSimilarOnly: false, nextPage: 0 };
  respond(libraryRoutes.list, page);
  respondWithError(libraryRoutes.delete, 409, {
    code: 'used_in_library',
    message: 'Uno o più studi usano questo esercizio.',
  });
  respond(libraryRoutes.archive, { exercise: { ...squat, isArchived: true } });
  await renderScreen(LibraryListScreen, { path: '/dash/exercises', texts: ['exercises', 'sharing'], user: superAdmin });

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Squat con bilanciere' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina esercizio' }));
  const question = within(await screen.findByRole('dialog', { name: /Vuoi archiviare/ }));
  await userEvent.click(question.getByRole('button', { name: 'Archivia' }));

  await waitFor(() => expect(requestsTo(libraryRoutes.archive)).toHaveLength(1));
});

test('a new exercise has names in both languages; an existing name shows an error at its field', async () => {
  respondWithError(libraryRoutes.create, 422, {
    errors: { name_en: ['La libreria ha già un esercizio con questo nome.'] },
  });
  await renderScreen(LibraryCreateScreen, { path: '/create', texts: ['exercises', 'sharing'], user: superAdmin });

  await userEvent.type(await screen.findByRole('textbox', { name: /Nome in italiano/ }), 'Squat nuovo');
  await userEvent.type(screen.getByRole('textbox', { name: /Nome in inglese/ }), 'Barbell Squat');
  await userEvent.click(screen.getByRole('combobox', { name: /Muscoli principali/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Quadricipiti' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('La libreria ha già un esercizio con questo nome.')).toBeTruthy();
  expect(requestsTo(libraryRoutes.create)[0]?.body).toMatchObject({
    name_it: 'Squat nuovo',
    name_en: 'Barbell Squat',
    primaryMuscles: ['quads'],
    level: null,
  });
});
