import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Notice, noticeRoutes } from '../contract.ts';
import { type OwnNotice, ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';
import { NoticeBanners } from './board/NoticeBanners.tsx';
import { NoticeboardScreen } from './board/NoticeboardScreen.tsx';
import { pictureFile } from './form/cropped-picture.ts';
import { NoticeCreateScreen, NoticeEditScreen } from './form/NoticeFormScreens.tsx';
import { NoticeListScreen } from './NoticeListScreen.tsx';
import { NoticeScreen } from './NoticeScreen.tsx';

const id = (number: number) => `0199f2a4-5c00-7012-8000-00000000000${number}`;
const notice: Notice = {
  id: id(1),
  text: 'Chiusura di Natale\nDal 24 al 26 dicembre.',
  status: 'published',
  publishAt: '2026-11-20T17:30:00.000Z',
  publishOn: null,
  publishTime: null,
  timeZone: 'Europe/Rome',
  expiresOn: null,
  audience: 'all',
  clientTypes: [],
  groups: [],
  mustConfirm: true,
  sendsPush: false,
  picture: null,
  recipients: 30,
  registered: 28,
  readers: 12,
  author: null,
  remindedAt: null,
  version: 1,
};
const own: OwnNotice = {
  id: id(1),
  text: notice.text,
  mustConfirm: true,
  picture: null,
  publishedAt: '2026-11-20T17:30:00.000Z',
  isRead: false,
};
const permissions = ['view notices', 'create notices', 'update notices', 'delete notices'];
const inTexts = { texts: ['notices', 'groups'], permissions };

beforeEach(() => {
  respond(noticeRoutes.list, { notices: [notice], nextPage: 0 });
  respond(noticeRoutes.get, { notice });
  respond(noticeRoutes.countAudience, { recipients: 28, notRegistered: 2, timeZone: 'Europe/Rome' });
  respond(clientRoutes.types, { clientTypes: [{ id: id(5), name: 'Online', version: 1 }] });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  respond(noticeRoutes.recipients, {
    recipients: [
      { clientId: id(6), name: 'Ada Invitata', state: 'unreached', readAt: null },
      { clientId: id(7), name: 'Bruno Prova', state: 'unread', readAt: null },
    ],
    nextPage: 0,
  });
});

const openDetail = (changes: Partial<Notice> = {}, allowed = permissions) => {
  respond(noticeRoutes.get, { notice: { ...notice, ...changes } });
  return renderScreen(NoticeScreen, {
    ...inTexts,
    path: '/notices/$id',
    at: `/notices/${id(1)}`,
    permissions: allowed,
  });
};

test('the list shows the first line, the publication on the clock of the reader and the readers', async () => {
  await renderScreen(NoticeListScreen, { ...inTexts, path: '/notices' });

  const row = within((await screen.findByRole('link', { name: 'Chiusura di Natale' })).closest('tr') as HTMLElement);
  expect(row.getByText('20 nov 2026, 18:30')).toBeTruthy();
  expect(row.getByText('12 di 28')).toBeTruthy();
  expect(row.getByText('Pubblicato')).toBeTruthy();
});

test('who reads in Los Angeles reads the times of notices on their own clock', async () => {
  const user = { timeZone: 'America/Los_Angeles' };
  const { unmount } = await renderScreen(NoticeListScreen, { ...inTexts, path: '/notices', user });
  expect(await screen.findByText('20 nov 2026, 09:30')).toBeTruthy();
  unmount();

  await renderScreen(NoticeScreen, { ...inTexts, path: '/notices/$id', at: `/notices/${id(1)}`, user });
  expect(await screen.findByText(/20 nov 2026.*09:30/)).toBeTruthy();
});

test('a scheduled notice is opened with the zone of its time, and saved with it', async () => {
  const scheduled = { status: 'scheduled', publishAt: '2026-11-26T07:30:00.000Z', timeZone: 'Asia/Tokyo' } as const;
  respond(noticeRoutes.get, { notice: { ...notice, ...scheduled, publishOn: '2026-11-26', publishTime: '16:30' } });
  respond(noticeRoutes.update, { notice });
  await renderScreen(NoticeEditScreen, { ...inTexts, path: '/notices/$id/edit', at: `/notices/${id(1)}/edit` });

  expect(await screen.findByText('Fuso orario: Asia/Tokyo')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Programma' }));

  await waitFor(() =>
    expect(requestsTo(noticeRoutes.update)[0]?.body).toMatchObject({
      publishOn: '2026-11-26',
      publishTime: '16:30',
      timeZone: 'Asia/Tokyo',
    }),
  );
});

test('a collaborator opens a notice and has neither buttons nor a menu', async () => {
  await openDetail({}, ['view notices']);

  expect(await screen.findByText('Ada Invitata')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull();
});

test('a reminder says how many receive it, is sent after a confirmation, and only once', async () => {
  respond(noticeRoutes.remind, { notice });
  const { unmount } = await openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Ricorda a chi non ha letto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi mandare un promemoria?' }));

  expect(dialog.getByText(/ricevono 16 clienti/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Manda promemoria' }));
  await waitFor(() => expect(requestsTo(noticeRoutes.remind)).toHaveLength(1));
  unmount();

  const { unmount: leave } = await openDetail({ registered: 12 });
  expect(await screen.findByText('Ada Invitata')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ricorda a chi non ha letto' })).toBeNull();
  leave();

  await openDetail({ remindedAt: '2026-11-20T18:00:00.000Z' });
  expect(await screen.findByText('Promemoria inviato il 20 nov 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ricorda a chi non ha letto' })).toBeNull();
});

test('a notice is deleted after a confirmation, and its screen is left', async () => {
  respond(noticeRoutes.delete, {});
  const { router } = await openDetail();
  await userEvent.click(await screen.findByRole('button', { name: "Azioni per l'avviso" }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Elimina avviso' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/notices'));
});

const openForm = () => renderScreen(NoticeCreateScreen, { ...inTexts, path: '/notices/create', at: '/notices/create' });

test('a notice for all clients is published at once', async () => {
  respond(noticeRoutes.create, { notice });
  const { router } = await openForm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Chiuso a Natale');

  expect(await screen.findByText(/Oggi lo ricevono 28 clienti attivi/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/notices/${id(1)}`));
  const { body } = requestsTo(noticeRoutes.create)[0] ?? {};
  expect(body).toEqual({ ...noticeExample, text: 'Chiuso a Natale', showsAgain: false });
  expect(requestsTo(noticeRoutes.create)[0]?.idempotencyKey).toBeTruthy();
});

test('the form says how many can read the notice, and how many have not registered yet', async () => {
  await openForm();

  const count = await screen.findByText(/Oggi lo ricevono 28 clienti/);
  expect(count.textContent).toContain('2 non si sono ancora registrati e lo trovano in bacheca quando lo fanno.');
});

test('an audience without active clients warns and can be saved; a scheduled notice names the time zone', async () => {
  respond(noticeRoutes.countAudience, { recipients: 0, notRegistered: 0, timeZone: 'Europe/Rome' });
  const refusal = 'Scegli il giorno e l’ora.';
  respondWithError(noticeRoutes.create, 422, { code: 'publication_missing', errors: { publishOn: [refusal] } });
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tipi e gruppi' }));
  await userEvent.click(screen.getByPlaceholderText('Scegli i tipi'));
  await userEvent.click(await screen.findByRole('option', { name: 'Online' }));

  expect(await screen.findByText(/Oggi non lo riceverebbe nessuno/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Programma' }));
  expect(screen.getByText('Fuso orario: Europe/Rome')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Testo' }), 'Prova');
  await userEvent.click(screen.getByRole('button', { name: 'Programma' }));

  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(requestsTo(noticeRoutes.create)[0]?.body).toMatchObject({ clientTypeIds: [id(5)], publication: 'later' });
});

test('a published notice keeps its publication and can be shown again', async () => {
  respond(noticeRoutes.update, { notice });
  await renderScreen(NoticeEditScreen, { ...inTexts, path: '/notices/$id/edit', at: `/notices/${id(1)}/edit` });

  expect(await screen.findByText('20 nov 2026, 18:30')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Subito' })).toBeNull();
  expect(screen.queryByRole('switch', { name: /Manda una notifica/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /Mostra di nuovo/ }));
  expect(screen.getByRole('switch', { name: /Manda una notifica/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() =>
    expect(requestsTo(noticeRoutes.update)[0]?.body).toMatchObject({ publication: 'now', showsAgain: true }),
  );
});

test('the noticeboard marks unread notices, and "Ho capito" is the sign of reading', async () => {
  const editedAt = '2026-11-20T08:00:00.000Z';
  const notices = [
    { ...own, editedAt, edition: 2 },
    { ...own, id: id(2), text: 'Vecchio', isRead: true },
  ];
  respond(ownNoticeRoutes.list, { notices, nextPage: 0 });
  respond(ownNoticeRoutes.confirm, {});
  await renderScreen(NoticeboardScreen, { path: '/my/notices', texts: ['notices'] });

  expect(await screen.findByText('Nuovo')).toBeTruthy();
  expect(screen.getByText('Letto')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ho capito' }));

  await waitFor(() => expect(requestsTo(ownNoticeRoutes.confirm)).toHaveLength(1));
  expect(requestsTo(ownNoticeRoutes.confirm)[0]?.body).toEqual({ editedAt, edition: 2 });
  expect(requestsTo(ownNoticeRoutes.list).length).toBeGreaterThan(1);
});

test('a confirmation that cannot be sent says so, and the notice still asks for it', async () => {
  respond(ownNoticeRoutes.unread, { unread: 1, mustConfirm: [own] });
  respondWithError(ownNoticeRoutes.confirm, 503, {});
  await renderScreen(NoticeBanners, { texts: ['notices'], permissions: ['view own notices'] });

  await userEvent.click(await screen.findByRole('button', { name: 'Ho capito' }));

  expect(await screen.findByText(/^Nessuna risposta/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ho capito' })).toBeTruthy();
});

test('Today shows what must be confirmed and links to the other unread notices; without any it shows nothing', async () => {
  respond(ownNoticeRoutes.unread, { unread: 3, mustConfirm: [own] });
  const { unmount } = await renderScreen(NoticeBanners, { texts: ['notices'], permissions: ['view own notices'] });

  expect(await screen.findByText(/Chiusura di Natale/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '2 avvisi nuovi in bacheca' })).toBeTruthy();
  unmount();

  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  await renderScreen(NoticeBanners, { texts: ['notices'], permissions: ['view own notices'] });
  await waitFor(() => expect(requestsTo(ownNoticeRoutes.unread)).toHaveLength(2));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a cropped picture is in the draft of a form that is opened again, and is sent as the file that it was', async () => {
  const dataUrl = `data:image/webp;base64,${btoa('twelve bytes')}`;
  const draft = { text: 'Con foto', picture: { kind: 'new', dataUrl } };
  sessionStorage.setItem('draft.notices.create', JSON.stringify(draft));
  await renderScreen(NoticeCreateScreen, { ...inTexts, path: '/notices/create' });

  const picture = await screen.findByRole('img', { name: "Immagine dell'avviso" });
  const file = pictureFile(dataUrl);
  expect(picture.getAttribute('src')).toBe(dataUrl);
  expect([file.name, file.type, await file.text()]).toEqual(['notice.webp', 'image/webp', 'twelve bytes']);
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi' }));
  expect(screen.queryByRole('img', { name: "Immagine dell'avviso" })).toBeNull();
  expect(sessionStorage.getItem('draft.notices.create')).not.toContain(dataUrl);
});

test('a notification opens the noticeboard at its notice, or says that it is gone', async () => {
  respond(ownNoticeRoutes.list, { notices: [own, { ...own, id: id(2), text: 'Orari nuovi' }], nextPage: 0 });
  const board = { ...inTexts, path: '/my/notices', permissions: ['view own notices'] };
  await renderScreen(NoticeboardScreen, { ...board, at: `/my/notices?notice=${id(2)}` });
  expect((await screen.findByText('Orari nuovi')).closest('li')?.dataset['opened']).toBe('true');
  expect(screen.queryByRole('status')).toBeNull();

  cleanup();
  await renderScreen(NoticeboardScreen, { ...board, at: `/my/notices?notice=${id(3)}` });
  expect(await screen.findByText('Questo avviso non è più in bacheca.')).toBeTruthy();
});
