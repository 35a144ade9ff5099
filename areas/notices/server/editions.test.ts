import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { type NoticeDraft, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.ask(noticeRoutes.delete, { id: studio.ids['notices'] ?? '' }, studio.admin);
});

const created = async (changes: Partial<NoticeDraft> = {}) =>
  (await server.ask(noticeRoutes.create, { ...noticeExample, ...changes }, studio.admin)).data.notice;

async function update(id: string, changes: Partial<NoticeDraft> & { showsAgain?: boolean } = {}) {
  const { version } = await get(id);
  const request = { id, version, showsAgain: false, ...noticeExample, ...changes };
  return server.ask(noticeRoutes.update, request, studio.admin);
}

const get = async (id: string) => (await server.ask(noticeRoutes.get, { id }, studio.admin)).data.notice;

const confirm = (id: string) => server.ask(ownNoticeRoutes.confirm, { id }, studio.client);

const ownOf = async (id: string) =>
  (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices.find((one) => one.id === id);

const stateOf = async (id: string) =>
  (await server.ask(noticeRoutes.recipients, { id }, studio.admin)).data.recipients.map(
    ({ name, state }) => `${name}: ${state}`,
  );

test('a text that is changed while the notice is withdrawn is read anew, and an unchanged one is not', async () => {
  const { id } = await created({ text: 'Domani lezione alle 7' });
  await confirm(id);
  const seen = await ownOf(id);
  await server.ask(noticeRoutes.withdraw, { id }, studio.admin);
  await update(id, { text: 'Domani lezione alle 7' });
  expect((await ownOf(id))?.isRead).toBe(true);
  expect(await get(id)).toMatchObject({ readers: 1 });

  await server.ask(noticeRoutes.withdraw, { id }, studio.admin);
  await update(id, { text: 'Domani lezione alle 9', publication: 'draft' });
  await update(id, { text: 'Domani lezione alle 9' });
  expect(await ownOf(id)).toMatchObject({ isRead: false, readAt: null, editedAt: null });
  expect(await get(id)).toMatchObject({ readers: 0 });
  expect((await stateOf(id)).map((line) => line.split(': ')[1])).toEqual(['unread', 'outdated']);

  await server.ask(ownNoticeRoutes.confirm, { id, editedAt: null, edition: seen?.edition }, studio.client);
  expect((await ownOf(id))?.isRead).toBe(false);
  await confirm(id);
  expect(await get(id)).toMatchObject({ readers: 1 });
});

test('who read a notice before a change reads so also after it was withdrawn and published again', async () => {
  const { id } = await created({ text: 'Domani lezione alle 7' });
  await confirm(id);
  await update(id, { text: 'Domani lezione alle 9' });
  await server.ask(noticeRoutes.withdraw, { id }, studio.admin);
  await update(id, { text: 'Domani lezione alle 9' });

  const own = await ownOf(id);
  expect(own?.isRead).toBe(true);
  expect((own?.readAt ?? '') < (own?.editedAt ?? '')).toBe(true);
});

test('a text that is changed after it was read says so to the client and in the list of recipients; shown again, it is read anew', async () => {
  const { id } = await created({ text: 'Domani lezione alle 7', sendsPush: true });
  await server.ask(ownNoticeRoutes.confirm, { id }, studio.client);
  const own = async () => (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices[0];
  const editedSince = async () => {
    const notice = await own();
    return Boolean(notice?.readAt && notice.editedAt && notice.readAt < notice.editedAt);
  };

  await update(id, { text: 'Domani lezione alle 7', mustConfirm: true });
  expect([await editedSince(), (await get(id)).editedAt]).toEqual([false, null]);
  await update(id, { text: 'Domani lezione alle 9, non alle 7' });
  expect([await editedSince(), (await own())?.isRead]).toEqual([true, true]);
  expect((await get(id)).editedAt).toBeTruthy();
  await update(id, { text: 'Domani lezione alle 10', showsAgain: true });
  expect([(await own())?.isRead, (await get(id)).editedAt]).toEqual([false, null]);
});

test('a confirmation of the text before a change, which arrives after it, counts as one of the earlier text', async () => {
  const { id } = await created({ text: 'Domani lezione alle 7' });
  const seen = await ownOf(id);
  await update(id, { text: 'Domani lezione alle 9, non alle 7' });
  await server.ask(ownNoticeRoutes.confirm, { id, editedAt: seen?.editedAt ?? null }, studio.client);
  const read = await ownOf(id);
  expect(read?.isRead).toBe(true);
  expect((read?.readAt ?? '') < (read?.editedAt ?? '')).toBe(true);

  const { id: otherId } = await created({ text: 'Domani chiuso' });
  await update(otherId, { text: 'Domani chiuso, dopodomani aperto' });
  const edited = await ownOf(otherId);
  await server.ask(ownNoticeRoutes.confirm, { id: otherId, editedAt: edited?.editedAt ?? null }, studio.client);
  const readAfter = await ownOf(otherId);
  expect((readAfter?.readAt ?? '') > (readAfter?.editedAt ?? '')).toBe(true);
});

test('a confirmation of the text before the notice was shown again, which arrives afterwards, leaves the new one unread', async () => {
  const { id } = await created({ text: 'Domani lezione alle 7', mustConfirm: true });
  const seen = await ownOf(id);
  await update(id, { text: 'Domani lezione alle 10', mustConfirm: true, showsAgain: true });
  const late = { id, editedAt: seen?.editedAt ?? null, edition: seen?.edition };
  expect((await server.ask(ownNoticeRoutes.confirm, late, studio.client)).status).toBe(200);

  expect(await ownOf(id)).toMatchObject({ isRead: false, readAt: null });
  expect((await stateOf(id)).map((line) => line.split(': ')[1])).toEqual(['unread', 'outdated']);
  const again = await ownOf(id);
  await server.ask(ownNoticeRoutes.confirm, { id, editedAt: null, edition: again?.edition }, studio.client);
  expect((await ownOf(id))?.isRead).toBe(true);
});
