import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
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

const draftOf = (changes: Partial<NoticeDraft> = {}) => ({ ...noticeExample, ...changes });

const create = (changes: Partial<NoticeDraft> = {}, token = studio.admin) =>
  server.ask(noticeRoutes.create, draftOf(changes), token);

const created = async (changes: Partial<NoticeDraft> = {}) => (await create(changes)).data.notice;

async function update(id: string, changes: Partial<NoticeDraft> & { showsAgain?: boolean } = {}) {
  const { version } = await get(id);
  return server.ask(
    noticeRoutes.update,
    { id, version, showsAgain: false, ...draftOf(changes), ...changes },
    studio.admin,
  );
}

const get = async (id: string, token = studio.admin) => (await server.ask(noticeRoutes.get, { id }, token)).data.notice;

const confirm = (id: string, token = studio.client) => server.ask(ownNoticeRoutes.confirm, { id }, token);

const board = async (token = studio.client) =>
  (await server.ask(ownNoticeRoutes.list, {}, token)).data.notices.map(({ id }) => id);

const stateOf = async (id: string, token = studio.admin) =>
  (await server.ask(noticeRoutes.recipients, { id }, token)).data.recipients.map(
    ({ name, state }) => `${name}: ${state}`,
  );

const clientId = () => studio.ids['clients'] ?? '';

