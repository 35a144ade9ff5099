import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '#shell/web/app.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { laterRoutes, type ScheduledMessage } from '../../contract/later.ts';
import { quickReplyRoutes } from '../../contract/quick-replies.ts';
import { chatSettingRoutes } from '../../contract/settings.ts';
import { conversationId, field, me, open, prepareConversation } from '../testing/open-conversation.tsx';

const attachment = { id: '0199a000-0000-7000-8000-0000000000e1', filename: 'listino.pdf' };
const scheduled: ScheduledMessage = {
  id: '0199a000-0000-7000-8000-0000000000e2',
  conversationId,
  message: '',
  attachment,
  author: { id: me, name: 'Anna Bianchi' },
  sendAt: '2099-11-20T08:00:00.000Z',
  sendOn: '2099-11-20',
  sendTime: '09:00',
  timeZone: 'Europe/Rome',
  about: null,
  isFailed: false,
  version: 1,
};

beforeEach(() => {
  prepareConversation();
  respond(quickReplyRoutes.listAttachments, { chatAttachments: [] });
  respond(chatSettingRoutes.hours, {
    hours: { isOpen: true, changesAt: null, replyTime: null, availability: null, accountAvailability: 'always' },
  });
});

test('the attachment of a quick reply is sent later with its text', async () => {
  const reply = { id: me, title: 'Listino', text: 'Ecco il listino', attachment, version: 1 };
  respond(quickReplyRoutes.list, { quickReplies: [reply] });
  respond(laterRoutes.create, { scheduled: { ...scheduled, message: reply.text } });
  await open();
  await userEvent.type(await field(), '/lis');
  await screen.findByRole('option', { name: /Listino/ });
  await userEvent.keyboard('{Enter}');

  await userEvent.click(screen.getByRole('button', { name: 'Invia più tardi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Domani alle/ }));

  await waitFor(() => expect(requestsTo(laterRoutes.create)).toHaveLength(1));
  expect(requestsTo(laterRoutes.create)[0]?.body).toMatchObject({
    message: 'Ecco il listino',
    attachmentId: attachment.id,
  });
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe(''));
});

test('a message whose answer was lost is scheduled once when it is scheduled again, the next one is another', async () => {
  respondWithError(laterRoutes.create, 503, {});
  await open();
  const scheduleAgain = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invia più tardi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Domani alle/ }));
  };
  await userEvent.type(await field(), 'Ci vediamo');
  await scheduleAgain();
  await waitFor(() => expect(requestsTo(laterRoutes.create)).toHaveLength(1));
  respond(laterRoutes.create, { scheduled: { ...scheduled, message: 'Ci vediamo' } });
  await scheduleAgain();
  await screen.findByText(/^Il messaggio parte il/);
  await userEvent.type(await field(), 'Ci vediamo');
  await scheduleAgain();
  await waitFor(() => expect(requestsTo(laterRoutes.create)).toHaveLength(3));

  const [lost, again, next] = requestsTo(laterRoutes.create);
  expect(again).toEqual(lost);
  expect(next?.idempotencyKey).not.toBe(lost?.idempotencyKey);
  expect(next?.body).not.toEqual(lost?.body);
});

test('what was typed while the message was being scheduled stays in the field', async () => {
  respond(laterRoutes.create, { scheduled: { ...scheduled, message: 'Ci vediamo' } });
  await open();
  await userEvent.type(await field(), 'Ci vediamo domani');
  await userEvent.click(screen.getByRole('button', { name: 'Invia più tardi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Domani alle/ }));

  await screen.findByText(/^Il messaggio parte il/);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('Ci vediamo domani');
});

test('a scheduled message is changed on the clock of the zone that the form names', async () => {
  respond(laterRoutes.list, { scheduled: [{ ...scheduled, message: 'Ciao', timeZone: 'Asia/Tokyo' }] });
  respond(laterRoutes.update, { scheduled: { ...scheduled, version: 2 } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Messaggi programmati' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Modifica' }));

  expect(await dialog.findByText(/Asia\/Tokyo/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /Messaggio/ }), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(laterRoutes.update)[0]?.body).toMatchObject({ timeZone: 'Asia/Tokyo' }));
});

test('a scheduled file is named, and stays when only its time is changed, also without its saved attachment', async () => {
  respond(laterRoutes.list, { scheduled: [scheduled] });
  respond(laterRoutes.update, { scheduled: { ...scheduled, version: 2 } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Messaggi programmati' }));
  expect(dialog.getByText('listino.pdf')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Modifica' }));
  expect(((await dialog.findByRole('combobox', { name: 'Allegato' })) as HTMLInputElement).value).toBe('listino.pdf');
  const time = dialog.getByLabelText(/^Ora/);
  await userEvent.clear(time);
  await userEvent.type(time, '10:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(laterRoutes.update)).toHaveLength(1));
  expect(requestsTo(laterRoutes.update)[0]?.body).toMatchObject({ attachmentId: attachment.id, sendTime: '10:30' });
});

test('a message that is sent while it is edited says so, and what was typed stays', async () => {
  respond(laterRoutes.list, { scheduled: [{ ...scheduled, message: 'Ciao' }] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Messaggi programmati' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Modifica' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Messaggio/ }), ', corretto');

  respond(laterRoutes.list, { scheduled: [] });
  await app().queryClient.refetchQueries();

  expect(await dialog.findByText(/^Questo messaggio non è più programmato/)).toBeTruthy();
  expect(dialog.getByText('Ciao, corretto')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Ho capito' }));
  expect(await dialog.findByText('Nessun messaggio programmato.')).toBeTruthy();
});
