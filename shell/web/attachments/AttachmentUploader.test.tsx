import { act as flushUpdates, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uploadPolicies } from '#shell/common/files.ts';
import { renderScreen } from '../testing/render.tsx';
import { AttachmentUploader } from './AttachmentUploader.tsx';
import type { UploadRequest } from './use-uploads.ts';

interface PendingUpload extends UploadRequest {
  finish: () => Promise<void>;
  fail: (message: string) => Promise<void>;
}

/** Renders the uploader. Each upload completes when the test calls `finish` or `fail`. */
async function show({ room = 10 } = {}) {
  const pending: PendingUpload[] = [];
  const send = (request: UploadRequest) =>
    new Promise<void>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const finish = () => flushUpdates(async () => resolve());
      const fail = (message: string) => flushUpdates(async () => reject(new Error(message)));
      pending.push({ ...request, finish, fail });
    });
  const policy = uploadPolicies.exerciseAsset;
  const Uploader = () => <AttachmentUploader policy={policy} room={room} send={send} />;
  await renderScreen(Uploader, { texts: ['attachments'] });
  const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;
  await waitFor(() => expect(input()).toBeTruthy());
  const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files);
  return { pending, choose };
}

const file = (name: string, mediaType = 'image/png') => new File(['x'], name, { type: mediaType });
const uploads = () => within(screen.getByRole('list', { name: 'Caricamenti' }));

test('the accepted file types and their maximum sizes are shown', async () => {
  await show();

  const limits = /Trascina qui o scegli: JPG, PNG, WebP, massimo 10 MB; MP4, WebM, MOV, massimo 50 MB\./;
  expect(screen.getByText(limits)).toBeTruthy();
});

test('files are uploaded one after the other with their progress, and removed from the list when stored', async () => {
  const { pending, choose } = await show();
  await choose(file('a.png'), file('b.png'));
  await flushUpdates(async () => pending[0]?.onProgress(0.4));

  expect(uploads().getByRole('progressbar', { name: 'Caricamento di a.png: 40%' })).toBeTruthy();
  expect(pending).toHaveLength(1);
  await pending[0]?.finish();
  await waitFor(() => expect(pending).toHaveLength(2));
  expect(uploads().queryByText('a.png')).toBeNull();
  await pending[1]?.finish();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Caricamenti' })).toBeNull());
});

test('a failed upload stays in the list with its message and is retried with the same id', async () => {
  const { pending, choose } = await show();
  await choose(file('a.png'));
  await pending[0]?.fail('Il server non risponde.');
  expect((await screen.findByRole('alert')).textContent).toBe('Il server non risponde.');

  await userEvent.click(screen.getByRole('button', { name: 'Riprova a caricare a.png' }));

  await waitFor(() => expect(pending).toHaveLength(2));
  expect(pending[1]?.attachmentId).toBe(pending[0]?.attachmentId);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cancelled upload is aborted and removed, and the next one starts', async () => {
  const { pending, choose } = await show();
  await choose(file('a.png'), file('b.png'));

  await userEvent.click(screen.getByRole('button', { name: 'Annulla il caricamento di a.png' }));

  await waitFor(() => expect(pending).toHaveLength(2));
  expect(pending[0]?.signal.aborted).toBe(true);
  expect(uploads().queryByText('a.png')).toBeNull();
  expect(uploads().getByText('b.png')).toBeTruthy();
});

test('files of a wrong type or size are rejected without a request, and the others are uploaded', async () => {
  const { pending, choose } = await show();
  const large = file('squat.mp4', 'video/mp4');
  Object.defineProperty(large, 'size', { value: uploadPolicies.exerciseAsset.maxBytes + 1 });
  await choose(file('disegno.svg', 'image/svg+xml'), large, file('a.png'));

  const messages = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(messages).toEqual([
    'Questo tipo di file non è accettato. Puoi caricare JPG, PNG, WebP, MP4, WebM, MOV.',
    'Il file supera il limite di 50 MB.',
  ]);
  expect(screen.queryByRole('button', { name: /Riprova/ })).toBeNull();
  expect(pending.map((upload) => upload.file.name)).toEqual(['a.png']);
});

test('files above the maximum number of the record are rejected with a message', async () => {
  const { pending, choose } = await show({ room: 1 });
  await choose(file('a.png'), file('b.png'));

  expect((await screen.findByRole('alert')).textContent).toContain('Hai raggiunto il massimo di 10');
  expect(pending.map((upload) => upload.file.name)).toEqual(['a.png']);
});