test('a notice to all clients is on their noticeboard, with its line breaks, and is read when it is confirmed', async () => {
  const notice = await created();
  const before = (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices[0];

  await confirm(notice.id);
  await confirm(notice.id);

  expect(notice).toMatchObject({ status: 'published', recipients: 2, readers: 0 });
  expect(before).toMatchObject({ text: noticeExample.text, isRead: false });
  expect((await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices[0]).toMatchObject({ isRead: true });
  expect(await get(notice.id)).toMatchObject({ recipients: 2, readers: 1 });
});

test('the audience is who belongs to it now: type, group, deactivation', async () => {
  const { clientType } = (await server.ask(clientRoutes.createType, { name: 'Online' }, studio.admin)).data;
  const clientTypeIds = [clientType.id];
  const { group } = (await server.ask(groupRoutes.create, { name: 'Estate', clientIds: [] }, studio.admin)).data;
  const { id } = await created({ audience: 'chosen', clientTypeIds, groupIds: [group.id] });
  const empty = await board();

  await server.ask(
    groupRoutes.update,
    { id: group.id, version: 1, name: 'Estate', clientIds: [clientId()] },
    studio.admin,
  );
  const joined = await board();
  await confirm(id);
  const counted = await get(id);
  await server.ask(clientRoutes.deactivate, { id: clientId() }, studio.admin);

  expect(empty).toEqual([]);
  expect(joined).toEqual([id]);
  expect(await board(studio.otherClient)).toEqual([]);
  expect(counted).toMatchObject({
    recipients: 1,
    readers: 1,
    groups: [{ name: 'Estate' }],
    clientTypes: [{ name: 'Online' }],
  });
  expect(await get(id)).toMatchObject({ recipients: 0, readers: 0 });
});

test('an audience is counted before it is saved, also when it is empty', async () => {
  const { group } = (await server.ask(groupRoutes.create, { name: 'Vuoto', clientIds: [] }, studio.admin)).data;
  const count = async (groupIds: string[], audience: 'all' | 'chosen') =>
    (await server.ask(noticeRoutes.countAudience, { audience, clientTypeIds: [], groupIds }, studio.admin)).data;

  expect(await count([], 'all')).toEqual({ recipients: 2, notRegistered: 0, timeZone: 'Europe/Rome' });
  expect(await count([group.id], 'chosen')).toMatchObject({ recipients: 0, notRegistered: 0 });
  expect(await create({ audience: 'chosen' })).toMatchObject({ status: 422, code: 'nobody_chosen' });
});

test('who was invited and has not registered is counted apart: they cannot read the notice', async () => {
  const invited = { name: 'Ada Invitata', email: `ada.${studio.accountId}@example.com` };
  await server.ask(clientRoutes.create, invited, studio.admin);

  const request = { audience: 'all' as const, clientTypeIds: [], groupIds: [] };
  const { data } = await server.ask(noticeRoutes.countAudience, request, studio.admin);

  expect(data).toMatchObject({ recipients: 2, notRegistered: 1 });
});

test('the recipients are listed worst first: not registered, not read, read', async () => {
  const invited = { name: 'Ada Invitata', email: `ada.${studio.accountId}@example.com` };
  await server.ask(clientRoutes.create, invited, studio.admin);
  const { id } = await created();
  await confirm(id, studio.otherClient);

  const states = await stateOf(id);

  expect(states.map((line) => line.split(': ')[1])).toEqual(['unreached', 'unread', 'read']);
  expect(states[0]).toBe('Ada Invitata: unreached');
  expect(await get(id)).toMatchObject({ recipients: 3, registered: 2, readers: 1 });
});

test('a collaborator reads notices and sees the confirmations of their own clients only, and changes nothing', async () => {
  const { id, version } = await created();
  await confirm(id);

  expect(await get(id, studio.coach)).toMatchObject({ recipients: 0, readers: 0 });
  expect(await stateOf(id, studio.coach)).toEqual([]);
  const attempts = await Promise.all([
    create({}, studio.coach),
    server.ask(noticeRoutes.update, { id, version, showsAgain: false, ...draftOf() }, studio.coach),
    server.ask(noticeRoutes.delete, { id }, studio.coach),
    server.ask(noticeRoutes.withdraw, { id }, studio.coach),
    server.ask(noticeRoutes.remind, { id }, studio.coach),
    server.ask(noticeRoutes.deletePicture, { id }, studio.coach),
    server.ask(noticeRoutes.list, {}, studio.client),
    confirm(id, studio.coach),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
});

test('a correction keeps the confirmations; showing the notice again asks for them anew and keeps the old ones in the list', async () => {
  const { id } = await created({ mustConfirm: true });
  await confirm(id);

  const corrected = (await update(id, { text: 'Corretto', mustConfirm: true })).data.notice;
  const again = (await update(id, { text: 'Cambiato', mustConfirm: true, showsAgain: true })).data.notice;

  expect(corrected).toMatchObject({ text: 'Corretto', readers: 1 });
  expect(again.readers).toBe(0);
  expect((await stateOf(id)).map((line) => line.split(': ')[1])).toEqual(['unread', 'outdated']);
  const { unread, mustConfirm } = (await server.ask(ownNoticeRoutes.unread, {}, studio.client)).data;
  expect([unread, mustConfirm.map(({ text }) => text)]).toEqual([1, ['Cambiato']]);
});

test('a save on an older version is a conflict with the present notice', async () => {
  const { id } = await created();
  await update(id, { text: 'Prima' });

  const late = await server.ask(noticeRoutes.update, { id, version: 1, showsAgain: false, ...draftOf() }, studio.admin);

  expect(late).toMatchObject({ status: 409, code: 'version_conflict', data: { record: { text: 'Prima' } } });
});

test('Today shows unread notices that must be confirmed until they are; others are only counted', async () => {
  const { id } = await created({ mustConfirm: true });
  await created();
  const unread = async () => (await server.ask(ownNoticeRoutes.unread, {}, studio.client)).data;

  const before = await unread();
  await confirm(id);

  expect(before).toMatchObject({ unread: 2, mustConfirm: [{ id }] });
  expect(await unread()).toEqual({ unread: 1, mustConfirm: [] });
});

test('a withdrawn, expired or deleted notice leaves the noticeboard; a withdrawn one keeps its confirmations', async () => {
  const [withdrawn, expired, deleted] = [await created(), await created(), await created()];
  for (const { id } of [withdrawn, expired, deleted]) await confirm(id);

  await server.ask(noticeRoutes.withdraw, { id: withdrawn.id }, studio.admin);
  await server.owner.query(`update notices set expires_on = current_date - 2 where id = $1`, [expired.id]);
  await server.ask(noticeRoutes.delete, { id: deleted.id }, studio.admin);

  expect(await board()).toEqual([]);
  expect(await get(withdrawn.id)).toMatchObject({ status: 'draft', readers: 1 });
  expect(await get(expired.id)).toMatchObject({ status: 'expired' });
  expect((await server.ask(noticeRoutes.get, { id: deleted.id }, studio.admin)).status).toBe(404);
  expect((await update(withdrawn.id)).data.notice.status).toBe('published');
  expect(await board()).toEqual([withdrawn.id]);
});

test('a reminder is sent once for each edition, and only for a notice on the noticeboard', async () => {
  const draft = await created({ publication: 'draft' });
  const { id } = await created();
  const remind = (noticeId: string) => server.ask(noticeRoutes.remind, { id: noticeId }, studio.admin);

  expect(await remind(draft.id)).toMatchObject({ status: 409, code: 'not_published' });
  expect((await remind(id)).data.notice.remindedAt).toBeTruthy();
  expect(await remind(id)).toMatchObject({ status: 409, code: 'already_reminded' });
  await update(id, { showsAgain: true });
  expect((await remind(id)).status).toBe(200);
});

test('the list is filtered by status, text and day of publication, and sorted', async () => {
  const draft = await created({ publication: 'draft', text: 'Zumba' });
  const out = await created({ text: 'Apertura' });
  const ids = async (request: object) =>
    (await server.ask(noticeRoutes.list, request, studio.admin)).data.notices.map(({ id }) => id);
  expect(await ids({})).toEqual([draft.id, out.id]);
  expect(await ids({ status: 'draft' })).toEqual([draft.id]);
  expect(await ids({ search: 'aper' })).toEqual([out.id]);
  expect(await ids({ publishAt: todayIn('Europe/Rome') })).toEqual([out.id]);
  expect(await ids({ publishAt: addDays(todayIn('Europe/Rome'), -1) })).toEqual([]);
  expect(await ids({ sortBy: 'text', sortOrder: 'asc' })).toEqual([out.id, draft.id]);
});

test('a picture is replaced and removed; a file of another type is refused', async () => {
  const { id } = await created();
  const send = (content: Buffer) => {
    const form = multipart([{ name: 'file', fileName: 'avviso.png', content }]);
    const headers = { authorization: `Bearer ${studio.admin}`, ...form.headers };
    return server.app.inject({ method: 'POST', url: `/api/notices/${id}/picture`, payload: form.payload, headers });
  };
  const picture = pngOfZeros({ width: 1600, height: 800, bitDepth: 8 });

  const first = (await send(picture)).json().data.notice.picture.url;
  const second = (await send(picture)).json().data.notice.picture.url;
  const refused = (await send(Buffer.from('%PDF-1.7'))).statusCode;

  expect(first).not.toBe(second);
  expect(refused).toBe(422);
  const own = (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices[0];
  const stored = await server.app.inject({ method: 'GET', url: own?.picture?.url ?? '' });
  expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp']);
  await server.ask(noticeRoutes.deletePicture, { id }, studio.admin);
  expect((await get(id)).picture).toBeNull();
});
