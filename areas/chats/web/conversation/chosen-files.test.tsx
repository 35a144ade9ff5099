import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { chatRoutes } from '../../contract.ts';
import { conversation, field, message, open, own, prepareConversation } from '../testing/open-conversation.tsx';

beforeEach(prepareConversation);

test('one of several chosen files is taken out before sending; the last one is dropped by cancelling', async () => {
  const { container } = await open();
  await field();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');
  await userEvent.upload(input, [
    new File(['PNG'], 'pranzo.png', { type: 'image/png' }),
    new File(['PDF'], 'esami.pdf', { type: 'application/pdf' }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invia 2 file' }));

  await userEvent.click(dialog.getByRole('button', { name: 'Togli pranzo.png' }));

  expect(await screen.findByRole('dialog', { name: 'Invia il file' })).toBeTruthy();
  expect(dialog.queryByRole('img', { name: 'pranzo.png' })).toBeNull();
  expect(dialog.getByText(/esami\.pdf/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Togli esami.pdf' })).toBeNull();
});

test.each([
  ['image', 'Foto: Guarda la spalla'],
  ['video', 'Video: Guarda la spalla'],
] as const)('a scheduled %s shows the text that it was sent with', async (mediaType, announced) => {
  const file = { type: mediaType, fileUrl: '/files/a', filename: 'a', sizeBytes: 1000 };
  const sent = message(1, 'Guarda la spalla', { ...own, ...file });
  respond(chatRoutes.messages, { conversation, messages: [sent], totalMessages: 1, hasMore: false });
  await open();

  const article = await screen.findByRole('article');

  expect(within(article).getByText('Guarda la spalla')).toBeTruthy();
  expect(article.getAttribute('aria-label')).toContain(announced);
});

// The last test: what it sends may be on the device when it ends.
test('a chosen picture is shown first, and sent with what is written about it only after Invia', async () => {
  respond(chatRoutes.send, { message: message(3, 'Ecco', own) });
  const { container } = await open();
  await field();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');
  const picture = () => new File(['PNG'], 'pranzo.png', { type: 'image/png' });

  await userEvent.upload(input, picture());
  const dialog = within(await screen.findByRole('dialog', { name: 'Invia il file' }));
  expect(await dialog.findByRole('img', { name: 'pranzo.png' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(chatRoutes.send)).toEqual([]);

  await userEvent.upload(input, picture());
  const again = within(await screen.findByRole('dialog', { name: 'Invia il file' }));
  await userEvent.type(again.getByRole('textbox', { name: /Messaggio/ }), 'Ecco');
  await userEvent.click(again.getByRole('button', { name: 'Invia' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  const [file, caption] = screen.getAllByRole('article').slice(2);
  expect(file?.textContent).not.toContain('Ecco');
  expect(caption?.textContent).toContain('Ecco');
});
