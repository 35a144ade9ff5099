import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseRoutes } from '../../contract.ts';
import { exampleOwnExercise } from '../../example.ts';
import { takeChosenFiles } from '../media/chosen-files.ts';
import { ExerciseCreateScreen } from './ExerciseCreateScreen.tsx';

test('links and files are chosen with a new exercise: links are sent with it, files are handed to its page', async () => {
  respond(exerciseRoutes.create, { exercise: exampleOwnExercise });
  await renderScreen(ExerciseCreateScreen, {
    path: '/app/exercises/create',
    at: '/app/exercises/create?name=Piegamenti',
    texts: ['exercises', 'attachments', 'sharing'],
    permissions: ['create exercises', 'update exercises'],
  });
  const user = userEvent.setup({ applyAccept: false });
  const files = document.querySelector('input[type="file"]') as HTMLInputElement;

  await user.upload(files, [
    new File(['x'], 'piegamenti.png', { type: 'image/png' }),
    new File(['x'], 'disegno.svg', { type: 'image/svg+xml' }),
  ]);
  expect(await screen.findByText(/Questo tipo di file non è accettato/)).toBeTruthy();
  await user.type(
    screen.getByRole('textbox', { name: 'Link' }),
    'https://youtu.be/aqz-KE-bpKQ{Enter} https://www.instagram.com/reel/C1abcdefgh2/ https://vimeo.com/76979871 ',
  );
  await user.click(screen.getByRole('combobox', { name: /Muscoli principali/ }));
  await user.click(await screen.findByRole('option', { name: 'Petto' }));
  await user.click(screen.getByRole('button', { name: /Crea/ }));

  await waitFor(() => expect(requestsTo(exerciseRoutes.create)).toHaveLength(1));
  expect(requestsTo(exerciseRoutes.create)[0]?.body).toMatchObject({
    links: [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.instagram.com/reel/C1abcdefgh2/',
      'https://vimeo.com/76979871',
    ],
  });
  const handedOver = () => takeChosenFiles(exampleOwnExercise.id).map(({ name }) => name);
  expect(await vi.waitUntil(() => handedOver()[0])).toBe('piegamenti.png');
  expect(handedOver()).toEqual([]);
});

test('"Annulla" returns to the exercises', async () => {
  const { router } = await renderScreen(ExerciseCreateScreen, {
    path: '/app/exercises/create',
    texts: ['exercises', 'attachments', 'sharing'],
    permissions: ['create exercises'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/exercises'));
});

test('a link that is none refuses the exercise; what was typed and chosen stays', async () => {
  respondWithError(exerciseRoutes.create, 422, {
    code: 'link_unknown',
    errors: { links: ['Questo non è un link.'] },
  });
  await renderScreen(ExerciseCreateScreen, {
    path: '/app/exercises/create',
    at: '/app/exercises/create?name=Piegamenti',
    texts: ['exercises', 'attachments', 'sharing'],
    permissions: ['create exercises', 'update exercises'],
  });
  const files = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(files, new File(['x'], 'piegamenti.png', { type: 'image/png' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'guarda qui');
  await userEvent.click(screen.getByRole('combobox', { name: /Muscoli principali/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Petto' }));
  await userEvent.click(screen.getByRole('button', { name: /Crea/ }));

  expect(await screen.findByText('Questo non è un link.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' }).value).toBe('guarda qui');
  // The message quotes what was sent.
  expect(requestsTo(exerciseRoutes.create)[0]?.body).toMatchObject({ links: ['guarda qui'] });
  expect(screen.getByText('piegamenti.png')).toBeTruthy();
});
