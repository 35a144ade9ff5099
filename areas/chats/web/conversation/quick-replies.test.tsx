import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { chatRoutes } from '../../contract.ts';
import { quickReplyRoutes } from '../../contract/quick-replies.ts';
import { field, me, open, prepareConversation } from '../testing/open-conversation.tsx';

beforeEach(prepareConversation);

const measures = {
  id: '0199a000-0000-7000-8000-0000000000d1',
  title: 'Misure',
  text: 'Ciao {nome}, le misure entro {opensAt}?',
  attachment: null,
  version: 1,
};

test('a quick reply is chosen with / and the keyboard, with the name of the client; what is not filled is not sent', async () => {
  respond(quickReplyRoutes.list, {
    quickReplies: [{ ...measures, id: me, title: 'Auguri', text: 'Auguri' }, measures],
  });
  await open();
  const composer = await field();

  await userEvent.type(composer, '/mis');
  const option = await screen.findByRole('option', { name: /Misure/ });
  expect(option.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');

  expect((composer as HTMLTextAreaElement).value).toBe('Ciao Carla, le misure entro {opensAt}?');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Completa {opensAt} prima di inviare.')).toBeTruthy();
  expect(requestsTo(chatRoutes.send)).toEqual([]);
});

test('without quick replies / offers to write the first one; saving it in its dialog sends no message', async () => {
  respond(quickReplyRoutes.list, { quickReplies: [] });
  respond(quickReplyRoutes.listAttachments, { chatAttachments: [] });
  respond(quickReplyRoutes.create, { quickReply: measures });
  await open();
  await userEvent.type(await field(), 'Bozza /');
  expect(await screen.findByText('Salva qui ciò che scrivi spesso: nella chat lo ritrovi con /.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nuova risposta rapida' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Risposte rapide' }));

  await userEvent.type(dialog.getByRole('textbox', { name: 'Titolo' }), 'Misure');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Testo' }), 'Le misure?');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(quickReplyRoutes.create)).toHaveLength(1));
  expect(requestsTo(quickReplyRoutes.create)[0]?.body).toEqual({
    title: 'Misure',
    text: 'Le misure?',
    attachmentId: null,
  });
  expect(requestsTo(chatRoutes.send)).toEqual([]);
});

test('what was typed in a new quick reply is there when its dialog was closed and is opened again', async () => {
  respond(quickReplyRoutes.list, { quickReplies: [] });
  respond(quickReplyRoutes.listAttachments, { chatAttachments: [] });
  await open();
  await userEvent.type(await field(), '/');
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nuova risposta rapida' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Testo' });
  };
  await userEvent.type(await openForm(), 'Le misure entro domenica');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(await field(), '{Backspace}Ciao /');

  expect((await openForm()).value).toBe('Le misure entro domenica');
});

test('letters that no quick reply has say so, and lead to all of them', async () => {
  respond(quickReplyRoutes.list, { quickReplies: [measures] });
  await open();
  await userEvent.type(await field(), '/zzz');

  expect(await screen.findByText('Nessuna risposta rapida con queste lettere.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Gestisci le risposte rapide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Risposte rapide' }));
  expect(await dialog.findByText('Misure')).toBeTruthy();
});
