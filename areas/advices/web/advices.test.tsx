import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Advice, adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';
import { adviceExample } from '../example.ts';
import { AdviceBanner } from './AdviceBanner.tsx';
import { ClientAdvicesScreen } from './ClientAdvicesScreen.tsx';
import { AdviceCreateScreen, AdviceEditScreen } from './form/AdviceFormScreens.tsx';
import { OwnAdvicesScreen } from './OwnAdvicesScreen.tsx';

const { id: clientId } = exampleClient;
const texts = ['advices', 'clients', 'attachments'];
const permissions = ['view clients', 'view macros', 'create macros', 'update macros', 'delete macros'];
const unread: Advice = {
  ...adviceExample,
  id: '0199f2a4-5c00-7061-8000-000000000001',
  author: 'Anna Conti',
  file: null,
  editedAt: null,
  seenAt: null,
  version: 2,
};
const read: Advice = {
  ...unread,
  id: '0199f2a4-5c00-7061-8000-000000000002',
  title: 'Acqua',
  seenAt: '2026-11-19T09:00:00.000Z',
};
const { own, client } = adviceSubjectRoutes.list;

beforeEach(() => respond(clientRoutes.detail, { client: exampleClient }));

const at = (path: string) => ({
  path: `/clients/$id/nutritions${path}`,
  at: `/clients/${clientId}/nutritions${path.replace('$adviceId', read.id)}`,
  permissions,
  texts,
});

test('a professional sees which advice was read and deletes one', async () => {
  respond(client, { advices: [unread, read], nextPage: 0 });
  respond(adviceRoutes.delete, {});
  await renderScreen(ClientAdvicesScreen, at(''));

  const first = within(await screen.findByRole('article', { name: unread.title }));
  expect(first.getByText('Non ancora letto')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Acqua' })).getByText('Letto il 19 nov 2026')).toBeTruthy();
  await userEvent.click(first.getByRole('button', { name: `Azioni per «${unread.title}»` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina consiglio' }));

  await waitFor(() => expect(requestsTo(adviceRoutes.delete)).toHaveLength(1));
});

test('new advice is sent once with the day, and an empty one is refused at the text', async () => {
  respondWithError(adviceRoutes.create, 422, {
    code: 'empty',
    errors: { text: ['Scrivi un testo o aggiungi un file.'] },
  });
  await renderScreen(AdviceCreateScreen, at('/create'));

  await userEvent.type(await screen.findByRole('textbox', { name: /Titolo/ }), 'Sale');
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }));

  expect(await screen.findByText('Scrivi un testo o aggiungi un file.')).toBeTruthy();
  expect(requestsTo(adviceRoutes.create)[0]?.body).toMatchObject({ title: 'Sale', text: '' });
});

test('a file that is too large is refused before it is sent', async () => {
  await renderScreen(AdviceCreateScreen, at('/create'));
  const file = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 51 * 1024 * 1024 });

  await screen.findByRole('button', { name: 'Scegli un file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, file);

  expect(await screen.findByText(/50/, { selector: '[class*="error"]' })).toBeTruthy();
  expect(screen.queryByText('menu.pdf')).toBeNull();
});

test('advice whose file could not be sent says so, and keeps what was typed', async () => {
  respondWithError(adviceRoutes.create, 503, {});
  await renderScreen(AdviceCreateScreen, at('/create'));
  await userEvent.type(await screen.findByRole('textbox', { name: /Titolo/ }), 'Colazione');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'menu.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }));

  expect(await screen.findByText('Nessuna risposta: controlla la connessione e riprova.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Titolo/ })).toHaveProperty('value', 'Colazione');
});

test('a correction of what was read says that it will be unread again', async () => {
  respond(adviceRoutes.get, { advice: read });
  respond(adviceRoutes.update, { advice: { ...read, seenAt: null, version: 3 } });
  await renderScreen(AdviceEditScreen, at('/$adviceId/edit'));

  expect(await screen.findByText(/Il cliente lo ha già letto/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Testo/ }), ' Anche la sera.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(adviceRoutes.update)[0]?.body).toMatchObject({ version: 2, title: 'Acqua' }));
});

test('a client says that they have read the version on the screen', async () => {
  respond(dietaryProfileRoutes.get.own, { profile: emptyProfile, version: 0, asksStates: true, changes: [] });
  respond(own, { advices: [unread], nextPage: 0 });
  respond(ownAdviceRoutes.markSeen, { advice: { ...unread, seenAt: '2026-11-20T10:00:00.000Z' } });
  await renderScreen(OwnAdvicesScreen, { texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Ho letto' }));

  await waitFor(() => expect(requestsTo(ownAdviceRoutes.markSeen)[0]?.body).toEqual({ version: 2 }));
});

test('Today links to unread advice with the newest title, and shows nothing without any', async () => {
  respond(ownAdviceRoutes.unread, { unread: 3, latest: unread });
  const { unmount } = await renderScreen(AdviceBanner, { texts, permissions: ['view own nutrition'] });
  const link = await screen.findByRole('link', { name: /Nuovo consiglio: Colazione prima dell’allenamento/ });
  expect(link.textContent).toContain('e altri 2 da leggere');
  unmount();

  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
  await renderScreen(AdviceBanner, { texts, permissions: ['view own nutrition'] });
  await waitFor(() => expect(requestsTo(ownAdviceRoutes.unread).length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: /consiglio/ })).toBeNull();
});
