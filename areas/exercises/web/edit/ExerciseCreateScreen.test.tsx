import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseRoutes } from '../../contract.ts';
import { exampleOwnExercise } from '../../example.ts';
import { ExerciseCreateScreen } from './ExerciseCreateScreen.tsx';

test('media are chosen with a new exercise and uploaded once it exists; a wrong file is not', async () => {
  respond(exerciseRoutes.create, { exercise: exampleOwnExercise });
  respond(exerciseRoutes.addAsset, { assets: exampleOwnExercise.assets });
  await renderScreen(ExerciseCreateScreen, {
    path: '/app/exercises/create',
    at: '/app/exercises/create?name=Piegamenti',
    texts: ['exercises', 'attachments'],
    permissions: ['create exercises', 'update exercises'],
  });
  const user = userEvent.setup({ applyAccept: false });
  const files = document.querySelector('input[type="file"]') as HTMLInputElement;

  await user.upload(files, [
    new File(['x'], 'piegamenti.png', { type: 'image/png' }),
    new File(['x'], 'disegno.svg', { type: 'image/svg+xml' }),
  ]);
  expect(await screen.findByText(/Questo tipo di file non è accettato/)).toBeTruthy();
  expect(requestsTo(exerciseRoutes.addAsset)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /Muscoli principali/ }));
  await user.click(await screen.findByRole('option', { name: 'Petto' }));
  await user.click(screen.getByRole('button', { name: /Crea/ }));

  await waitFor(() => expect(requestsTo(exerciseRoutes.addAsset)).toHaveLength(1));
  expect(requestsTo(exerciseRoutes.create)).toHaveLength(1);
});
