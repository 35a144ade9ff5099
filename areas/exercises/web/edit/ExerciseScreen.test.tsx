import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uploadPolicies } from '#shell/common/files.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { exampleExercise, exampleOwnExercise } from '../../example.ts';
import { keepChosenFiles } from '../media/chosen-files.ts';
import { ExerciseScreen } from './ExerciseScreen.tsx';

const permissions = ['view', 'create', 'update', 'delete'].map((verb) => `${verb} exercises`);
const library: FullExercise = {
  ...exampleExercise,
  assets: [],
  studioAssets: [],
  cues: null,
  cuesVersion: 0,
  programs: 3,
  version: 1,
};

async function open(exercise: FullExercise, user = {}) {
  respond(exerciseRoutes.get, { exercise });
  respond(exerciseRoutes.alternatives, {
    exercises: [{ ...exampleExercise, id: exampleOwnExercise.id, name: 'Hack squat' }],
  });
  const at = `/app/exercises/${exercise.id}/edit`;
  const view = await renderScreen(ExerciseScreen, {
    path: '/app/exercises/$id/edit',
    at,
    texts: ['exercises', 'attachments', 'sharing'],
    permissions,
    user,
  });
  await screen.findByRole('heading', { name: exercise.name });
  return view;
}

test('an exercise of the library is read only: muscles, equipment and alternatives', async () => {
  await open(library);

  expect(screen.getByRole('img', { name: /Quadricipiti; secondari: Glutei, Femorali/ })).toBeTruthy();
  expect(screen.getByText(/Esercizio della libreria · in 3 programmi/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Hack squat' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Nome/ })).toBeNull();
});

test('a coach adds cues and media to an exercise of the library', async () => {
  await open({ ...library, cues: 'Ginocchia in fuori.', studioAssets: exampleOwnExercise.assets });
  respond(exerciseRoutes.updateCues, { exercise: { ...library, cues: 'Petto alto.' } });
  const cues = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Indicazioni' });
  expect(cues.value).toBe('Ginocchia in fuori.');

  await userEvent.clear(cues);
  await userEvent.type(cues, 'Petto alto.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva le indicazioni' }));

  await waitFor(() =>
    expect(requestsTo(exerciseRoutes.updateCues)[0]?.body).toEqual({ cues: 'Petto alto.', version: 0 }),
  );
  expect(screen.getByRole('textbox', { name: 'Link' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Aggiungi file' })).toBeTruthy();
});

test('cues saved meanwhile in another tab are shown beside the typed ones, and nothing is overwritten', async () => {
  await open({ ...library, cues: 'Ginocchia in fuori.', cuesVersion: 1 });
  respondWithError(exerciseRoutes.updateCues, 409, {
    code: 'version_conflict',
    data: { record: { id: library.id, cues: 'Petto alto.', version: 2 } },
  });
  const cues = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Indicazioni' });

  await userEvent.type(cues, ' Talloni a terra.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva le indicazioni' }));

  expect(await screen.findByText(/Petto alto\./)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Indicazioni' }).value).toBe(
    'Ginocchia in fuori. Talloni a terra.',
  );
  respond(exerciseRoutes.updateCues, { exercise: { ...library, cues: 'Petto alto.', cuesVersion: 3 } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva le indicazioni' }));
  await waitFor(() => expect(requestsTo(exerciseRoutes.updateCues).at(-1)?.body).toMatchObject({ version: 2 }));
});

test('the page of a library exercise has one primary button, and opening it focuses no field', async () => {
  await open(library);
  await screen.findByRole('textbox', { name: 'Indicazioni' });

  const buttons = [...document.querySelectorAll<HTMLElement>('.mantine-Button-root')];
  const primary = buttons.filter(({ dataset }) => (dataset['variant'] ?? 'filled') === 'filled');
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Salva le indicazioni']);
  const fields = screen.getAllByRole('textbox');
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => !field.closest('[data-no-focus]'))).toEqual([]);
});

test('an own exercise is a form; an error is shown at its field and the input is kept', async () => {
  await open(exampleOwnExercise);
  respondWithError(exerciseRoutes.update, 422, {
    code: 'name_archived',
    errors: { name: ['Un tuo esercizio archiviato si chiama così.'] },
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nome/ });

  await userEvent.clear(name);
  await userEvent.type(name, 'Vecchio nome');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Un tuo esercizio archiviato si chiama così.')).toBeTruthy();
  expect(name.value).toBe('Vecchio nome');
  expect(requestsTo(exerciseRoutes.update)[0]?.body).toMatchObject({ name: 'Vecchio nome', mechanic: 'compound' });
});

test('an exercise of a colleague is read only', async () => {
  await open({ ...exampleOwnExercise, isEditable: false, authorName: 'Marta Conti' }, { roles: ['coach'] });

  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull();
  expect(screen.getByText(/Scendi in tre secondi/)).toBeTruthy();
  expect(screen.getByText(/In condivisione da Marta Conti/)).toBeTruthy();
});

test('a link is added by its URL; one to another site shows an error at its field', async () => {
  await open(exampleOwnExercise);
  respondWithError(exerciseRoutes.addLink, 422, {
    code: 'link_unknown',
    errors: { url: ['Questo non è il link di un video.'] },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

  await userEvent.type(field, 'https://example.com/squat');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi link' }));
  expect(await screen.findByText('Questo non è il link di un video.')).toBeTruthy();
  expect(field.value).toBe('https://example.com/squat');

  respond(exerciseRoutes.addLink, { assets: exampleOwnExercise.assets });
  await userEvent.clear(field);
  await userEvent.type(field, 'https://youtu.be/aqz-KE-bpKQ');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi link' }));

  await waitFor(() => expect(field.value).toBe(''));
  expect(requestsTo(exerciseRoutes.addLink)[1]?.body).toMatchObject({ url: 'https://youtu.be/aqz-KE-bpKQ' });
});

test('a file of a wrong type or size is refused before the upload', async () => {
  await open(exampleOwnExercise);
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  const user = userEvent.setup({ applyAccept: false });

  await user.upload(input, new File(['<svg/>'], 'disegno.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(/Questo tipo di file non è accettato/)).toBeTruthy();

  const large = new File(['x'], 'squat.mp4', { type: 'video/mp4' });
  Object.defineProperty(large, 'size', { value: uploadPolicies.exerciseAsset.maxBytes + 1024 * 1024 });
  await user.upload(input, large);
  expect(await screen.findByText('Il file supera il limite di 50 MB.')).toBeTruthy();
  expect(requestsTo(exerciseRoutes.addAsset)).toEqual([]);
});

test('an image is uploaded with an id created by the client, and the exercise is loaded again', async () => {
  await open(exampleOwnExercise);
  respond(exerciseRoutes.addAsset, { assets: exampleOwnExercise.assets });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  const before = requestsTo(exerciseRoutes.get).length;

  await userEvent.upload(input, new File(['x'], 'squat.png', { type: 'image/png' }));

  await waitFor(() => expect(requestsTo(exerciseRoutes.get).length).toBe(before + 1));
  const body = requestsTo(exerciseRoutes.addAsset)[0]?.body as { attachmentId: string; file: File };
  expect(body.attachmentId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.file.name).toBe('squat.png');
});

test('files chosen while the exercise was created are uploaded on its page; a failed one is sent again', async () => {
  keepChosenFiles(exampleOwnExercise.id, [new File(['x'], 'squat.png', { type: 'image/png' })]);
  respondWithError(exerciseRoutes.addAsset, 500, {});
  await open(exampleOwnExercise);
  const retry = await screen.findByRole('button', { name: /Riprova.*squat\.png/ });

  respond(exerciseRoutes.addAsset, { assets: exampleOwnExercise.assets });
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByText('squat.png')).toBeNull());
  const ids = requestsTo(exerciseRoutes.addAsset).map(({ body }) => (body as { attachmentId: string }).attachmentId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('the second image is moved before the first', async () => {
  await open(exampleOwnExercise);
  respond(exerciseRoutes.orderAssets, { assets: exampleOwnExercise.assets.toReversed() });

  await userEvent.click(await screen.findByRole('button', { name: 'Sposta prima: 2, Video di YouTube' }));

  const [first, second] = exampleOwnExercise.assets.map(({ id }) => id);
  await waitFor(() => expect(requestsTo(exerciseRoutes.orderAssets)[0]?.body).toEqual({ ids: [second, first] }));
});

test('with ten attachments no other can be added, and a message explains it', async () => {
  const [asset] = exampleOwnExercise.assets;
  const assets = Array.from({ length: 10 }, (_, index) => ({
    ...(asset as (typeof exampleOwnExercise.assets)[number]),
    id: `0199b000-0000-7000-8000-00000000010${index}`,
  }));
  await open({ ...exampleOwnExercise, assets });

  expect(screen.getByText(/Hai raggiunto il massimo di 10/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aggiungi link' })).toBeNull();
});

test('Enter selects the first muscle that matches the typed text and does not submit the form', async () => {
  await open(exampleOwnExercise);
  const secondary = await screen.findByRole('combobox', { name: /Muscoli secondari/ });

  await userEvent.type(secondary, 'polp{Enter}');

  expect(screen.getByText('Polpacci', { selector: '.mantine-Pill-label' })).toBeTruthy();
  expect(requestsTo(exerciseRoutes.update)).toHaveLength(0);
});
