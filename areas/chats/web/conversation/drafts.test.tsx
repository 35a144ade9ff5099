import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { chatRoutes } from '../../contract.ts';
import { draftRoutes, liveDraftChanged } from '../../contract/drafts.ts';
import { chosenReference } from '../chat-box.ts';
import { chatLiveHandlers } from '../live.ts';
import {
  conversationId,
  field,
  message,
  open,
  own,
  prepareConversation,
  savedDraft,
} from '../testing/open-conversation.tsx';

beforeEach(prepareConversation);

const value = async () => ((await field()) as HTMLTextAreaElement).value;
const saves = () => requestsTo(draftRoutes.save).map(({ body }) => body as { text: string; version: number });

/** What another device saves arrives as an event. */
function receive(queryClient: Parameters<(typeof chatLiveHandlers)[number]['handle']>[0], version: number): void {
  for (const handler of chatLiveHandlers)
    if (handler.type === liveDraftChanged.type) handler.handle(queryClient, { conversationId, version });
}

test('what was typed is saved once for the other devices, after a pause, and not at every key', async () => {
  await open();
  await userEvent.type(await field(), 'Domani');
  expect(saves()).toEqual([]);

  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ text: 'Domani', version: 0, keepsOther: false });
});

test('it is saved at once when the page is hidden', async () => {
  await open();
  await userEvent.type(await field(), 'Dom');

  fireEvent(document, new Event('visibilitychange'));

  expect(saves()).toMatchObject([{ text: 'Dom' }]);
});

test('the draft of another device is in the field, and follows it', async () => {
  respond(draftRoutes.get, { draft: savedDraft });
  const { queryClient } = await open();
  await waitFor(async () => expect(await value()).toBe('Domani'));

  const about = { kind: 'visit', id: newId(), part: null, label: 'Visita del 3 marzo' };
  respond(draftRoutes.get, { draft: { ...savedDraft, text: 'Domani alle 9', about, version: 2 } });
  receive(queryClient, 2);

  await waitFor(async () => expect(await value()).toBe('Domani alle 9'));
  expect(screen.getByText('Riguarda: Visita del 3 marzo')).toBeDefined();
  expect(saves()).toEqual([]);
});

test('a record that the next message is about is saved for the other devices before anything is typed', async () => {
  const about = { kind: 'visit', id: newId(), part: null, label: 'Visita del 3 marzo' };
  await open();
  act(() => chosenReference.set({ conversationId, about }));

  await waitFor(() => expect(saves()).toMatchObject([{ text: '', referenceKind: 'visit', referenceId: about.id }]));
});

test('what is being typed is not replaced; the text of the other device is offered and added', async () => {
  const { queryClient } = await open();
  await userEvent.type(await field(), 'Scrivo qui');
  const both = { ...savedDraft, text: 'Scrivo qui', otherText: 'Altrove', version: 2 };
  respond(draftRoutes.get, { draft: { ...savedDraft, text: 'Altrove' } });
  respond(draftRoutes.save, { draft: both });
  receive(queryClient, 1);

  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi' }));

  expect(await value()).toBe('Scrivo qui\nAltrove');
  expect(saves()[0]).toMatchObject({ text: 'Scrivo qui', version: 0 });
  expect(screen.queryByRole('button', { name: 'Aggiungi' })).toBeNull();
});

test('a message that is sent before its draft was saved leaves no draft', async () => {
  respond(chatRoutes.send, { message: message(3, 'Ok', own) });
  const { unmount } = await open();
  await userEvent.type(await field(), 'Ok{Enter}');
  await waitFor(() => expect(requestsTo(chatRoutes.send)).toHaveLength(1));

  unmount();

  expect(saves()).toEqual([]);
});

test('a draft that could not be saved is saved when the conversation is opened again', async () => {
  respondWithError(draftRoutes.save, 503, {});
  const { unmount } = await open();
  await userEvent.type(await field(), 'In galleria');
  unmount();
  respond(draftRoutes.save, { draft: { ...savedDraft, text: 'In galleria' } });

  await open();

  expect(await value()).toBe('In galleria');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ text: 'In galleria', version: 0 });
});
